import type { Rng, Seat, View } from '@cifra/kernel';
import type { Coda } from '../rules/index.ts';
import { bit, CODES, DASH_DARK, dashOf, NUMBER_CODES, type Shade } from './codes.ts';
import { type Situation, type Stone, situationOf } from './situation.ts';

export type Beliefs = {
  /**
   * How likely it is, against 1, that somebody names a number that they hold: 1 draws no conclusion from attacks, 0
   * takes them at their word. It is an assumption about people, not a rule.
   */
  readonly bluff: number;
};

/** The code of every tile, by seat and place: the viewer’s own and the open ones as they are. */
export type World = readonly (readonly number[])[];

/** A place in a row that a code can fill, or an open number that everything else must stand around. */
type Item = { readonly place: number; readonly stone: Stone; readonly weight: Float64Array };

/**
 * All deals that a view leaves possible, counted and not listed. Rows rise, so codes are dealt out from 0 to 23, each
 * to the next free place of a row or to the pool; what matters of the codes before is only how far each row is filled
 * and which dashes are spent. A dash fills a place at no code; its weight is one over the places it could have had.
 */
export class Worlds {
  readonly situation: Situation;
  readonly bluff: number;
  readonly #rows: readonly (readonly Item[])[];
  readonly #strides: readonly number[];
  readonly #size: number;
  /** For each code and state: the weight of all ways to deal the codes from there on. */
  readonly #ways: Float64Array;
  readonly #ownerOf: Int8Array;
  readonly #total: number;
  #chances: Float64Array[][] | null = null;

  constructor(situation: Situation, { bluff }: Beliefs = { bluff: 1 }) {
    this.situation = situation;
    this.bluff = bluff;
    this.#rows = situation.rows.map((row) => itemsOf(row, situation, bluff));
    let size = situation.dashes ? 4 : 1;
    this.#strides = this.#rows.map((row) => {
      const stride = size;
      size *= row.length + 1;
      return stride;
    });
    this.#size = size;
    this.#ownerOf = new Int8Array(CODES).fill(-1);
    for (const [seat, row] of this.#rows.entries())
      for (const { stone } of row) if (stone.code !== null) this.#ownerOf[stone.code] = seat;
    this.#ways = new Float64Array((NUMBER_CODES + 1) * size);
    this.#countWays();
    this.#total = this.#fromStart((state) => this.#ways[state] ?? 0);
    if (!(this.#total > 0)) throw new Error('Impossible view: no deal fits the rows, the open tiles and the attacks');
  }

  /** The weight of all of them; without dashes and bluffs it is their number, the order of the pool left aside. */
  get total(): number {
    return this.#total;
  }

  #position(state: number, seat: number): number {
    return Math.floor(state / (this.#strides[seat] ?? 1)) % ((this.#rows[seat]?.length ?? 0) + 1);
  }

  #countWays(): void {
    const size = this.#size;
    const ways = this.#ways;
    let full = 0;
    for (const [seat, row] of this.#rows.entries()) full += row.length * (this.#strides[seat] ?? 0);
    for (let dashes = 0; dashes < (this.situation.dashes ? 4 : 1); dashes++)
      ways[NUMBER_CODES * size + full + dashes] = 1;
    for (let code = NUMBER_CODES - 1; code >= 0; code--)
      for (let state = 0; state < size; state++) {
        let sum = 0;
        this.#steps(code, state, (next, weight) => {
          sum += weight * (ways[(code + 1) * size + next] ?? 0);
        });
        ways[code * size + state] = sum;
      }
  }

  /** Where a code can go: `seat` is −1 for the pool; every dash that follows it at once is part of the step. */
  #steps(
    code: number,
    state: number,
    visit: (next: number, weight: number, seat: number, position: number) => void,
  ): void {
    const owner = this.#ownerOf[code] ?? -1;
    if (owner >= 0) {
      const position = this.#position(state, owner);
      if (this.#rows[owner]?.[position]?.stone.code === code)
        this.#fill(state, owner, position, 1, (next, weight) => visit(next, weight, owner, position));
      return;
    }
    visit(state, 1, -1, 0);
    if ((this.situation.unseen & bit(code)) === 0) return;
    for (let seat = 0; seat < this.#rows.length; seat++) {
      const position = this.#position(state, seat);
      const weight = this.#rows[seat]?.[position]?.weight[code] ?? 0;
      if (weight > 0) this.#fill(state, seat, position, weight, (next, all) => visit(next, all, seat, position));
    }
  }

  /** Fills a place, and then none, one or two of the next ones with dashes. */
  #fill(
    state: number,
    seat: number,
    position: number,
    weight: number,
    visit: (next: number, weight: number) => void,
  ): void {
    this.#dashesFrom(state + (this.#strides[seat] ?? 0), seat, position + 1, weight, visit);
  }

  #dashesFrom(
    state: number,
    seat: number,
    position: number,
    weight: number,
    visit: (next: number, weight: number) => void,
  ): void {
    visit(state, weight);
    const item = this.#rows[seat]?.[position];
    if (item === undefined || item.stone.code !== null) return;
    const { shade } = item.stone;
    const dash = item.weight[dashOf(shade)] ?? 0;
    const spent = shade + 1;
    if (dash === 0 || (state & spent) !== 0) return;
    this.#dashesFrom(state + spent + (this.#strides[seat] ?? 0), seat, position + 1, weight * dash, visit);
  }

  /** The sum over all states in which the rows can be before code 0: some may begin with dashes. */
  #fromStart(value: (state: number, weight: number) => number, seat = 0, state = 0, weight = 1): number {
    if (seat === this.#rows.length) return weight * value(state, weight);
    let sum = 0;
    this.#dashesFrom(state, seat, 0, weight, (next, all) => {
      sum += this.#fromStart(value, seat + 1, next, all);
    });
    return sum;
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
    const size = this.#size;
    let flow = new Float64Array(size);
    this.#fromStart((state, weight) => {
      flow[state] = (flow[state] ?? 0) + weight;
      this.#noteDashes(chances, 0, state, weight * (this.#ways[state] ?? 0));
      return 0;
    });
    for (let code = 0; code < NUMBER_CODES; code++) {
      const next = new Float64Array(size);
      for (let state = 0; state < size; state++) {
        const arrived = flow[state] ?? 0;
        if (arrived === 0) continue;
        this.#steps(code, state, (to, weight, seat, position) => {
          next[to] = (next[to] ?? 0) + arrived * weight;
          if (seat < 0) return;
          const share = arrived * weight * (this.#ways[(code + 1) * size + to] ?? 0);
          if (share === 0) return;
          const item = this.#rows[seat]?.[position];
          if (item !== undefined && item.stone.code === null) add(chances, seat, item.place, code, share / this.#total);
          this.#noteDashes(chances, state + (this.#strides[seat] ?? 0), to, share);
        });
      }
      flow = next;
    }
    return chances;
  }

  /** Between two states of one step every place that was passed over holds a dash. */
  #noteDashes(chances: Float64Array[][], from: number, to: number, share: number): void {
    if (from === to || share === 0) return;
    for (let seat = 0; seat < this.#rows.length; seat++)
      for (let at = this.#position(from, seat); at < this.#position(to, seat); at++) {
        const item = this.#rows[seat]?.[at];
        if (item !== undefined) add(chances, seat, item.place, dashOf(item.stone.shade), share / this.#total);
      }
  }

  /** One of them, each as likely as its weight says. */
  sample(rng: Rng): World {
    const world = this.situation.rows.map((row) => row.map(({ code }) => code ?? -1));
    const fillDashes = (from: number, to: number) => {
      if (from === to) return;
      for (let seat = 0; seat < this.#rows.length; seat++)
        for (let at = this.#position(from, seat); at < this.#position(to, seat); at++) {
          const item = this.#rows[seat]?.[at];
          const row = world[seat];
          if (item !== undefined && row !== undefined) row[item.place] = dashOf(item.stone.shade);
        }
    };
    let left = rng.unit() * this.#total;
    let state = 0;
    let found = false;
    this.#fromStart((next, weight) => {
      const share = weight * (this.#ways[next] ?? 0);
      if (!found && share > 0) {
        state = next;
        found = left < share;
        left -= share;
      }
      return 0;
    });
    fillDashes(0, state);
    for (let code = 0; code < NUMBER_CODES; code++) {
      const here = state;
      left = rng.unit() * (this.#ways[code * this.#size + here] ?? 0);
      let chosen = -1;
      let chosenSeat = -1;
      let chosenPosition = 0;
      let done = false;
      this.#steps(code, here, (next, weight, seat, position) => {
        const share = weight * (this.#ways[(code + 1) * this.#size + next] ?? 0);
        if (done || share === 0) return;
        chosen = next;
        chosenSeat = seat;
        chosenPosition = position;
        done = left < share;
        left -= share;
      });
      state = chosen;
      if (chosenSeat < 0) continue;
      const item = this.#rows[chosenSeat]?.[chosenPosition];
      const row = world[chosenSeat];
      if (item !== undefined && row !== undefined) row[item.place] = code;
      fillDashes(here + (this.#strides[chosenSeat] ?? 0), state);
    }
    return world;
  }
}

function add(chances: Float64Array[][], seat: number, place: number, code: number, share: number): void {
  const tile = chances[seat]?.[place];
  if (tile !== undefined) tile[code] = (tile[code] ?? 0) + share;
}

function certain(code: number | null): Float64Array {
  const chances = new Float64Array(CODES);
  if (code !== null) chances[code] = 1;
  return chances;
}

/** Open dashes bound nothing and need nothing, nor do rows that are known: they are left out. */
function itemsOf(row: readonly Stone[], situation: Situation, bluff: number): readonly Item[] {
  if (row.every(({ code }) => code !== null)) return [];
  return row.flatMap((stone, place) =>
    stone.code !== null && stone.code >= DASH_DARK
      ? []
      : [{ place, stone, weight: weightsOf(stone, row, situation, bluff) }],
  );
}

function weightsOf(stone: Stone, row: readonly Stone[], situation: Situation, bluff: number): Float64Array {
  const weight = new Float64Array(CODES);
  if (stone.code !== null) return weight;
  for (let code = 0; code < CODES; code++) {
    const shade = (code & 1) as Shade;
    if (shade !== stone.shade || (situation.unseen & bit(code)) === 0 || (stone.banned & bit(code)) !== 0) continue;
    const asNamed = (stone.named & bit(code)) === 0 ? 1 : bluff;
    weight[code] = code < DASH_DARK ? asNamed : asNamed * dashWeight(stone, row, situation);
  }
  return weight;
}

/** One over the number of places that a dash had to choose from when it came. */
function dashWeight(stone: Stone, row: readonly Stone[], { dashInOpening }: Situation): number {
  if (stone.since > 0) return 1 / (row.filter(({ since }) => since < stone.since).length + 1);
  return dashInOpening ? 1 / row.filter(({ since }) => since === 0).length : 0;
}

export function worldsOf(view: View<Coda>, beliefs?: Beliefs): Worlds {
  return new Worlds(situationOf(view), beliefs);
}
