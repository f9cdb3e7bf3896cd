import type { Accumulator } from './accumulator.ts';
import { blankContext, blankEndDistances, readContext, readEndDistances } from './features.ts';
import { FAILS_TO_END, leftToEnd } from './sheet.ts';
import { SheetEvaluator } from './sheet-evaluator.ts';
import type { Situation } from './situation.ts';
import type { ScoreEstimate } from './win-probability.ts';

/** Whether there are others, and somebody misses no more than so many numbers, or one fail, to end the game (Q9). */
export function isEndWithin(numbers: number, { sheets }: Situation): boolean {
  if (sheets.length === 1 || numbers === 0) return false;
  return sheets.some(({ cells, fails }) => fails === FAILS_TO_END - 1 || leftToEnd(cells) <= numbers);
}

/** What the others are on the way to, by the net that we go by ourselves. */
export class RivalProjection {
  readonly #evaluator: SheetEvaluator;
  readonly #distances = blankEndDistances();
  readonly #around = blankContext();

  constructor(accumulator: Accumulator) {
    this.#evaluator = new SheetEvaluator(accumulator);
  }

  /** The seats of the others who may expect less points than this, as a set of bits. */
  below(par: number, { sheets, seat, active }: Situation): number {
    const players = sheets.length;
    let seats = 0;
    readEndDistances(sheets, 0, this.#distances);
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      readContext(this.#distances, players, other, active, this.#around);
      this.#evaluator.setSheet(sheets[other], this.#around);
      this.#evaluator.skip(false);
      if (this.#evaluator.mean < par) seats |= 1 << other;
    }
    return seats;
  }

  /** What this seat and each other may end up with if nothing is written now. */
  estimates(situation: Situation): { readonly own: ScoreEstimate; readonly rivals: readonly ScoreEstimate[] } {
    const { sheets, seat, active } = situation;
    readEndDistances(sheets, situation.weak, this.#distances);
    const all = sheets.map((sheet, at): ScoreEstimate => {
      readContext(this.#distances, sheets.length, at, active, this.#around);
      this.#evaluator.setSheet(sheet, this.#around);
      this.#evaluator.skip(false);
      const { mean, spread, points } = this.#evaluator;
      return { mean, spread, points };
    });
    return { own: all[seat], rivals: all.filter((_, at) => at !== seat) };
  }

  /** Whether all others may expect less points than this. */
  areAllBelow(par: number, situation: Situation): boolean {
    return (this.below(par, situation) | (1 << situation.seat)) === (1 << situation.sheets.length) - 1;
  }
}
