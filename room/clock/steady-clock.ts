import type { Clock } from '../model/ports.ts';

/**
 * A room's own time. The wall clock may be set back, by hand or by a restored backup; this one goes on from where it was,
 * or nobody's time would end for as long (S12).
 */
export class SteadyClock implements Clock {
  readonly #wall: Clock;
  /** How far it is ahead of the wall. */
  #ahead = 0;
  #last = 0;

  constructor(wall: Clock) {
    this.#wall = wall;
  }

  now(): number {
    const now = this.#wall.now() + this.#ahead;
    if (now >= this.#last) {
      this.#last = now;
      return now;
    }
    this.#ahead += this.#last - now;
    return this.#last;
  }

  /** It is at least so late: the log says so, or a timer has run its time. */
  reach(at: number): void {
    this.#last = Math.max(this.#last, at);
  }

  after(ms: number, wake: () => void): () => void {
    return this.#wall.after(ms, wake);
  }
}
