import { rng, seatHand, type View, View as ViewClass, view } from '@cifra/kernel';
import { playout } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { bit, codeOf, DASH_DARK } from '../mind/codes.ts';
import { fillingsOf } from '../mind/hands.ts';
import { type Situation, situationOf } from '../mind/situation.ts';
import { Worlds } from '../mind/worlds.ts';
import { type Coda, coda, type Options } from '../rules/index.ts';
import { extras } from './extras.ts';

/** Every deal one by one, straight from the words of the rules: the weight of each code for each tile. */
function oracle(situation: Situation, bluff: number, limit: number): { total: number; chances: number[][][] } | null {
  const tiles = situation.rows.flatMap((row, seat) =>
    row.flatMap((stone, place) => {
      if (stone.code !== null) return [];
      const known = (some: typeof row) =>
        some.flatMap(({ code }) => (code === null || code >= DASH_DARK ? [] : [code]));
      const above = Math.max(-1, ...known(row.slice(0, place)));
      const under = Math.min(DASH_DARK, ...known(row.slice(place)));
      return [{ stone, seat, place, row, above, under }];
    }),
  );
  const chances = situation.rows.map((row) => row.map(() => Array.from({ length: 26 }, () => 0)));
  const chosen: number[] = [];
  let total = 0;
  let steps = 0;
  /** `low` is the last number put into this row. */
  const visit = (at: number, used: number, weight: number, low: number): boolean => {
    if (++steps > limit) return false;
    const tile = tiles[at];
    if (tile === undefined) {
      total += weight;
      for (const [index, { seat, place }] of tiles.entries()) {
        const codes = chances[seat]?.[place];
        const code = chosen[index] ?? 0;
        if (codes !== undefined) codes[code] = (codes[code] ?? 0) + weight;
      }
      return true;
    }
    for (let code = 0; code < 26; code++) {
      const isFree = (situation.unseen & bit(code)) !== 0 && (used & bit(code)) === 0;
      if (!isFree || (code & 1) !== tile.stone.shade || (tile.stone.banned & bit(code)) !== 0) continue;
      const isDash = code >= DASH_DARK;
      if (!isDash && (code <= Math.max(low, tile.above) || code >= tile.under)) continue;
      let share = weight * ((tile.stone.named & bit(code)) === 0 ? 1 : bluff);
      if (isDash) {
        const opening = tile.row.filter(({ since }) => since === 0).length;
        const before = tile.row.filter(({ since }) => since < tile.stone.since).length;
        share *= tile.stone.since > 0 ? 1 / (before + 1) : situation.dashInOpening ? 1 / opening : 0;
      }
      if (share === 0) continue;
      chosen[at] = code;
      const next = tiles[at + 1]?.seat === tile.seat ? (isDash ? low : code) : -1;
      if (!visit(at + 1, used | bit(code), share, next)) return false;
    }
    return true;
  };
  if (!visit(0, 0, 1, -1)) return null;
  for (const row of chances)
    for (const codes of row) for (const code of codes.keys()) codes[code] = (codes[code] ?? 0) / total;
  return { total, chances };
}

function positions(seats: number, seed: string, options: Partial<Options>): readonly View<Coda>[] {
  const parsed = coda.parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  const { states } = playout(coda, { seats, seed, options: parsed.value, extras });
  return states
    .filter(({ table }) => table.phase !== 'take' && table.phase !== 'arrange' && table.phase !== 'over')
    .flatMap((state) => [...Array.from({ length: seats }, (_, seat) => seat)].map((seat) => view(coda, state, seat)));
}

describe('worlds', () => {
  test.each([
    { seats: 2, dashes: false, matches: 48 },
    { seats: 2, dashes: true, matches: 48 },
    { seats: 3, dashes: false, matches: 14 },
    { seats: 3, dashes: true, matches: 14 },
    { seats: 4, dashes: false, matches: 12 },
    { seats: 4, dashes: true, matches: 9 },
  ])(
    'agree with a count of every deal on 300 positions and more: $seats seats, dashes $dashes',
    ({ seats, dashes, matches }) => {
      let compared = 0;
      for (let at = 0; at < matches; at++)
        for (const [step, seen] of positions(seats, `worlds-${at}`, { dashes, dashInOpening: at % 3 > 0 }).entries()) {
          if (step % 3 !== at % 3) continue;
          const situation = situationOf(seen);
          // Chance attacks name numbers that the attacker holds, so nobody is taken at their word here.
          const bluff = at % 2 === 0 ? 1 : 0.25;
          // Now and then a position with many deals, else those that are quickly listed.
          const expected = oracle(situation, bluff, step % 10 === 0 ? 20_000 : 2_000);
          if (expected === null) continue;
          const worlds = new Worlds(situation, { bluff });
          expect(Math.abs(worlds.total / expected.total - 1)).toBeLessThan(1e-9);
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
      expect(compared).toBeGreaterThanOrEqual(300);
    },
  );

  test('the true world is always among them, and samples are as likely as they should be', () => {
    const dice = rng(5);
    for (let at = 0; at < 12; at++) {
      const options = coda.parseOptions({ dashes: at % 2 === 0 });
      if (!options.ok) throw new Error(options.refusal.code);
      const seats = 2 + (at % 3);
      const { states } = playout(coda, { seats, seed: `truth-${at}`, options: options.value, extras });
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
      ViewClass.received<Coda>({ version: 1, viewer: 0, seats: 2, hands: seen.hands, table: { ...table, rows } });
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
