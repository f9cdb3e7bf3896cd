import type { Rng } from '@cifra/kernel';
import { MAX_ACTIVE } from '../features.ts';

/** The last so many positions of self-play with what they turned out to be worth; the oldest make room. */
export class Replay {
  readonly features: Uint16Array;
  readonly counts: Uint8Array;
  /** Points still to come: as corrected by later values, and as they really came. */
  readonly targets: Float32Array;
  readonly finals: Float32Array;
  readonly #capacity: number;
  #next = 0;
  size = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.features = new Uint16Array(capacity * MAX_ACTIVE);
    this.counts = new Uint8Array(capacity);
    this.targets = new Float32Array(capacity);
    this.finals = new Float32Array(capacity);
  }

  add(features: Uint16Array, from: number, count: number, target: number, final: number): void {
    const at = this.#next;
    this.features.set(features.subarray(from, from + count), at * MAX_ACTIVE);
    this.counts[at] = count;
    this.targets[at] = target;
    this.finals[at] = final;
    this.#next = (at + 1) % this.#capacity;
    this.size = Math.max(this.size, at + 1);
  }

  some(rng: Rng): number {
    return rng.below(this.size);
  }
}
