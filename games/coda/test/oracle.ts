import { bit, DASH_DARK, shadeOfCode } from '../mind/codes.ts';
import type { Situation } from '../mind/situation.ts';

/** A row of which every code is known, with the turn that brought each. */
export type Filled = readonly { readonly code: number; readonly since: number }[];

/**
 * How likely a row came to stand so, every slot tried for every tile in the order in which they came: a slot is legal
 * if the numbers still rise (C4, C13, C14), an owner takes any of the legal ones, and what stands never moves.
 */
export function chanceToStand(row: Filled): number {
  const opening = row.filter(({ since }) => since === 0).toSorted((a, b) => a.code - b.code);
  const drawn = row.filter(({ since }) => since > 0).toSorted((a, b) => a.since - b.since);
  const rises = (tiles: Filled) => {
    const numbers = tiles.flatMap(({ code }) => (code < DASH_DARK ? [code] : []));
    return numbers.every((code, at) => at === 0 || code > (numbers[at - 1] ?? 0));
  };
  const isAsItStands = (tiles: Filled) =>
    tiles.every((tile, at) => at === 0 || row.indexOf(tile) > row.indexOf(tiles[at - 1] ?? tile));
  let chance = 1;
  let standing: Filled = [];
  for (const tile of [...opening, ...drawn]) {
    const slots = Array.from({ length: standing.length + 1 }, (_, slot) => standing.toSpliced(slot, 0, tile));
    const legal = slots.filter(rises);
    const chosen = legal.filter(isAsItStands);
    chance *= chosen.length / legal.length;
    standing = chosen[0] ?? [];
  }
  return chance;
}

/**
 * In how many places of its pile the dash could lie to be dealt where it is, every place tried: the opening takes the
 * first so many numbers, and passes over a dash if that may not open.
 */
export function placesInPile(
  { drawn, dashInOpening }: Pick<Situation, 'drawn' | 'dashInOpening'>,
  all: Filled,
  dash: number,
): number {
  const isSame = ({ code }: { readonly code: number }) => shadeOfCode(code) === shadeOfCode(dash);
  const tiles = all.filter(isSame);
  // One's own is known, whatever its place was.
  if (dashInOpening || drawn === dash) return 1;
  const opened = tiles.filter(({ since }) => since === 0).length;
  if (tiles.some(({ code, since }) => code === dash && since === 0)) return 0;
  const draws = tiles.filter(({ since }) => since > 0).toSorted((a, b) => a.since - b.since);
  const known = drawn !== null && isSame({ code: drawn }) ? 1 : 0;
  const wanted = draws.findIndex(({ code }) => code === dash);
  const left = 13 - opened - draws.length - known;
  let places = 0;
  for (let place = 0; place < 13; place++) {
    const pile = Array.from({ length: 12 }, (): 'number' | 'dash' => 'number').toSpliced(place, 0, 'dash');
    for (let taken = 0; taken < opened; taken++) pile.splice(pile.indexOf('number'), 1);
    const at = pile.indexOf('dash');
    if (wanted >= 0 ? at === wanted : at >= draws.length + known) places += wanted >= 0 ? 1 : 1 / left;
  }
  return places;
}

/** Thousands of deals ask for the same tiles again. */
function remembering(ask: (tiles: Filled) => number): (tiles: Filled) => number {
  const known = new Map<string, number>();
  return (tiles) => {
    const key = tiles.map(({ code }) => code).join();
    const answer = known.get(key) ?? ask(tiles);
    known.set(key, answer);
    return answer;
  };
}

function isDash({ code }: { readonly code: number }): boolean {
  return code >= DASH_DARK;
}

/** Every deal one by one, straight from the words of the rules: the weight of each code for each tile. */
export function oracle(
  situation: Situation,
  bluff: number,
  limit: number,
): { total: number; count: number; chances: number[][][] } | null {
  const tiles = situation.rows.flatMap((row, seat) =>
    row.flatMap((seen, place) => {
      if (seen.code !== null) return [];
      const known = (some: typeof row) =>
        some.flatMap(({ code }) => (code === null || code >= DASH_DARK ? [] : [code]));
      const above = Math.max(-1, ...known(row.slice(0, place)));
      const under = Math.min(DASH_DARK, ...known(row.slice(place)));
      return [{ seen, seat, place, above, under }];
    }),
  );
  const chances = situation.rows.map((row) => row.map(() => Array.from({ length: 26 }, () => 0)));
  const chosen: number[] = [];
  const stand = remembering(chanceToStand);
  const lie = [DASH_DARK, DASH_DARK + 1].map((dash) => remembering((tiles) => placesInPile(situation, tiles, dash)));
  const chanceOfDashes = (codes: readonly number[]) => {
    let at = 0;
    const filled = situation.rows.map((row) =>
      row.map(({ code, since }) => ({ since, code: code ?? codes[at++] ?? 0 })),
    );
    const dashes = filled
      .flat()
      .map(({ code, since }) => ({ since, code: code < DASH_DARK ? shadeOfCode(code) : code }));
    const all = lie.reduce((chance, places) => chance * places(dashes), 1);
    return filled.reduce((chance, row) => (row.some(isDash) ? chance * stand(row) : chance), all);
  };
  let total = 0;
  let count = 0;
  let steps = 0;
  /** `low` is the last number put into this row. */
  const visit = (at: number, used: number, weight: number, low: number): boolean => {
    if (++steps > limit) return false;
    const tile = tiles[at];
    if (tile === undefined) {
      const all = weight * (situation.dashes ? chanceOfDashes(chosen) : 1);
      total += all;
      if (all > 0) count++;
      for (const [index, { seat, place }] of tiles.entries()) {
        const codes = chances[seat]?.[place];
        const code = chosen[index] ?? 0;
        if (codes !== undefined) codes[code] = (codes[code] ?? 0) + all;
      }
      return true;
    }
    for (let code = 0; code < 26; code++) {
      const isFree = (situation.unseen & bit(code)) !== 0 && (used & bit(code)) === 0;
      if (!isFree || shadeOfCode(code) !== tile.seen.shade || (tile.seen.banned & bit(code)) !== 0) continue;
      if (!isDash({ code }) && (code <= Math.max(low, tile.above) || code >= tile.under)) continue;
      const share = weight * ((tile.seen.named & bit(code)) === 0 ? 1 : bluff);
      if (share === 0) continue;
      chosen[at] = code;
      const next = tiles[at + 1]?.seat === tile.seat ? (isDash({ code }) ? low : code) : -1;
      if (!visit(at + 1, used | bit(code), share, next)) return false;
    }
    return true;
  };
  if (!visit(0, 0, 1, -1)) return null;
  for (const row of chances)
    for (const codes of row) for (const code of codes.keys()) codes[code] = (codes[code] ?? 0) / total;
  return { total, count, chances };
}
