import { rng, seatHand, type View, View as ViewClass, view } from '@cifra/kernel';
import { playout } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { bit, codeOf, DASH_DARK } from '../mind/codes.ts';
import { type Situation, situationOf } from '../mind/situation.ts';
import { Worlds } from '../mind/worlds.ts';
import { type Coda, coda, type Options } from '../rules/index.ts';
import { extras } from './extras.ts';

/** Every deal one by one, straight from the words of the rules: the weight of each code for each tile. */
function oracle(situation: Situation, bluff: number, limit: number): { total: number; chances: number[][][] } | null {
  const tiles = situation.rows.flatMap((row, seat) =>
    row.flatMap((stone, place) => (stone.code === null ? [{ stone, seat, place, row }] : [])),
  );
  const chances = situation.rows.map((row) => row.map(() => Array.from({ length: 26 }, () => 0)));
  const chosen: number[] = [];
  let total = 0;
  let steps = 0;
  const rises = (seat: number, codes: readonly number[]) => {
    let at = 0;
    let last = -1;
    for (const { code } of situation.rows[seat] ?? []) {
      const one = code ?? codes[at++];
      if (one === undefined) return true;
      if (one >= DASH_DARK) continue;
      if (one <= last) return false;
      last = one;
    }
    return true;
  };
  const visit = (at: number, used: number, weight: number): boolean => {
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
      let share = weight * ((tile.stone.named & bit(code)) === 0 ? 1 : bluff);
      if (code >= DASH_DARK) {
        const opening = tile.row.filter(({ since }) => since === 0).length;
        const before = tile.row.filter(({ since }) => since < tile.stone.since).length;
        share *= tile.stone.since > 0 ? 1 / (before + 1) : situation.dashInOpening ? 1 / opening : 0;
      }
      if (share === 0) continue;
      chosen[at] = code;
      chosen.length = at + 1;
      const own = chosen.filter((_, index) => tiles[index]?.seat === tile.seat);
      if (rises(tile.seat, own) && !visit(at + 1, used | bit(code), share)) return false;
    }
    return true;
  };
  if (!visit(0, 0, 1)) return null;
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
    { seats: 2, dashes: false, matches: 24 },
    { seats: 2, dashes: true, matches: 24 },
    { seats: 3, dashes: true, matches: 5 },
    { seats: 4, dashes: false, matches: 5 },
    { seats: 4, dashes: true, matches: 5 },
  ])('agree with a count of every deal: $seats seats, dashes $dashes', ({ seats, dashes, matches }) => {
    let compared = 0;
    for (let at = 0; at < matches; at++)
      for (const [step, seen] of positions(seats, `worlds-${at}`, { dashes, dashInOpening: at % 3 > 0 }).entries()) {
        if (step % 3 !== at % 3) continue;
        const situation = situationOf(seen);
        // Chance attacks name numbers that the attacker holds, so nobody is taken at their word here.
        const bluff = at % 2 === 0 ? 1 : 0.25;
        const expected = oracle(situation, bluff, 20_000);
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
    expect(compared).toBeGreaterThan(40);
  });

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

  test('an attack names what its owner does not hold, for tiles held at that moment and no others', () => {
    for (const seen of positions(2, 'held', {}).slice(-6))
      for (const [seat, row] of situationOf(seen).rows.entries())
        for (const stone of row) {
          const named = seen.table.attacks
            .filter((attack) => attack.seat === seat && attack.turn >= stone.since)
            .map((attack) => {
              const tile = seen.table.rows[attack.target]?.find(({ key }) => key === attack.tile);
              return bit(codeOf(tile?.colour ?? 'dark', attack.value));
            })
            .reduce((all, one) => all | one, 0);
          expect(stone.named).toBe(named);
        }
  });
});
