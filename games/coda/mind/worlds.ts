import type { Rng, Seat, View } from '@cifra/kernel';
import type { Coda } from '../rules/index.ts';
import { bit, CODES, DASH_DARK, dashOf, NUMBER_CODES, type Shade, shadeOfCode } from './codes.ts';
import { type DashCase, dashCases } from './dashes.ts';
import { DealCounter, type Item } from './deal-counter.ts';
import { type SeenTile, type Situation, situationOf } from './situation.ts';

export type Beliefs = {
  /**
   * How likely it is, against 1, that somebody names a number that they hold: 1 draws no conclusion from attacks, 0
   * takes them at their word. It is an assumption about people, not a rule.
   */
  readonly bluff: number;
};

/** The code of every tile, by seat and place: the viewer’s own and the open ones as they are. */
export type PossibleDeal = readonly (readonly number[])[];

/** All deals in which the dashes lie in one way. */
type DashPart = DashCase & { readonly numbers: DealCounter };

/**
 * All deals that a view leaves possible, counted and not listed: for each way in which the dashes may lie, all ways to
 * deal the numbers around them.
 */
export class Worlds {
  readonly situation: Situation;
  readonly bluff: number;
  readonly #parts: readonly DashPart[];
  readonly #total: number;
  #chances: Float64Array[][] | null = null;

  constructor(situation: Situation, { bluff }: Beliefs = { bluff: 1 }) {
    this.situation = situation;
    this.bluff = bluff;
    const rows = situation.rows.map((row) => itemsOf(row, situation, bluff));
    this.#parts = dashCases(situation, bluff).map((one) => ({
      ...one,
      numbers: new DealCounter(around(rows, one), situation.unseen),
    }));
    this.#total = this.#parts.reduce((sum, { weight, numbers }) => sum + weight * numbers.total, 0);
    if (!(this.#total > 0)) throw new Error('Impossible view: no deal fits the rows, the open tiles and the attacks');
  }

  /** The weight of all of them; without dashes and bluffs it is their number, the order of the pool left aside. */
  get total(): number {
    return this.#total;
  }

  /** How many of them there are, each counted once however likely it is; only where no bluff is weighed. */
  get count(): number {
    return this.#parts.reduce((sum, { weight, numbers }) => sum + (weight > 0 ? numbers.total : 0), 0);
  }

  /** The chance of each code for this tile; an open or own tile has one code for sure. */
  chancesOf(seat: Seat, place: number): Float64Array {
    this.#chances ??= this.#countChances();
    const chances = this.#chances[seat]?.[place];
    if (chances === undefined) throw new Error(`Seat ${seat} has no tile ${place}`);
    return chances;
  }

  #countChances(): Float64Array[][] {
    const { rows } = this.situation;
    const chances = rows.map((row) => row.map(({ code }) => certain(code)));
    const add = (seat: number, place: number, code: number, share: number) => {
      const tile = chances[seat]?.[place];
      if (tile !== undefined) tile[code] = (tile[code] ?? 0) + share / this.#total;
    };
    for (const { spots, weight, numbers } of this.#parts) {
      if (numbers.total === 0) continue;
      for (const [shade, spot] of spots.entries())
        if (spot !== null && rows[spot.seat]?.[spot.place]?.code === null)
          add(spot.seat, spot.place, dashOf(shade as Shade), weight * numbers.total);
      numbers.forEachShare((seat, place, code, share) => add(seat, place, code, weight * share));
    }
    return chances;
  }

  /** One of them, each as likely as its weight says. */
  sample(rng: Rng): PossibleDeal {
    const world = this.situation.rows.map((row) => row.map(({ code }) => code ?? -1));
    let left = rng.unit() * this.#total;
    let chosen: DashPart | undefined;
    for (const part of this.#parts) {
      const share = part.weight * part.numbers.total;
      if (share === 0) continue;
      chosen = part;
      if (left < share) break;
      left -= share;
    }
    for (const [shade, spot] of (chosen?.spots ?? []).entries()) {
      const row = spot === null ? undefined : world[spot.seat];
      if (spot !== null && row !== undefined) row[spot.place] = dashOf(shade as Shade);
    }
    chosen?.numbers.fill(world, rng);
    return world;
  }
}

function certain(code: number | null): Float64Array {
  const chances = new Float64Array(CODES);
  if (code !== null) chances[code] = 1;
  return chances;
}

/** Open dashes bound nothing and need nothing, nor do rows that are known: they are left out. */
function itemsOf(row: readonly SeenTile[], situation: Situation, bluff: number): readonly Item[] {
  if (row.every(({ code }) => code !== null)) return [];
  return row.flatMap((tile, place) =>
    tile.code !== null && tile.code >= DASH_DARK
      ? []
      : [{ place, code: tile.code, weight: weightsOf(tile, situation, bluff) }],
  );
}

function weightsOf(tile: SeenTile, { unseen }: Situation, bluff: number): Float64Array {
  const weight = new Float64Array(NUMBER_CODES);
  if (tile.code !== null) return weight;
  for (let code = 0; code < NUMBER_CODES; code++)
    if (shadeOfCode(code) === tile.shade && (unseen & bit(code)) !== 0 && (tile.banned & bit(code)) === 0)
      weight[code] = (tile.named & bit(code)) === 0 ? 1 : bluff;
  return weight;
}

/** The same rows without the places that the dashes have. */
function around(rows: readonly (readonly Item[])[], { spots }: DashCase): readonly (readonly Item[])[] {
  const isDash = (seat: number, place: number) => spots.some((spot) => spot?.seat === seat && spot.place === place);
  return rows.map((row, seat) => row.filter(({ place }) => !isDash(seat, place)));
}

export function worldsOf(view: View<Coda>, beliefs?: Beliefs): Worlds {
  return new Worlds(situationOf(view), beliefs);
}
