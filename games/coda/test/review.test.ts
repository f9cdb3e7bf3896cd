import { rng as makeRng, type State, seatHand, view } from '@cifra/kernel';
import { playout } from '@cifra/testkit';
import { expect, test } from 'vitest';
import { bots, review } from '../mind/index.ts';
import { headline, summary } from '../review/telling.ts';
import { type Coda, coda, type Value } from '../rules/index.ts';
import { extras } from './extras.ts';
import { optionsOf } from './lively.ts';
import { countDeals } from './whole-rows.ts';

type Figures = {
  readonly deals: number;
  readonly chance: number | null;
  readonly best: (Target & { readonly chance: number }) | null;
};
type Target = { readonly seat: number; readonly place: number; readonly value: Value };

/** Somebody who holds nothing. */
const unseen = { viewer: 0, table: { rows: [] }, hands: {} };
const VALUES: readonly Value[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** So many whole matches; more of them with `CIFRA_LONG=1`. */
const MATCHES = process.env.CIFRA_LONG === undefined ? 2 : 8;

test.each([
  { seats: 2, dashes: false },
  { seats: 2, dashes: true },
  { seats: 3, dashes: false },
  { seats: 3, dashes: true },
  { seats: 4, dashes: false },
  { seats: 4, dashes: true },
])('deals and chances are those of a count from the deal on: $seats seats, dashes $dashes', ({ seats, dashes }) => {
  let compared = 0;
  for (let at = 0; at < MATCHES; at++) {
    const options = optionsOf({ dashes, dashInOpening: at % 2 === 0 });
    const { states, world } = playout(coda, { seats, seed: `figures-${at}`, options, extras });
    for (const [step, { seat, command }] of world.moves.entries()) {
      if (command.type !== 'attack' && command.type !== 'stop') continue;
      const seen = view(coda, states[step] as State<Coda>, seat);
      const after = view(coda, states[step + 1] as State<Coda>, seat);
      const figures = review.figures({ view: seen, command }, after, 'quick') as unknown as Figures;
      const { deals, chances } = countDeals(seen);
      expect(figures.deals).toBe(deals);
      const chanceOf = (target: Target) => chances[target.seat]?.[target.place]?.get(target.value) ?? 0;
      if (command.type === 'attack') expect(figures.chance).toBeCloseTo(chanceOf(command), 9);
      const most = Math.max(
        ...chances.flatMap((row, owner) =>
          row.flatMap((values, place) => (seen.table.rows[owner]?.[place]?.open ? [] : [...values.values()])),
        ),
      );
      expect(figures.best?.chance).toBeCloseTo(most, 9);
      if (figures.best !== null) expect(chanceOf(figures.best)).toBeCloseTo(most, 9);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(20);
});

test('an impossible attack in the first turn is found in every match, and costs about what it costs club players', () => {
  const losses: number[] = [];
  for (let at = 0; losses.length < 6; at++) {
    const options = optionsOf({});
    const { states, world } = playout(coda, { seats: 2, seed: `early-${at}`, options, player: bots.club });
    const first = world.moves.findIndex(({ command }) => command.type === 'attack');
    const { seat } = world.moves[first] as { seat: number };
    const seen = view(coda, states[first] as State<Coda>, seat);
    const hand = seen.hands[seatHand(seat)];
    // To name what one holds oneself misleads whoever believes attacks: a bluff, not a blunder.
    if (hand === undefined || hand.row.includes(11) || hand.drawn === 11) continue;
    const command = { type: 'attack', seat: 1 - seat, place: 0, value: 11 } as const;
    expect(coda.check(seen, command)).toBeNull();
    const judged = review.judge({ view: seen, command }, 'quick', makeRng(at));
    const values = judged?.options.map(({ value }) => value) ?? [];
    const made = judged?.options.find((one) => one.command === command)?.value ?? Number.NaN;
    const loss = Math.max(...values) - made;
    expect(loss).toBeGreaterThan(judged?.noise ?? 0);
    losses.push(loss);
  }
  // Between club players it costs 0.07 ± 0.02 of a win.
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  expect(mean).toBeGreaterThan(0.03);
  expect(mean).toBeLessThan(0.1);
});

test('an attack that nothing was likelier than is not told to be less likely than itself', () => {
  const attack = (place: number) => ({ type: 'attack', seat: 1, place, value: 3 }) as const;
  const told = (chance: number) =>
    summary({
      language: 'en',
      before: unseen,
      decision: {
        command: attack(0),
        best: attack(2),
        loss: 0.05,
        exact: { deals: 88, chance, best: { seat: 1, place: 0, value: 3, chance: 0.5 } },
      },
    } as unknown as Parameters<typeof summary>[0]);
  expect(told(0.5)).toBe('No attack hits more often than this one (50 of 100); another one won more matches.');
  expect(told(0.25)).toBe('An attack that hits in 25 of 100; the likeliest, in 50 of 100.');
});

test('where the likeliest hit was the same tile with another number, no other tile is named', () => {
  const attack = (place: number, value: number) => ({ type: 'attack', seat: 1, place, value }) as const;
  const told = (place: number) =>
    headline({
      language: 'en',
      before: unseen,
      decision: {
        command: attack(2, 3),
        best: attack(place, 4),
        loss: 0.05,
        exact: { deals: 88, chance: 0.25, best: { seat: 1, place, value: 4, chance: 0.5 } },
      },
    } as unknown as Parameters<typeof headline>[0]);
  expect(told(2)).toBe('Another number was likelier there');
  expect(told(0)).toBe('Another tile was likelier to fall');
});

test('to name a number of one’s own is told as a bluff, and only that', () => {
  const { states } = playout(coda, { seats: 2, seed: 'bluff', options: optionsOf({}) });
  const state = states.find(({ table }) => table.phase === 'attack') as State<Coda>;
  const seat = state.table.turn ?? 0;
  const before = view(coda, state, seat);
  const hand = before.hands[seatHand(seat)];
  const place = before.table.rows[1 - seat]?.findIndex(({ colour }) => hand?.colours.includes(colour)) ?? -1;
  const colour = before.table.rows[1 - seat]?.[place]?.colour;
  const held = hand?.row.filter((_, at) => hand.colours[at] === colour) ?? [];
  if (hand !== undefined && hand.drawn !== null && before.table.drawn?.colour === colour) held.push(hand.drawn);
  const told = (value: Value | undefined) => {
    const command = { type: 'attack', seat: 1 - seat, place, value };
    const exact = { deals: 88, chance: 0, best: { seat: 1 - seat, place, value: 3, chance: 0.5 } };
    const decision = { command, best: command, options: [], loss: 0, exact };
    return headline({ language: 'en', before, decision } as unknown as Parameters<typeof headline>[0]);
  };
  for (const value of VALUES) expect(told(value)).toBe(held.includes(value) ? 'A bluff' : 'The best attack');
  expect(held.length).toBeGreaterThan(0);
});

test('an attack that another one was ahead of by nothing to speak of is not called the best', () => {
  const told = (value: number) =>
    headline({
      language: 'es',
      before: unseen,
      decision: {
        command: { type: 'attack', seat: 1, place: 4, value: 9 },
        best: { type: 'attack', seat: 1, place: 4, value: 9 },
        loss: 0,
        value,
        options: [{ value: 0.19 }, { value }],
        exact: null,
      },
    } as unknown as Parameters<typeof headline>[0]);
  expect(told(0.18)).toBe('Ningún ataque era claramente mejor');
  expect(told(0.19)).toBe('El mejor ataque');
});
