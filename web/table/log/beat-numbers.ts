import type { Beat } from '@cifra/kit/stage';

/** Counts the beats that a page shows, so that one can be told from the next from outside. */
export class BeatNumbers {
  #last: Beat | null = null;
  #count = 0;

  of(beat: Beat | null): number {
    if (beat !== null && beat !== this.#last) this.#count++;
    this.#last = beat;
    return this.#count;
  }
}
