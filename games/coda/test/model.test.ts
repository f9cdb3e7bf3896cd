import { seatHand, type View } from '@cifra/kernel';
import type { Marks } from '@cifra/kit/marks';
import { playTo, storiesIn } from '@cifra/kit/moments';
import type { Beat } from '@cifra/kit/stage';
import type { Scenario } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { beats } from '../board/beats.ts';
import { currentChoice, NO_CHOICE, type TableChoice } from '../board/choice.ts';
import { boardModel } from '../board/model.ts';
import { PLANS } from '../board/moments.ts';
import { markOf } from '../board/notes.ts';
import { endedRound, endRow, lastEnd, standingSum, totalOf } from '../board/round-end.ts';
import { story } from '../board/story.ts';
import { type ThumbTask, taskOf } from '../board/task.ts';
import { type Coda, type Command, coda } from '../rules/index.ts';
import { attack, draw, given, open, place, reveal, stop } from './build.ts';

type Chosen = Partial<TableChoice>;

/** The table as a seat has it, with something chosen. */
function at(match: Scenario<Coda>, seat: number, chosen: Chosen = {}, marks: Marks = {}, beat: Beat | null = null) {
  return shown(match.view(seat), match.legal(seat), chosen, marks, beat);
}

function shown(
  view: View<Coda>,
  legal: readonly Command[],
  chosen: Chosen = {},
  marks: Marks = {},
  beat: Beat | null = null,
) {
  const input = {
    view,
    legal,
    help: 'marks',
    isLive: true,
    isHeld: false,
    beat,
    highlight: null,
    pointsAt: null,
  } as const;
  const task = taskOf(input, { ...NO_CHOICE, ...chosen }, marks);
  return { task, model: boardModel(input, task, marks) };
}

const pad = (task: ThumbTask) => {
  if (task.type !== 'pad') throw new Error(`It is for ${task.type}`);
  return task;
};
const aimAt = (seat: number, key: number) => ({ target: { seat, key, round: undefined } });

const DUEL = { rows: ['d1 d4 l7 l10', 'd2 d3 l8 l9'], pool: 'd5 l3 d6' };

describe('what the thumb is for', () => {
  test('[C3] colours are chosen half and half until somebody says otherwise', () => {
    const match = given(DUEL);
    expect(at(match, 0).task).toMatchObject({ type: 'draw', colours: ['dark', 'light'], command: null });
    expect(at(match, 0, { colour: 'light' }).task.command).toEqual(draw('light'));
    expect(at(match, 1).task).toEqual({ type: 'wait', canNote: true, command: null });
  });

  test('[C13] with dashes the place of a drawn tile is asked for in every turn, with one place as with several', () => {
    const rival = 'd2 d3 l8 l9';
    const several = given({ rows: ['d1 d- l7 l10', rival], pool: 'd4', options: { dashes: true } }).when(
      0,
      draw('dark'),
    );
    expect(at(several, 0).task).toMatchObject({ type: 'slot', isAhead: true, slots: [1, 2], command: null });
    const one = given({ rows: ['d1 d4 l7 l10', rival], pool: 'd5', options: { dashes: true } }).when(0, draw('dark'));
    expect(at(one, 0).task).toMatchObject({ type: 'slot', isAhead: true, slots: [2], command: place(2) });
    expect(at(several.when(0, place(1)), 0).task.type).toBe('aim');
    expect(at(one.when(0, place(2)), 0).task.type).toBe('aim');
    // What the others hear is the same to the last word.
    expect(one.view(1).table.attacks).toEqual(several.view(1).table.attacks);
    expect(one.facts).toEqual(several.facts);
  });

  test('[C7] first a tile, then a number, then the button says both', () => {
    const match = given(DUEL).when(0, draw('dark'));
    expect(at(match, 0).task).toMatchObject({ type: 'aim', canStop: false, command: null });
    expect(at(match, 0, aimAt(1, 2)).task).toMatchObject({ type: 'pad', canAttack: true, command: null });
    expect(at(match, 0, { ...aimAt(1, 2), value: 8 }).task.command).toEqual(attack(1, 2, 8));
  });

  test('[C8] [C9] after a right attack the button stops', () => {
    const match = given(DUEL)
      .when(0, draw('dark'))
      .when(0, attack(1, 0, 2));
    expect(at(match, 0).task).toEqual({ type: 'aim', canStop: true, command: stop });
  });

  test('[C13] everybody arranges; with a dash it must have a place first', () => {
    const plan = PLANS.find(({ name }) => name === 'arrange');
    if (plan === undefined) throw new Error('No such scene');
    const { view } = playTo(coda, { beats, story }, plan);
    const input = {
      view,
      legal: [...coda.legal(view)],
      whyNot: () => null,
      help: 'marks',
      isLive: true,
    } as const;
    const empty = taskOf(input, NO_CHOICE, {});
    expect(empty).toMatchObject({ type: 'arrange', command: null });
    const placed = taskOf(input, { ...NO_CHOICE, gaps: [1] }, {});
    expect(placed.command).toEqual({ type: 'ready', slots: [1] });
    expect(coda.check(view, { type: 'ready', slots: [1] })).toBeNull();
  });

  test('a number chosen for one decision is none for the next; notes go on while one waits', () => {
    const match = given(DUEL).when(0, draw('dark'));
    const chosen = { ...currentChoice(NO_CHOICE, match.table, true), ...aimAt(1, 2), value: 8 };
    expect(currentChoice(chosen, match.table, true)).toBe(chosen);
    match.when(0, attack(1, 0, 2));
    expect(currentChoice(chosen, match.table, true)).toMatchObject({ target: null, value: null });
    expect(currentChoice(chosen, match.table, false)).toMatchObject({ target: aimAt(1, 2).target, value: null });
  });
});

describe('the pad', () => {
  const reasons = (task: ThumbTask) =>
    Object.fromEntries(pad(task).keys.flatMap(({ value, why }) => (why === null ? [] : [[value, why]])));

  test('[C4] says why not: mine, open, missed, out of order', () => {
    const match = given({ rows: ['d1 d4 l7 d9', 'd2 d6 l8 l9'], pool: 'd5 l3 d10' });
    match.when(0, draw('light')).when(0, attack(1, 1, 8));
    match.when(1, draw('dark')).when(1, attack(0, 0, 11));
    match.when(0, draw('dark')).when(0, attack(1, 0, 2));
    // Theirs: an open 2, their own 5 that fell, hidden 6 8 9. Of the dark 6: I missed it with 8.
    const key = match.table.rows[1]?.[2]?.key ?? 0;
    expect(reasons(at(match, 0, aimAt(1, key)).task)).toEqual({
      0: 'order',
      1: 'mine',
      2: 'open',
      3: 'order',
      4: 'mine',
      5: 'open',
      8: 'missed',
      9: 'mine',
      10: 'mine',
    });
  });

  test('[C16] without help nothing is struck: a bluff is everybody’s own affair', () => {
    const match = given(DUEL).when(0, draw('dark'));
    const view = match.view(0);
    const input = { view, legal: match.legal(0), help: 'none', isLive: true } as const;
    const task = taskOf(input, { ...NO_CHOICE, ...aimAt(1, 0) }, {});
    expect(reasons(task)).toEqual({});
  });

  test('a pencil writes on the tile, and notes are there for whoever waits', () => {
    const match = given(DUEL).when(0, draw('dark'));
    const marks = { [markOf('0:2', 7)]: 1, [markOf('0:2', 8)]: 2, [markOf('0:2', 9)]: -3 };
    const { task, model } = at(match, 1, aimAt(0, 2), marks);
    expect(pad(task)).toMatchObject({ mode: 'pencil', canAttack: false, command: null });
    expect(
      pad(task)
        .keys.filter(({ isChosen }) => isChosen)
        .map(({ value }) => value),
    ).toEqual([7, 8]);
    expect(model.others[0]?.tiles[2]).toMatchObject({ notes: [7, 8], isChosen: true });
  });
});

describe('racks', () => {
  test('[C2] I see my numbers and their colours', () => {
    const { model } = at(given(DUEL), 0);
    expect(model.mine?.tiles.map(({ value }) => value)).toEqual([1, 4, 7, 10]);
    expect(model.others[0]?.tiles.map(({ value, colour }) => `${colour} ${value}`)).toEqual([
      'dark null',
      'dark null',
      'light null',
      'light null',
    ]);
    expect(model.others[0]).toMatchObject({ standing: 4, fallen: 0, isTurn: false });
  });

  test('[C8] while a number is only said, the tile still stands', () => {
    const match = given({ ...DUEL, first: 1 })
      .when(1, draw('dark'))
      .when(1, attack(0, 1, 4));
    const named: Beat = {
      weight: 'small',
      by: 1,
      turn: '1/1',
      show: { type: 'named', tile: { seat: 0, key: 1, place: 1, colour: 'dark' }, value: 4 },
    };
    const said = at(match, 0, {}, {}, named).model.mine;
    expect(said?.tiles[1]).toMatchObject({ isOpen: false, said: { value: 4, isWrong: false }, isGlowing: true });
    expect(said?.standing).toBe(4);
    expect(at(match, 0).model.mine).toMatchObject({ standing: 3, fallen: 1 });
  });

  test('[C7] tiles are pressed for an attack, or for a note; mine only to be opened', () => {
    const match = given(DUEL).when(0, draw('dark'));
    expect(at(match, 0).model.others[0]?.tiles.map(({ press }) => press)).toEqual(Array(4).fill('aim'));
    expect(at(match, 0).model.mine?.tiles.map(({ press }) => press)).toEqual(Array(4).fill(null));
    expect(at(match, 1).model.others[0]?.tiles[0]).toMatchObject({ press: 'aim', isMarked: false });
    expect(match.refusal(0, reveal(0))?.code).toBe('not-now-attack');
  });

  test('[C11] while an own tile has to be opened, only own tiles can be pressed', () => {
    const plan = PLANS.find(({ name }) => name === 'open');
    if (plan === undefined) throw new Error('No such scene');
    const { view } = playTo(coda, { beats, story }, plan);
    const { task, model } = shown(view, [...coda.legal(view)]);
    expect(task).toEqual({ type: 'open', own: null, command: null });
    const standing = model.mine?.tiles.filter(({ isOpen }) => !isOpen) ?? [];
    expect(new Set(standing.map(({ press }) => press))).toEqual(new Set(['open']));
    expect(model.others.flatMap(({ tiles }) => tiles.filter(({ press }) => press !== null))).toEqual([]);
  });

  test('[C9] the drawn tile is in sight until it joins: its number for its owner alone', () => {
    const match = given(DUEL).when(0, draw('light'));
    expect(at(match, 0).model.tray.drawn).toEqual({ seat: 0, colour: 'light', value: 3 });
    expect(at(match, 1).model.tray.drawn).toEqual({ seat: 0, colour: 'light', value: null });
  });
});

describe('the end of a round', () => {
  test('[C18] everything is there to be added up, the drawn tile too, until the next rows are dealt', () => {
    const match = given({ ...DUEL, options: { tournament: true } }).when(0, draw('dark'));
    expect(endedRound(match.view(0))).toBeNull();
    for (const [place, value] of (match.state.hands[seatHand(1)]?.row ?? []).entries())
      match.when(0, attack(1, place, value));
    const ended = endedRound(match.view(1));
    expect(ended?.round).toBe(1);
    if (ended === null) throw new Error('No end');
    expect(standingSum(ended.end)).toEqual({ numbers: [1, 4, 5, 7, 10], sum: 27 });
    expect(totalOf(ended.end.earned[0])).toBe(4 + 3 + 5 + 27);
    expect(endRow(ended.end, 0).drawn).toMatchObject({ colour: 'dark', value: 5 });
    expect(endRow(ended.end, 1).tiles.at(-1)).toMatchObject({ value: 9, isOpen: true, isLast: true });
    open(match, ['d0 d1 l2 l3', 'd4 d5 l6 l7']);
    expect(endedRound(match.view(0))).toBeNull();
  });

  test('[C12] a match without rounds ends with its rows', () => {
    const match = given(DUEL).when(0, draw('dark'));
    for (const [place, value] of (match.state.hands[seatHand(1)]?.row ?? []).entries())
      match.when(0, attack(1, place, value));
    const end = lastEnd(match.view(1));
    expect(end).toMatchObject({ winner: 0, drawn: { value: 5 }, attack: { value: 9 } });
    expect(end.rows[0]?.map(({ value }) => value)).toEqual([1, 4, 7, 10]);
  });
});

test('every scene of the gallery can be reached, and has something to draw', () => {
  for (const plan of PLANS) {
    const scene = playTo(coda, { beats, story }, plan);
    expect(scene.view.table.rows.length, scene.name).toBe(scene.view.seats);
    // Whoever looks is told what happened last, if anything has.
    expect(storiesIn(scene, { beats, story }, String, 'es').length > 0, scene.name).toBe(scene.recent.length > 0);
  }
});
