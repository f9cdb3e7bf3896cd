import type { Card } from '../rules/index.ts';
import type { Belief } from './belief.ts';
import { questionsOnCard } from './forecast.ts';
import type { RowTable } from './row-table.ts';

/** More rows than this make too large a tree. */
export const FEW_ROWS = 8;

/**
 * A few rows, solved to the end: the best plan of questions and guesses with the cards that lie there, when being right
 * at each turn is worth so much. Rows, and cards that are used up, are bits.
 */
export class Endgame {
  readonly #weights: Float64Array;
  /** By card: for each of its questions the code of each row's answer. */
  readonly #codes: readonly (readonly Uint8Array[])[];
  readonly #worth: Float64Array;
  readonly #oneGuess: boolean;
  readonly #known = new Map<number, number>();

  constructor(
    { answers }: RowTable,
    { ids, weights }: Belief,
    cards: readonly Card[],
    { worth, oneGuess }: { readonly worth: Float64Array; readonly oneGuess: boolean },
  ) {
    if (ids.length > FEW_ROWS) throw new Error(`${ids.length} rows are too many to be solved to the end`);
    this.#weights = weights;
    this.#codes = cards.map((card) =>
      questionsOnCard(card).map((question) => Uint8Array.from(ids, (id) => answers[question]?.[id] ?? 0)),
    );
    this.#worth = worth;
    this.#oneGuess = oneGuess;
  }

  /** The best that can be had from this turn on, all rows still possible and no card used. */
  from(turn: number): number {
    const all = 2 ** this.#weights.length - 1;
    return this.#best(all, turn, 0) / this.#weightOf(all);
  }

  #weightOf(rows: number): number {
    let sum = 0;
    for (let at = 0; at < this.#weights.length; at++) if ((rows >> at) & 1) sum += this.#weights[at] as number;
    return sum;
  }

  /** Weighed by the rows, so that parts can be added. */
  #best(rows: number, turn: number, used: number): number {
    const worth = this.#worth[turn];
    if (worth === undefined || rows === 0) return 0;
    const key = (turn * 2 ** FEW_ROWS + rows) * 2 ** this.#codes.length + used;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const top = this.#likeliest(rows);
    const rest = rows & ~(1 << top);
    let best = (this.#weights[top] as number) * worth + (this.#oneGuess ? 0 : this.#best(rest, turn + 1, used));
    if (rest !== 0)
      for (const [card, questions] of this.#codes.entries())
        if (((used >> card) & 1) === 0)
          for (const codes of questions) best = Math.max(best, this.#asked(rows, turn, used | (1 << card), codes));
    this.#known.set(key, best);
    return best;
  }

  #likeliest(rows: number): number {
    let top = -1;
    for (let at = 0; at < this.#weights.length; at++)
      if ((rows >> at) & 1 && (top < 0 || (this.#weights[at] as number) > (this.#weights[top] as number))) top = at;
    return top;
  }

  /** A question splits the rows by their answers; one that does not split them only costs the turn. */
  #asked(rows: number, turn: number, used: number, codes: Uint8Array): number {
    let left = rows;
    let sum = 0;
    while (left !== 0) {
      const code = codes[31 - Math.clz32(left)];
      let part = 0;
      for (let at = 0; at < codes.length; at++) if ((left >> at) & 1 && codes[at] === code) part |= 1 << at;
      if (part === rows) return 0;
      sum += this.#best(part, turn + 1, used);
      left &= ~part;
    }
    return sum;
  }
}
