import { atRest } from '../at-rest.ts';

/** Cheap things of an address that waits alone are done so many at a time: each round makes garbage of its own. */
const DONE_TOGETHER = 4;

/**
 * Lets addresses take turns: while one asks for a hundred things at once, everybody else is heard between two of them.
 * Whoever asks for one thing at a time is never kept waiting. Cheap things may share a turn until it has lasted a while.
 */
export class FairTurns {
  readonly #waiting = new Map<string, (() => void)[]>();
  /** Who has had a turn since the event loop last looked at its connections, and since when that is. */
  readonly #served = new Set<string>();
  #since = 0;
  #isDue = false;
  readonly #shareMs: number;
  readonly #now: () => number;

  constructor(shareMs = 0, now = () => performance.now()) {
    this.#shareMs = shareMs;
    this.#now = now;
  }

  /** Does it now, or when it is this address's turn again; what an address asks for keeps its order. */
  take(address: string, job: () => void): void {
    this.#comeBack();
    const waiting = this.#waiting.get(address);
    if (waiting !== undefined) waiting.push(job);
    else if (this.#served.has(address) && !this.#isShort()) this.#waiting.set(address, [job]);
    else {
      this.#served.add(address);
      job();
    }
  }

  #isShort(): boolean {
    return this.#shareMs > 0 && this.#now() - this.#since < this.#shareMs;
  }

  #comeBack(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#since = this.#now();
    setImmediate(this.#turn);
  }

  readonly #turn = (): void => {
    this.#isDue = false;
    this.#served.clear();
    if (this.#waiting.size === 0) return;
    this.#comeBack();
    this.#round();
  };

  /** One thing of everybody who waits, and again while the turn is short. */
  readonly #round = (): void => {
    // Whoever asks again meanwhile stands behind all of these.
    let left = this.#waiting.size;
    const together = this.#shareMs > 0 && left === 1 ? DONE_TOGETHER : 1;
    for (const [address, jobs] of this.#waiting) {
      if (left-- === 0) break;
      const now = jobs.splice(0, together);
      if (jobs.length === 0) this.#waiting.delete(address);
      this.#served.add(address);
      for (const job of now) job();
    }
    if (this.#shareMs === 0 || this.#waiting.size === 0) return;
    // What they have set going counts: whether there is time for another round is asked when that has come to rest.
    atRest(this.#perhapsRound);
  };

  readonly #perhapsRound = (): void => {
    if (this.#isShort()) this.#round();
  };
}
