import type { Refusal } from '@cifra/kernel';
import type { Clues } from '../rules/table.ts';

/** How long what is typed may be unkept, in milliseconds: the sand timer counts what the house has (D19). */
const KEEP_AFTER = 800;
/** How long after a refusal it is tried again. */
const AGAIN_AFTER = 2_000;

type Ways = {
  readonly send: (clues: Clues) => Promise<Refusal | null>;
  /** Runs it once after so many milliseconds; returns how to call it off. */
  readonly after: (delay: number, run: () => void) => () => void;
};

/** Sees to it that the house has what somebody has typed, by and by. */
export class Keeper {
  readonly #ways: Ways;
  #lines: readonly string[];
  /** What the house has, or will have when its answer is here; null where it took nothing. */
  #kept: string | null;
  #callOff: (() => void) | null = null;
  #isHeld = false;
  #isClosed = false;

  constructor(lines: readonly string[], ways: Ways) {
    this.#ways = ways;
    this.#lines = lines;
    this.#kept = keyOf(lines);
  }

  write(lines: readonly string[]): void {
    this.#lines = lines;
    this.#keepIn(KEEP_AFTER);
  }

  /** While moves are held nothing is taken; afterwards what was typed meanwhile goes first of all. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!isHeld) this.keep();
  }

  /** At once. */
  keep(): void {
    this.#stop();
    const key = keyOf(this.#lines);
    if (this.#isClosed || this.#isHeld || key === this.#kept) return;
    this.#kept = key;
    void this.#ways.send(this.#lines.map((line) => (line.trim() === '' ? null : line))).then((refusal) => {
      // Later lines have an answer of their own.
      if (refusal === null || this.#isClosed || this.#kept !== key) return;
      this.#kept = null;
      this.#keepIn(AGAIN_AFTER);
    });
  }

  /** The lines are taken away: the clues are locked, or somebody looks at another page. */
  close(): void {
    this.#isClosed = true;
    this.#stop();
  }

  #keepIn(delay: number): void {
    this.#callOff ??= this.#ways.after(delay, () => this.keep());
  }

  #stop(): void {
    this.#callOff?.();
    this.#callOff = null;
  }
}

function keyOf(lines: readonly string[]): string {
  return lines.map((line) => line.trim()).join('\n');
}
