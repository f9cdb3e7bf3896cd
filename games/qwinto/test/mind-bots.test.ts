import { act, LEVELS, rng as makeRng, open, type Seat, type State, sealedChance, View, view } from '@cifra/kernel';
import { playout, seedBytes } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { bots } from '../mind/bot.ts';
import { references } from '../mind/references.ts';
import {
  CELLS,
  COLOURS,
  type Colour,
  type Command,
  type Qwinto,
  qwinto,
  type Sheet,
  score,
  type Table,
} from '../rules/index.ts';

const everybody = { ...bots, ...references };
const names = Object.keys(everybody) as (keyof typeof everybody)[];

function play(seats: number, seed: string, who: (seat: Seat) => keyof typeof everybody): State<Qwinto> {
  const chance = sealedChance(seedBytes(seed));
  const rng = makeRng(seats);
  let { state } = open(qwinto, seats, {}, chance);
  while (qwinto.outcome(state.table) === null) {
    const seat = rng.pick(qwinto.toAct(state.table));
    const command = everybody[who(seat)](view(qwinto, state, seat), rng);
    const step = act(qwinto, state, seat, command, chance);
    if (!step.ok) throw new Error(`${who(seat)} gave ${JSON.stringify(command)}: ${step.refusal.code}`);
    state = step.value.state;
  }
  return state;
}

/** A row from its numbers in the order of its cells, 0 for an empty one. */
function row(colour: Colour, numbers: readonly number[]): readonly (number | null)[] {
  const cells: (number | null)[] = Array.from({ length: 12 }, () => null);
  for (const [at, number] of numbers.entries()) if (number > 0) cells[(CELLS[colour][at] ?? 0) - 1] = number;
  return cells;
}

function sheet(orange: readonly number[], yellow: readonly number[], purple: readonly number[], fails = 0): Sheet {
  return { orange: row('orange', orange), yellow: row('yellow', yellow), purple: row('purple', purple), fails };
}

function seen(viewer: Seat | 'spectator', sheets: readonly Sheet[], more: Partial<Table>): View<Qwinto> {
  const table: Table = {
    turn: 0,
    phase: 'roll',
    dice: null,
    number: null,
    sheets,
    waiting: [],
    scores: sheets.map(score),
    rolls: { orange: 0, yellow: 0, purple: 0 },
    end: null,
    ...more,
  };
  return View.received<Qwinto>({ version: 9, rules: 1, viewer, seats: sheets.length, table, hands: {} });
}

const empty = sheet([], [], []);
const nearlyDone = sheet([2, 4, 6, 8, 10, 12, 14, 16, 0], [1, 3, 5, 7, 9, 11, 13, 15, 17], []);
const behind = { ...nearlyDone, purple: row('purple', [1, 2, 4, 6, 7, 9, 12, 0, 0]) };
const ahead = sheet([2, 4, 6, 8, 10, 12, 14, 16, 17], [1, 3, 5, 0, 0, 11, 13, 15, 0], [1, 2, 4, 6, 0, 0, 12, 14, 16]);
const write = (number: number): Partial<Table> => ({
  phase: 'write',
  dice: { orange: 6, yellow: 6, purple: number - 12 },
  number,
  waiting: [0, 1],
});

describe('bots', () => {
  test.each([1, 2, 3, 4, 5, 6])('%i players: all kinds of bots play whole matches by the rules', (seats) => {
    for (let at = 0; at < 3; at++) {
      const state = play(seats, `bots-${seats}-${at}`, (seat) => names[(seat + at) % names.length] ?? 'master');
      expect(qwinto.outcome(state.table)).not.toBeNull();
    }
  });

  test.each(LEVELS)(
    '%s sits down in the middle of any match, moves by the rules, and the same numbers give the same move',
    (level) => {
      for (const seats of [1, 2, 3, 6]) {
        const { states } = playout(qwinto, { seats, seed: `middle-${seats}` });
        for (const state of states)
          for (const seat of qwinto.toAct(state.table)) {
            const now = view(qwinto, state, seat);
            const command = bots[level](now, makeRng(3));
            expect(qwinto.check(now, command)).toBeNull();
            expect(bots[level](View.received<Qwinto>(JSON.parse(JSON.stringify(now))), makeRng(3))).toEqual(command);
          }
      }
    },
  );

  test('[Q9] the master ends the game when that wins it', () => {
    const command = bots.master(seen(0, [nearlyDone, empty], write(18)), makeRng(1));
    expect(command).toEqual<Command>({ type: 'write', row: 'orange', column: 12 });
  });

  test('[Q9] the master does not end a game that is lost by it while there is time to catch up', () => {
    const view = seen(0, [behind, ahead], write(17));
    expect(score(ahead)).toBeGreaterThan(score(behind) + 17);
    expect(bots.master(view, makeRng(1))).not.toEqual<Command>({ type: 'write', row: 'orange', column: 12 });
  });

  test('[Q8] nobody fails for a fourth time who can write and would lose by it', () => {
    const failing = sheet([0, 0, 0, 0, 10], [0, 0, 0, 0, 9], [0, 0, 0, 0, 8], 3);
    for (const level of LEVELS)
      expect(bots[level](seen(0, [failing, ahead], write(14)), makeRng(2)).type).toBe('write');
  });
});

describe('an impossible view gets a clear error', () => {
  const cases: readonly (readonly [string, View<Qwinto>, string])[] = [
    ['a spectator', seen('spectator', [empty], {}), 'spectator'],
    ['nobody’s turn', seen(0, [empty, empty], { turn: null }), 'nobody’s turn'],
    ['another’s turn', seen(1, [empty, empty], {}), 'nothing to decide'],
    ['already chosen', seen(0, [empty, empty], { ...write(14), waiting: [1] }), 'nothing to decide'],
    ['numbers that fall', seen(0, [sheet([5, 3], [], [])], {}), 'cannot stand'],
    ['a number twice in a column', seen(0, [sheet([5], [0, 5], [])], {}), 'cannot stand'],
    [
      'a number outside',
      seen(0, [{ ...empty, purple: COLOURS.flatMap(() => [null, null, null, 19]) }], {}),
      '19 in purple 4',
    ],
    ['a number in a gap', seen(0, [{ ...empty, orange: [3, ...row('orange', []).slice(1)] }], {}), '3 in orange 1'],
    ['four fails', seen(0, [sheet([], [], [], 4)], {}), 'ended the game'],
    ['a wrong sum', seen(0, [empty, empty], { ...write(14), number: 13 }), 'dice of 14'],
    ['no dice', seen(0, [empty], { phase: 'rolled' }), 'no dice'],
    ['a face of seven', seen(0, [empty], { phase: 'rolled', dice: { orange: 7 } }), 'shows 7'],
    ['a sheet too few', View.received<Qwinto>({ ...seen(0, [empty], {}), seats: 2 }), '1 sheets'],
  ];
  test.each(cases)('%s', (_, view, message) => {
    for (const bot of [bots.novice, bots.master, references.heuristic])
      expect(() => bot(view, makeRng(1))).toThrow(`Impossible view: `);
    expect(() => bots.master(view, makeRng(1))).toThrow(message);
  });
});
