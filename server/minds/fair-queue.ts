/** Work that waits, and who it is for: the share counts, and whoever has somebody watching comes first. */
export type Waiting<T> = { readonly payer: string; readonly isWatched: boolean; readonly work: T };

/** After so long half of what somebody used is forgotten. */
const HALF_LIFE_MS = 10_000;

/**
 * Gives everybody the same share of the thinkers: next is the oldest work of whoever has used the least of late. What
 * nobody watches waits until nothing else does.
 */
export class FairQueue<T> {
  readonly #waiting: Waiting<T>[] = [];
  readonly #used = new Map<string, { ms: number; at: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get length(): number {
    return this.#waiting.length;
  }

  push(waiting: Waiting<T>): void {
    this.#waiting.push(waiting);
  }

  shift(): Waiting<T> | undefined {
    const usedBy = new Map<string, number>();
    let next = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [at, { payer, isWatched }] of this.#waiting.entries()) {
      const used = usedBy.get(payer) ?? this.#usedBy(payer);
      usedBy.set(payer, used);
      const rank = isWatched ? used : Number.MAX_VALUE;
      if (rank < least) {
        least = rank;
        next = at;
      }
    }
    return next < 0 ? undefined : this.#waiting.splice(next, 1)[0];
  }

  /** All that waits, and nothing waits any more. */
  drain(): readonly Waiting<T>[] {
    return this.#waiting.splice(0);
  }

  /** So long somebody was thought for. */
  use(payer: string, ms: number): void {
    const at = this.#now();
    this.#used.set(payer, { ms: this.#usedBy(payer) + ms, at });
    if (this.#used.size <= 10_000) return;
    for (const [key] of this.#used) if (this.#usedBy(key) < 1) this.#used.delete(key);
  }

  #usedBy(payer: string): number {
    const used = this.#used.get(payer);
    return used === undefined ? 0 : used.ms * 0.5 ** ((this.#now() - used.at) / HALF_LIFE_MS);
  }
}
