import type { Seat } from '@cifra/kernel';
import { memoize } from '@cifra/mind-kit';
import { TILES } from '../rules/index.ts';
import { labelled, type RowTable } from './row-table.ts';

const TILES_IN_ALL = 20;
const ALL = 2 ** TILES_IN_ALL - 1;
const FIVES = (1 << TILES.indexOf('5g')) | (1 << TILES.length);

/** More steps than this are too many: then nobody is taken to know anything. */
const MOST_STEPS = 60_000;

/**
 * What somebody makes of the centre who holds a row and has heard all answers: all tiles are dealt, so the centre is
 * what the rows of the others leave. For rollouts by the thousand; nothing is listed.
 */
export class CentreFinder {
  readonly #tiles: RowTiles;
  /** How many deals leave each set of tiles, and which sets were met. */
  readonly #counts = COUNTS;
  readonly #met: number[] = [];
  readonly #sets: Int32Array[] = [];
  #steps = 0;
  /** Steps of all looks together. */
  steps = 0;
  #total = 0;
  /** The likeliest centre, and its chance. */
  centre = -1;
  sure = 0;

  constructor(rows: RowTable) {
    this.#tiles = tilesOf(rows);
  }

  look(lists: readonly Int32Array[], seat: Seat, row: number): void {
    const own = this.#tiles.one[row] as number;
    this.#sets.length = 0;
    for (let other = 0; other < lists.length; other++)
      if (other !== seat) this.#sets.push(this.#fitting(lists[other] as Int32Array, own));
    // The shortest list last: most of the work is there.
    this.#sets.sort((one, other) => other.length - one.length);
    this.#steps = 0;
    this.#total = 0;
    this.#met.length = 0;
    this.#count(0, own);
    let [best, set] = [0, 0];
    for (const one of this.#met) {
      const count = this.#counts[one] as number;
      this.#counts[one] = 0;
      if (count <= best) continue;
      best = count;
      set = one;
    }
    this.steps += this.#steps + 300;
    const isKnown = this.#steps < MOST_STEPS && this.#total > 0;
    this.centre = isKnown ? (this.#tiles.ids.get(set) ?? -1) : -1;
    this.sure = isKnown ? best / this.#total : 0;
  }

  #fitting(list: Int32Array, own: number): Int32Array {
    const { one, other } = this.#tiles;
    const sets = new Int32Array(2 * list.length);
    let count = 0;
    for (let at = 0; at < list.length; at++) {
      const id = list[at] as number;
      const set = one[id] as number;
      const again = other[id] as number;
      if ((set & own) === 0) sets[count++] = set;
      if (again !== 0 && (again & own) === 0) sets[count++] = again;
    }
    return sets.subarray(0, count);
  }

  #count(at: number, used: number): void {
    const sets = this.#sets[at];
    if (sets === undefined) {
      let centre = ALL ^ used;
      // With one 5 it does not matter which.
      if ((centre & FIVES) !== 0 && (centre & FIVES) !== FIVES) centre = (centre & ~FIVES) | (1 << TILES.indexOf('5g'));
      if (this.#counts[centre] === 0) this.#met.push(centre);
      this.#counts[centre] = (this.#counts[centre] as number) + 1;
      this.#total++;
      return;
    }
    for (let one = 0; one < sets.length; one++) {
      const set = sets[one] as number;
      if ((set & used) !== 0) continue;
      if (++this.#steps >= MOST_STEPS) return;
      this.#count(at + 1, used | set);
    }
  }
}

const COUNTS = new Int32Array(ALL + 1);

/** The tiles of every row as bits; with one 5 once for each of the two, 0 where there is no second way. */
type RowTiles = { readonly one: Int32Array; readonly other: Int32Array; readonly ids: ReadonlyMap<number, number> };

const tilesOf = memoize((rows: RowTable): RowTiles => {
  const sets = Array.from(rows.all, (id) => labelled(rows, id));
  return {
    one: Int32Array.from(sets, ([set = 0]) => set),
    other: Int32Array.from(sets, ([, set = 0]) => set),
    ids: new Map(sets.map(([set = 0], id) => [set, id])),
  };
});
