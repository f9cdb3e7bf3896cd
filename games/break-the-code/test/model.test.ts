import { seatHand, view } from '@cifra/kernel';
import { type Marks, toggledMark } from '@cifra/kit/marks';
import type { Beat } from '@cifra/kit/stage';
import { playout, type Scenario } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { certainOf } from '../board/certain.ts';
import { currentChoice, NO_CHOICE, type TableChoice } from '../board/choice.ts';
import { knowledgeOf, type Reckoning } from '../board/knowledge.ts';
import { boardModel } from '../board/model.ts';
import { crossMark, ownerMark, setMark } from '../board/notes.ts';
import { type BreakTheCode, breakTheCode, type Command, type Tile } from '../rules/index.ts';
import { ask, dealt, guess, tiles } from './build.ts';

const on = (...marks: readonly string[]): Marks => marks.reduce(toggledMark, {});
const DUEL = { rows: ['0b 2w 4b 6b 7w', '1w 3b 5g 8w 9w'] };

/** The board as a seat has it, with something chosen and noted. */
function at(
  match: Scenario<BreakTheCode>,
  seat: number,
  choice: Partial<TableChoice> = {},
  { marks = {}, reckoning = 'marks', beat = null }: { marks?: Marks; reckoning?: Reckoning; beat?: Beat | null } = {},
) {
  const seen = match.view(seat);
  const input = {
    view: seen,
    legal: match.legal(seat),
    whyNot: (command: Command) => breakTheCode.check(seen, command),
    reckoning,
    certain: reckoning === 'full' ? certainOf(seen) : {},
    isLive: true,
    beat,
    highlight: null,
    pointsAt: null,
  };
  return boardModel(input, { ...NO_CHOICE, ...choice }, marks);
}

/** Marks that put a whole row on the line of a guess. */
const line = (code: 'seat:1' | 'centre', row: string) =>
  on(...tiles(row).map((tile, place) => setMark(code, place, tile)));

describe('answers write themselves onto the row', () => {
  test('[T11] a number at its place, both colours open; two of them are black and white', () => {
    const one = at(dealt({ ...DUEL, cards: ['where-8-9'] }).when(0, ask('where-8-9', 9)), 0).rivals[0];
    expect(one?.tiles[4]).toMatchObject({ face: null, number: 9, colours: ['b', 'w'], isGlowing: true });
    expect(one?.tiles[3]?.isGlowing).toBe(false);
    const match = dealt({ rows: ['0b 2w 4b 6b 7w', '1b 1w 5g 8w 9w'], cards: ['where-1-2'] });
    expect(at(match.when(0, ask('where-1-2', 1)), 0).rivals[0]?.tiles.map(({ face }) => face)).toEqual([
      '1b',
      '1w',
      null,
      null,
      null,
    ]);
  });

  test('[T11] brackets lie over the places of a sum and of neighbours, one above the other where they cross', () => {
    const mine = ['sum-left', 'same-colour', 'sum-right', 'sum-centre'] as const;
    const theirs = ['odd', 'even', 'black', 'white'] as const;
    const match = dealt({ ...DUEL, cards: mine.flatMap((card, turn) => [card, theirs[turn] ?? 'sum']) });
    for (const [turn, card] of mine.entries()) match.when(0, ask(card)).when(1, ask(theirs[turn] ?? 'sum'));
    const writings = at(match, 0).rivals[0]?.writings.map(({ card, span, level }) => [
      card,
      span?.from,
      span?.to,
      level,
    ]);
    expect(writings).toEqual([
      ['sum-left', 0, 2, 0],
      ['same-colour', 3, 4, 0],
      ['sum-right', 2, 4, 1],
      // No line is left for it: it is said beside the row, with its places.
      ['sum-centre', 1, 3, null],
    ]);
  });

  test('[T11] a chosen card shows in dashes where its answer will land', () => {
    const sums = at(dealt({ ...DUEL, cards: ['sum-right'] }), 0, { card: 'sum-right' }).rivals[0]?.writings;
    expect(sums).toEqual([expect.objectContaining({ at: -1, answer: null, span: { from: 2, to: 4 }, level: 0 })]);
    const where = at(dealt({ ...DUEL, cards: ['where-6-7'] }), 0, { card: 'where-6-7', number: 7 }).rivals[0];
    expect(where?.tiles.map(({ asks }) => asks)).toEqual([7, 7, 7, 7, 7]);
  });

  test('[T7] while a question is only being asked its answer is not there yet', () => {
    const match = dealt({ ...DUEL, cards: ['even'] }).when(0, ask('even'));
    const asked = match.table.asked[0];
    const beat = { weight: 'small', by: 0, turn: '1/0', show: { type: 'asks', asked } } as const;
    expect(at(match, 1, {}, { beat }).mine?.writings).toEqual([]);
    expect(at(match, 1, {}, { beat }).flying?.card).toBe('even');
    expect(at(match, 1).mine?.writings).toHaveLength(1);
  });

  test('what is said of my own row stands beside it, single places too', () => {
    const match = dealt({ ...DUEL, first: 1, cards: ['where-1-2', 'c-over-4'] }).when(1, ask('where-1-2', 2));
    expect(at(match, 0).mine?.writings).toEqual([
      expect.objectContaining({ card: 'where-1-2', number: 2, level: null }),
    ]);
    expect(at(match, 1).rivals[0]?.writings).toEqual([]);
  });
});

describe('what a place can be', () => {
  test.each([2, 3, 4])('leaves the truth possible whatever the help, with %i players', (seats) => {
    for (let seed = 0; seed < 3; seed++) {
      const { states } = playout(breakTheCode, { seats, seed: `board-${seed}` });
      for (const state of states.filter(({ table }) => table.end === null && table.turn !== null).slice(-6)) {
        const seen = view(breakTheCode, state, 0);
        for (const reckoning of ['none', 'marks', 'full'] as const) {
          const certain = reckoning === 'full' ? certainOf(seen) : {};
          const known = knowledgeOf({ view: seen, asked: seen.table.asked, marks: {}, reckoning, certain });
          for (const code of known.codes) {
            const truth: readonly Tile[] | undefined =
              code === 'centre' ? state.box.centre : state.hands[seatHand(Number(code.slice(5)))]?.tiles;
            for (const [place, tile] of (truth ?? []).entries()) expect(known.places(code)[place]).toContain(tile);
          }
        }
      }
    }
  });

  test('[T12] with more players one mark of an owner carries over to every row and the centre', () => {
    const match = dealt({ seats: 3, rows: ['0b 0w 1b 1w 2b', '2w 3b 3w 4b 4w', '5g 5g 6b 6w 7w', '7b 8b 8w 9b 9w'] });
    const { rivals, centre } = at(match, 0, {}, { marks: on(ownerMark('9b', 'seat:1')) });
    const counts = [...rivals, centre].map((row) => row?.tiles[4]?.count);
    const before = at(match, 0);
    expect(counts[0]).toBe(before.rivals[0]?.tiles[4]?.count);
    expect(counts[1]).toBe((before.rivals[1]?.tiles[4]?.count ?? 0) - 1);
    expect(counts[2]).toBe((before.centre?.tiles[4]?.count ?? 0) - 1);
    // One green 5 of two leaves the other possible.
    const green = at(match, 0, {}, { marks: on(ownerMark('5g', 'seat:1')) });
    expect(green.centre?.tiles[0]?.count).toBe(before.centre?.tiles[0]?.count);
  });

  test('[T12] the grid says which tiles are mine, whose others are, and a press chooses', () => {
    const match = dealt({ seats: 3, rows: ['0b 0w 1b 1w 2b', '2w 3b 3w 4b 4w'] });
    const { pad } = at(match, 0, { tile: '9b' }, { marks: on(ownerMark('9b', 'seat:2')) });
    const state = (tile: Tile) => pad?.keys.find((key) => key.tile === tile)?.state;
    expect(pad?.type).toBe('owner');
    expect(state('0b')).toEqual({ type: 'mine' });
    expect(state('9b')).toEqual({ type: 'owned', owners: ['seat:2'] });
    expect(pad?.owners?.choices.map(({ code, isChosen }) => [code, isChosen])).toEqual([
      ['seat:1', false],
      ['seat:2', true],
      ['centre', false],
    ]);
  });

  test('a tile that is crossed out can be taken back, one that cannot be is no key', () => {
    const match = dealt({ ...DUEL, cards: ['where-5'] }).when(0, ask('where-5'));
    const { pad } = at(match, 0, { mode: 'mark', place: 0 }, { marks: on(crossMark('seat:1', 0, '1b')) });
    const key = (tile: Tile) => pad?.keys.find((one) => one.tile === tile);
    expect(key('1b')).toMatchObject({ state: { type: 'crossed' }, canPress: true });
    expect(key('5g')).toMatchObject({ state: { type: 'out' }, canPress: false });
    expect(key('0b')).toMatchObject({ state: { type: 'mine' }, canPress: false });
    expect(key('3b')).toMatchObject({ state: { type: 'free' }, canPress: true });
  });

  test('[T20] a watcher and a replay take no notes', () => {
    expect(at(dealt(DUEL), 0).pad).not.toBeNull();
    const input = {
      view: dealt(DUEL).view('spectator'),
      legal: [],
      whyNot: () => null,
      reckoning: 'full',
      certain: {},
      isLive: true,
      beat: null,
      highlight: null,
      pointsAt: null,
    } as const;
    const watched = boardModel(input, NO_CHOICE, {});
    expect(watched.pad).toBeNull();
    expect(watched.mine).toBeNull();
    expect(watched.rivals).toHaveLength(2);
  });
});

describe('asking and guessing', () => {
  test('[T4] [B6] a card is chosen, and only then asked; two numbers are named', () => {
    const match = dealt({ ...DUEL, cards: ['where-6-7', 'even'] });
    expect(at(match, 0).command).toBeNull();
    expect(at(match, 0, { card: 'even' }).command).toEqual(ask('even'));
    expect(at(match, 0, { card: 'where-6-7' }).command).toBeNull();
    expect(at(match, 0, { card: 'where-6-7', number: 7 }).command).toEqual(ask('where-6-7', 7));
    // Whoever waits may read cards, and asks nothing.
    expect(at(match, 1, { card: 'even' }).command).toBeNull();
  });

  test('[B8] a guess is the line of tiles; it is missing something until it is full', () => {
    const match = dealt(DUEL);
    const some = at(match, 0, { mode: 'guess' }, { marks: on(setMark('seat:1', 0, '1w')) });
    expect(some.command).toBeNull();
    const full = at(match, 0, { mode: 'guess' }, { marks: line('seat:1', '1w 3b 5g 8w 9w') });
    expect(full.command).toEqual(guess('1w 3b 5g 8w 9w'));
    expect(full.warning).toBeNull();
  });

  test('[T12] [B2] a tile that stands too low for its place is warned of', () => {
    const { warning, command } = at(dealt(DUEL), 0, { mode: 'guess' }, { marks: line('seat:1', '1w 3b 5g 4w 9w') });
    expect(warning).toEqual({ type: 'order', place: 3, tile: '4w', after: '5g', at: 2 });
    expect(command).toEqual(guess('1w 3b 4w 5g 9w'));
    expect(at(dealt(DUEL), 0, { mode: 'guess' }, { marks: line('seat:1', '1b 1w 5g 5g 9w') }).warning).toBeNull();
    expect(at(dealt(DUEL), 0, { mode: 'guess' }, { marks: line('seat:1', '1w 1b 5g 5g 9w') }).warning?.type).toBe(
      'order',
    );
  });

  test('a row that was named in vain, or does not fit an answer, is warned of', () => {
    const wrong = '1w 3b 5g 8w 9b';
    const match = dealt({ ...DUEL, cards: ['sum-left'] }).when(0, guess(wrong));
    match.when(1, match.legal(1)[0] as Command);
    const marks = line('seat:1', wrong);
    expect(at(match, 0, { mode: 'guess' }, { marks }).warning).toEqual({ type: 'failed' });
    expect(at(match, 0).rivals[0]?.failed).toEqual([tiles(wrong)]);
    const asked = dealt({ ...DUEL, cards: ['sum-left'] }).when(0, ask('sum-left'));
    asked.when(1, asked.legal(1)[0] as Command);
    const bad = at(asked, 0, { mode: 'guess' }, { marks: line('seat:1', '1w 3b 3w 8w 9w') }).warning;
    expect(bad).toMatchObject({ type: 'contradicts', heard: { asked: { card: 'sum-left' }, answer: 9 } });
  });

  test('[B9] [B14] where only a guess is left the drawer is for it, and passing is asked once', () => {
    const match = dealt(DUEL).when(0, guess(DUEL.rows[1] ?? ''));
    const model = at(match, 1);
    expect([model.mode, model.canAsk, model.canPass]).toEqual(['guess', false, true]);
    expect(model.command).toBeNull();
    expect(at(match, 1, { mode: 'pass' }).command).toEqual({ type: 'pass' });
  });

  test('a card is forgotten with the next decision, marks go on', () => {
    const match = dealt(DUEL);
    const chosen = { ...currentChoice(NO_CHOICE, match.table, true), card: 'even', mode: 'mark', place: 2 } as const;
    expect(currentChoice(chosen, match.table, true)).toBe(chosen);
    expect(currentChoice(chosen, match.table, false)).toMatchObject({ card: null, mode: 'mark', place: 2 });
    expect(currentChoice({ ...chosen, mode: 'guess' }, match.table, false).mode).toBe('cards');
  });
});
