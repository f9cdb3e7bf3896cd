import { rng as makeRng, type Rng, type State, seatHand, View, view } from '@cifra/kernel';
import { shuffled } from '@cifra/mind-kit';
import { often, playout } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { bots } from '../mind/bot.ts';
import { codeOf, rowTable } from '../mind/row-table.ts';
import { ImpossibleView, worldsOf } from '../mind/worlds.ts';
import {
  type Answer,
  answerOf,
  type BreakTheCode,
  breakTheCode,
  DECK,
  inOrder,
  isSameRow,
  QUESTIONS,
  type Table,
} from '../rules/index.ts';
import { oracle } from './oracle.ts';

/** So many positions of random matches, some of each, from so many questions on. */
function positions(seats: number, count: number, from: number): readonly View<BreakTheCode>[] {
  const rng = makeRng(seats * 31);
  const found: View<BreakTheCode>[] = [];
  for (let at = 0; found.length < count; at++) {
    const { states } = playout(breakTheCode, { seats, seed: `worlds-${at}` });
    const running = states.filter(({ table }) => table.end === null && table.asked.length >= from);
    for (const state of shuffled(running, rng).slice(0, 6)) {
      const inPlay = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !state.table.out.includes(seat));
      found.push(view(breakTheCode, state, rng.pick(inPlay)));
    }
  }
  return found.slice(0, count);
}

function compare(seen: View<BreakTheCode>, rng: Rng): void {
  const worlds = worldsOf(seen);
  const { total, counts } = oracle(seen);
  expect(worlds.total).toBe(total);
  const listed = new Map<string, number>();
  const list = (part: string, { ids, weights }: ReturnType<typeof worlds.row>) => {
    for (const [at, id] of ids.entries()) listed.set(`${part} ${worlds.table.rows[id]?.join('')}`, weights[at] ?? 0);
  };
  for (let seat = 0; seat < seen.seats; seat++) if (seat !== seen.viewer) list(`seat ${seat}`, worlds.row(seat));
  if (seen.seats > 2) list('centre', worlds.centre());
  expect(listed.size).toBe(counts.size);
  expect([...listed].filter(([row, weight]) => counts.get(row) !== weight)).toEqual([]);
  const { rows, centre } = worlds.sample(rng);
  expect(rows[Number(seen.viewer)]).toEqual(seen.hands[seatHand(Number(seen.viewer))]?.tiles);
  for (const [seat, row] of rows.entries())
    if (seat !== seen.viewer) expect(counts.get(`seat ${seat} ${row.join('')}`)).toBeGreaterThan(0);
  if (seen.seats > 2) expect(inOrder([...rows.flat(), ...centre])).toEqual(inOrder(DECK));
}

describe('the table of rows', () => {
  test('counts by formula: 12,444 rows of five tiles and 4,029 of four', () => {
    expect(rowTable(5).rows).toHaveLength(12_444);
    expect(rowTable(4).rows).toHaveLength(4_029);
  });

  test('codes tell apart exactly the answers that differ', () => {
    for (const size of [4, 5])
      for (const { card, number } of QUESTIONS) {
        const pairs = rowTable(size).rows.map((row) => {
          const answer = answerOf(card, number, row);
          return { code: codeOf(answer), answer: JSON.stringify(answer) };
        });
        const codes = new Set(pairs.map(({ code }) => code)).size;
        expect(new Set(pairs.map(({ answer }) => answer)).size).toBe(codes);
        expect(new Set(pairs.map(({ code, answer }) => `${code} ${answer}`)).size).toBe(codes);
      }
  });

  test('28 pairs of rows that no card tells apart', () => {
    const { rows, answers } = rowTable(5);
    const signatures = rows.map((_, id) => answers.map((codes) => codes[id]).join());
    expect(new Set(signatures).size).toBe(12_416);
  });
});

describe('worlds', () => {
  test.each([
    [2, 'no 5', ['0b', '0w', '1b', '1w', '2b'], 3_003, 2_288],
    [2, 'one 5', ['0b', '0w', '1b', '1w', '5g'], 3_003, 3_003],
    [3, 'no 5', ['0b', '0w', '1b', '1w', '2b'], 756_756, 2_288],
    [4, 'no 5', ['0b', '0w', '1b', '1w'], 63_063_000, 1_456],
  ] as const)('%i players, %s of one’s own: all deals before the first question', (seats, _, own, total, rows) => {
    const rest = [...DECK];
    for (const tile of own) rest.splice(rest.indexOf(tile), 1);
    const chance = {
      shuffle: (label: string, items: readonly unknown[]) => (label === 'tiles' ? [...own, ...rest] : items),
    };
    const events = breakTheCode.setup(seats, { sharedCards: false, lastChance: false, oneGuess: false }, {
      ...chance,
      draw: () => 0,
    } as unknown as Parameters<typeof breakTheCode.setup>[2]);
    const table = events.reduce(
      (folded, { fact }) => breakTheCode.foldTable(folded, fact),
      breakTheCode.blank(seats, { sharedCards: false, lastChance: false, oneGuess: false }).table,
    );
    const seen = View.received<BreakTheCode>({
      version: 1,
      rules: 1,
      viewer: 0,
      seats,
      table,
      hands: { 'seat:0': { tiles: own } },
    });
    const worlds = worldsOf(seen);
    expect(worlds.total).toBe(total);
    expect((seats === 2 ? worlds.row(1) : worlds.centre()).ids).toHaveLength(rows);
  });

  test.each([
    [2, often(300, 1_000), 0],
    [3, often(150, 500), 5],
    [4, often(150, 500), 6],
  ])('%i players: %i random positions count as the oracle does', (seats, count, from) => {
    const rng = makeRng(5);
    for (const seen of positions(seats, count, from)) compare(seen, rng);
  });

  test('the true deal is always among them', () => {
    for (const seats of [2, 3, 4])
      for (let at = 0; at < 4; at++) {
        const { states } = playout(breakTheCode, { seats, seed: `truth-${at}` });
        for (const state of states.filter(({ table }) => table.end === null && table.asked.length > 2)) {
          const [seat, other] = [0, 1];
          const worlds = worldsOf(view(breakTheCode, state, seat));
          const truth = state.hands[seatHand(other)]?.tiles ?? [];
          expect([...worlds.row(other).ids].some((id) => isSameRow(worlds.table.rows[id] ?? [], truth))).toBe(true);
        }
      }
  });

  test('samples come as often as the weights say', () => {
    const [seen] = positions(3, 1, 5);
    if (seen === undefined) throw new Error('No position');
    const worlds = worldsOf(seen);
    const centre = worlds.centre();
    const rng = makeRng(77);
    const counts = new Map<string, number>();
    const rounds = 2_000;
    for (let at = 0; at < rounds; at++) {
      const row = worlds.sample(rng).centre.join('');
      counts.set(row, (counts.get(row) ?? 0) + 1);
    }
    for (const [at, id] of centre.ids.entries()) {
      const share = (centre.weights[at] ?? 0) / centre.total;
      const found = (counts.get(worlds.table.rows[id]?.join('') ?? '') ?? 0) / rounds;
      expect(Math.abs(found - share)).toBeLessThan(5 * Math.sqrt(share / rounds) + 2 / rounds);
    }
  });

  test('an impossible view is a clear error, never a certainty', () => {
    const { states } = playout(breakTheCode, { seats: 2, seed: 'impossible' });
    const seen = view(breakTheCode, states[1] as State<BreakTheCode>, 0);
    const lie = (more: Partial<Table>) =>
      View.received<BreakTheCode>({ ...seen, hands: seen.hands, table: { ...seen.table, ...more } });
    const said = (answer: number) => ({ seat: 0, card: 'sum', answers: [{ seat: 1, answer }], drawn: null }) as const;
    expect(() => worldsOf(lie({ asked: [said(20), said(21)] }))).toThrow(ImpossibleView);
    expect(() => worldsOf(lie({ asked: [said(99)] }))).toThrow('No row of seat 1 gives all of its 1 answers');
    expect(() => worldsOf(view(breakTheCode, states[1] as State<BreakTheCode>, 'spectator'))).toThrow('spectator');
  });

  test.each([2, 3, 4])('[B7] %i players: an answer that one’s own row does not give is an impossible view', (seats) => {
    const { states } = playout(breakTheCode, { seats, seed: 'denied' });
    const seen = view(breakTheCode, states[1] as State<BreakTheCode>, 0);
    const own = seen.hands[seatHand(0)]?.tiles ?? [];
    const saying = (answer: Answer) => {
      const asked = [{ seat: 1, card: 'sum', answers: [{ seat: 0, answer }], drawn: null } as const];
      return View.received<BreakTheCode>({ ...seen, hands: seen.hands, table: { ...seen.table, asked } });
    };
    const truth = Number(answerOf('sum', undefined, own));
    expect(() => worldsOf(saying(truth))).not.toThrow();
    expect(() => worldsOf(saying(truth + 1))).toThrow(ImpossibleView);
    expect(() => worldsOf(saying(truth + 1))).toThrow('Answer 1 is not what seat 0');
    expect(() => bots.master(saying(truth + 1), makeRng(1))).toThrow(ImpossibleView);
  });
});
