import { rng, type State, seatHand, type View, View as ViewClass, view } from '@cifra/kernel';
import { often, playout } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { bit, codeOf } from '../mind/codes.ts';
import { fillingsOf } from '../mind/fillings.ts';
import { situationOf } from '../mind/situation.ts';
import { Worlds } from '../mind/worlds.ts';
import { type Coda, coda, type Options } from '../rules/index.ts';
import { extras } from './extras.ts';
import { lively, optionsOf } from './lively.ts';
import { oracle } from './oracle.ts';

function positions(seats: number, seed: string, options: Partial<Options>): readonly View<Coda>[] {
  const { states } = playout(coda, { seats, seed, options: optionsOf(options), extras });
  return views(states);
}

function views(states: readonly State<Coda>[]): readonly View<Coda>[] {
  return states
    .filter(({ table }) => table.phase !== 'take' && table.phase !== 'arrange' && table.phase !== 'over')
    .flatMap((state) => state.table.rows.map((_, seat) => view(coda, state, seat)));
}

function tally() {
  return { said: 0, spread: 0, were: 0 };
}

describe('worlds', () => {
  test.each([
    { seats: 2, dashes: false, matches: often(20, 48) },
    { seats: 2, dashes: true, matches: often(20, 48) },
    { seats: 3, dashes: false, matches: often(6, 14) },
    { seats: 3, dashes: true, matches: often(6, 14) },
    { seats: 4, dashes: false, matches: often(5, 12) },
    { seats: 4, dashes: true, matches: often(4, 9) },
  ])(
    'agree with a count of every deal on hundreds of positions: $seats seats, dashes $dashes',
    ({ seats, dashes, matches }) => {
      let compared = 0;
      for (let at = 0; at < matches; at++) {
        const options = { dashes, dashInOpening: at % 3 > 0 };
        const seed = `worlds-${at}`;
        const some = at % 4 < 2 ? positions(seats, seed, options) : views(lively(seats, seed, options));
        for (const [step, seen] of some.entries()) {
          if (step % 3 !== at % 3) continue;
          const situation = situationOf(seen);
          // Chance attacks name numbers that the attacker holds, so nobody is taken at their word here.
          const bluff = at % 2 === 0 ? 1 : 0.25;
          // Now and then a position with many deals, else those that are quickly listed.
          const expected = oracle(situation, bluff, step % 10 === 0 ? 20_000 : 2_000);
          if (expected === null) continue;
          const worlds = new Worlds(situation, { bluff });
          if (!dashes) expect(Math.abs(worlds.total / expected.total - 1)).toBeLessThan(1e-9);
          let furthest = 0;
          for (const [seat, row] of situation.rows.entries())
            for (const [place, stone] of row.entries()) {
              if (stone.code !== null) continue;
              const chances = worlds.chancesOf(seat, place);
              for (let code = 0; code < 26; code++) {
                const exact = expected.chances[seat]?.[place]?.[code] ?? 0;
                furthest = Math.max(furthest, Math.abs((chances[code] ?? 0) - exact));
              }
            }
          expect(furthest).toBeLessThan(1e-12);
          compared++;
        }
      }
      expect(compared).toBeGreaterThanOrEqual(often(120, 300));
    },
  );

  test.each([true, false])(
    '[C13] [C14] dashes are where the chances say, as often as they say: in the opening too, %s',
    (dashInOpening) => {
      const kinds = { opening: tally(), 'first drawn of its colour': tally(), 'drawn later': tally() };
      for (let match = 0; match < 2_000; match++) {
        const turns = 1 + (match % 14);
        const states = lively(2, `dashes-${match}`, { dashes: true, dashInOpening }, turns);
        const state = states.find(({ table }) => table.turns === turns && table.phase === 'attack');
        if (state === undefined) continue;
        const worlds = new Worlds(situationOf(view(coda, state, 0)));
        const all = state.table.rows.flat();
        for (const [place, { open, colour, since }] of (state.table.rows[1] ?? []).entries()) {
          if (open) continue;
          const isFirst = all.every((tile) => tile.colour !== colour || tile.since === 0 || tile.since >= since);
          const kind = kinds[since === 0 ? 'opening' : isFirst ? 'first drawn of its colour' : 'drawn later'];
          const chance = worlds.chancesOf(1, place)[codeOf(colour, 'dash')] ?? 0;
          kind.said += chance;
          kind.spread += chance * (1 - chance);
          if (state.hands[seatHand(1)]?.row[place] === 'dash') kind.were++;
        }
      }
      for (const [kind, { said, spread, were }] of Object.entries(kinds))
        expect(Math.abs(were - said), `${kind}: said ${said}, were ${were}`).toBeLessThanOrEqual(3 * Math.sqrt(spread));
    },
  );

  test('the true world is always among them, and samples are as likely as they should be', () => {
    const dice = rng(5);
    for (let at = 0; at < 12; at++) {
      const options = optionsOf({ dashes: at % 2 === 0 });
      const seats = 2 + (at % 3);
      const { states } = playout(coda, { seats, seed: `truth-${at}`, options, extras });
      for (const state of states.filter(({ table }) => table.turn !== null)) {
        const seen = view(coda, state, 0);
        const worlds = new Worlds(situationOf(seen));
        for (const [seat, row] of state.table.rows.entries())
          for (const [place, { colour }] of row.entries()) {
            const value = state.hands[seatHand(seat)]?.row[place];
            if (value !== undefined) expect(worlds.chancesOf(seat, place)[codeOf(colour, value)]).toBeGreaterThan(0);
          }
      }
      const middle = states.find(({ table }) => table.turns === 3);
      if (middle === undefined) continue;
      const worlds = new Worlds(situationOf(view(coda, middle, 0)));
      const samples = Array.from({ length: 4000 }, () => worlds.sample(dice));
      for (const [place, { open }] of (middle.table.rows[1] ?? []).entries()) {
        if (open) continue;
        for (const [code, chance] of worlds.chancesOf(1, place).entries()) {
          const share = samples.filter((world) => world[1]?.[place] === code).length / samples.length;
          expect(Math.abs(share - chance)).toBeLessThan(0.04);
        }
      }
    }
  });

  test('an impossible view gives a clear error', () => {
    const seen = positions(2, 'impossible', {}).at(-1);
    if (seen === undefined) throw new Error('No position');
    const { table } = seen;
    const wrong = (rows: Coda['Table']['rows']) =>
      ViewClass.received<Coda>({
        version: 1,
        rules: 1,
        viewer: 0,
        seats: 2,
        hands: seen.hands,
        table: { ...table, rows },
      });
    const descending = table.rows.map((row, seat) =>
      seat === 0 ? row : row.map((tile, at) => ({ ...tile, colour: 'dark' as const, open: true, value: 11 - at })),
    );
    expect(() => new Worlds(situationOf(wrong(descending)))).toThrow(/Impossible view/);
    const twice = table.rows.map((row) => row.map((tile) => ({ ...tile, value: 5, open: true })));
    expect(() => situationOf(wrong(twice))).toThrow(/Impossible view: two tiles/);
  });

  test('in a duel without dashes every deal can be listed, and together they weigh what was counted', () => {
    for (let at = 0; at < 12; at++)
      for (const seen of positions(2, `listed-${at}`, {})) {
        const situation = situationOf(seen);
        const bluff = at % 2 === 0 ? 1 : 0.25;
        const worlds = new Worlds(situation, { bluff });
        const fillings = fillingsOf(situation, 1 - (situation.me ?? 0), { bluff, most: 10_000 }) ?? [];
        const total = fillings.reduce((sum, { weight }) => sum + weight, 0);
        expect(Math.abs(total / worlds.total - 1)).toBeLessThan(1e-9);
        expect(fillingsOf(situation, 1 - (situation.me ?? 0), { bluff, most: fillings.length - 1 })).toBeNull();
      }
  });

  test('an attack bans a number from its tile, and tells of tiles its owner held at that moment and no others', () => {
    for (const seats of [2, 3, 4])
      for (const seen of positions(seats, 'held', {})) {
        const { rows, attacks } = seen.table;
        const named = attacks.map((attack) => {
          const tile = rows[attack.target]?.find(({ key }) => key === attack.tile);
          return { ...attack, code: bit(codeOf(tile?.colour ?? 'dark', attack.value)) };
        });
        const union = (some: typeof named) => some.reduce((all, { code }) => all | code, 0);
        for (const [seat, row] of situationOf(seen).rows.entries())
          for (const stone of row) {
            expect(stone.named).toBe(union(named.filter((one) => one.seat === seat && one.turn >= stone.since)));
            const inVain = named.filter((one) => !one.right && one.target === seat && one.tile === stone.key);
            expect(stone.banned).toBe(union(inVain));
          }
      }
  });
});
