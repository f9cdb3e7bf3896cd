import type { Rng } from '@cifra/kernel';
import { bit, NUMBER_CODES } from './codes.ts';

/** A place in a row that a number can fill, with the weight of each; or a known number, its `code`, that stays. */
export type Item = { readonly place: number; readonly code: number | null; readonly weight: Float64Array };

/**
 * All ways to deal numbers into rows that rise, counted and not listed. Codes are dealt out from 0 to 23, each to the
 * next free place of a row or to the pool; what matters of the codes before is only how far each row is filled.
 */
export class DealCounter {
  readonly #rows: readonly (readonly Item[])[];
  readonly #unseen: number;
  readonly #strides: readonly number[];
  readonly #size: number;
  /** For each code and state: the weight of all ways to deal the codes from there on. */
  readonly #ways: Float64Array;
  readonly #ownerOf: Int8Array;

  constructor(rows: readonly (readonly Item[])[], unseen: number) {
    this.#rows = rows;
    this.#unseen = unseen;
    let size = 1;
    this.#strides = rows.map((row) => {
      const stride = size;
      size *= row.length + 1;
      return stride;
    });
    this.#size = size;
    this.#ownerOf = new Int8Array(NUMBER_CODES).fill(-1);
    for (const [seat, row] of rows.entries()) for (const { code } of row) if (code !== null) this.#ownerOf[code] = seat;
    this.#ways = new Float64Array((NUMBER_CODES + 1) * size);
    this.#countWays();
  }

  /** The weight of all of them. */
  get total(): number {
    return this.#ways[0] ?? 0;
  }

  #position(state: number, seat: number): number {
    return Math.floor(state / (this.#strides[seat] ?? 1)) % ((this.#rows[seat]?.length ?? 0) + 1);
  }

  #countWays(): void {
    const size = this.#size;
    const ways = this.#ways;
    // In the last state every row is full.
    ways[NUMBER_CODES * size + size - 1] = 1;
    for (let code = NUMBER_CODES - 1; code >= 0; code--)
      for (let state = 0; state < size; state++) {
        let sum = 0;
        this.#steps(code, state, (next, weight) => {
          sum += weight * (ways[(code + 1) * size + next] ?? 0);
        });
        ways[code * size + state] = sum;
      }
  }

  /** Where a code can go; the item is null for the pool. */
  #steps(
    code: number,
    state: number,
    visit: (next: number, weight: number, seat: number, item: Item | null) => void,
  ): void {
    const owner = this.#ownerOf[code] ?? -1;
    if (owner >= 0) {
      const item = this.#rows[owner]?.[this.#position(state, owner)];
      if (item?.code === code) visit(state + (this.#strides[owner] ?? 0), 1, owner, item);
      return;
    }
    visit(state, 1, -1, null);
    if ((this.#unseen & bit(code)) === 0) return;
    for (let seat = 0; seat < this.#rows.length; seat++) {
      const item = this.#rows[seat]?.[this.#position(state, seat)];
      const weight = item?.weight[code] ?? 0;
      if (item !== undefined && weight > 0) visit(state + (this.#strides[seat] ?? 0), weight, seat, item);
    }
  }

  /** Tells of each unknown place and code the weight of all ways in which it stands there, in parts. */
  forEachShare(visit: (seat: number, place: number, code: number, share: number) => void): void {
    const size = this.#size;
    let flow = new Float64Array(size);
    flow[0] = 1;
    for (let code = 0; code < NUMBER_CODES; code++) {
      const next = new Float64Array(size);
      for (let state = 0; state < size; state++) {
        const arrived = flow[state] ?? 0;
        if (arrived === 0) continue;
        this.#steps(code, state, (to, weight, seat, item) => {
          next[to] = (next[to] ?? 0) + arrived * weight;
          if (item === null || item.code !== null) return;
          const share = arrived * weight * (this.#ways[(code + 1) * size + to] ?? 0);
          if (share > 0) visit(seat, item.place, code, share);
        });
      }
      flow = next;
    }
  }

  /** Fills the unknown places in one of these ways, each as likely as its weight says. */
  fill(world: readonly number[][], rng: Rng): void {
    let state = 0;
    for (let code = 0; code < NUMBER_CODES; code++) {
      let left = rng.unit() * (this.#ways[code * this.#size + state] ?? 0);
      let chosen = state;
      let row: number[] | undefined;
      let place = 0;
      let done = false;
      this.#steps(code, state, (next, weight, seat, item) => {
        const share = weight * (this.#ways[(code + 1) * this.#size + next] ?? 0);
        if (done || share === 0) return;
        chosen = next;
        row = item === null ? undefined : world[seat];
        place = item?.place ?? 0;
        done = left < share;
        left -= share;
      });
      state = chosen;
      if (row !== undefined) row[place] = code;
    }
  }
}
