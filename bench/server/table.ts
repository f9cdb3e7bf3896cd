import type { Card, Tile } from '@cifra/break-the-code/rules';
import { type BenchMove, nextMove } from './match.ts';

/** What coming back costs: bytes until everything is there again, and how long that takes. */
export type Rejoin = { readonly bytes: number; readonly ms: number };

/** A table with two players, as the driver holds it. One thing is under way at a time. */
export abstract class BenchTable {
  /** Moves that both players have. */
  done = 0;
  protected first = 0;
  protected cards: readonly Card[] = [];
  protected readonly rows: [readonly Tile[], readonly Tile[]] = [[], []];
  /** Messages without which a move is not done: the news for either player, and what else a server promises. */
  readonly #parts: number;
  #missing = 0;
  #then: (() => void) | null = null;

  constructor(parts: number) {
    this.#parts = parts;
  }

  /** The next move of the match, by whoever is in turn; calls back when both have it. */
  move(then: () => void): void {
    const seat = (this.first + this.done) % 2 === 0 ? 0 : 1;
    this.#await(() => {
      this.done++;
      then();
    });
    this.play(seat, nextMove(this.done, this.cards, this.rows[seat]));
  }

  /** A note of the first player: makes the log longer, and not the state. */
  note(text: string): Promise<void> {
    return new Promise((resolve) => {
      this.#await(resolve);
      this.write(text);
    });
  }

  #await(then: () => void): void {
    if (this.#missing > 0) throw new Error('Something is under way at this table');
    this.#missing = this.#parts;
    this.#then = then;
  }

  /** One of the messages that were missing is here. */
  protected got(): void {
    if (--this.#missing === 0) this.#then?.();
  }

  protected abstract play(seat: 0 | 1, move: BenchMove): void;
  protected abstract write(text: string): void;
  /** Comes back on a new connection, having seen all but so many of the last steps, or nothing at all. */
  abstract rejoin(missed: number | null): Promise<Rejoin>;
  abstract close(): void;
}
