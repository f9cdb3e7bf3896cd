import type { Accumulator } from './accumulator.ts';
import type { SheetContext } from './features.ts';
import { CELL_COUNT, HIGHEST, PLACES, type QuickSheet } from './sheet.ts';
import { SheetEvaluator } from './sheet-evaluator.ts';
import { TurnExpectation } from './turn-expectation.ts';
import type { ScoreEstimate } from './win-probability.ts';

const NUMBERS = HIGHEST + 1;
/** The ways in which one's own move can change what the others may expect: nothing, a step towards the end, a fail. */
export const MOVES = { still: 0, step: 1, fail: 2 } as const;

/** Another player, who is expected to make the best of the number for the own sheet. */
export class RivalSheet {
  readonly #evaluator: SheetEvaluator;
  readonly #turn = new TurnExpectation();
  #isActive = false;
  #fails = 0;
  #trust = 1;
  /** Of each number of the dice at hand: the cell, and how near to the end it brings the sheet. */
  readonly #cell = new Int8Array(NUMBERS);
  readonly left = new Uint8Array(NUMBERS);
  readonly fails = new Uint8Array(NUMBERS);
  /** The most points right after, and the most with which this player could end the game: −Infinity for none. */
  readonly most = new Float64Array(NUMBERS);
  readonly ending = new Float64Array(NUMBERS);
  /** Answers of the net by one's own move and number, NaN where it was not asked yet. */
  readonly #mean = new Float64Array(3 * NUMBERS);
  readonly #spread = new Float64Array(3 * NUMBERS);

  constructor(accumulator: Accumulator) {
    this.#evaluator = new SheetEvaluator(accumulator);
  }

  setSheet(
    sheet: QuickSheet,
    around: SheetContext,
    isActive: boolean,
    dice: number,
    chances: Float64Array | null,
  ): void {
    this.#isActive = isActive;
    this.#fails = sheet.fails;
    this.#evaluator.setSheet(sheet, around);
    this.#turn.fill(this.#evaluator, isActive, dice, chances);
  }

  /**
   * From now on the number comes from these dice. What it does for this player counts by `trust`, of 1: people and bots
   * do not play by our net, and dice chosen only to spoil their turn spoil one's own.
   */
  suppose(dice: number, chances: Float64Array, trust: number, isEndNear: boolean): void {
    this.#trust = trust;
    this.#mean.fill(Number.NaN);
    this.#evaluator.expect(null);
    for (let number = 1; number <= HIGHEST; number++) {
      if (chances[number] === 0) continue;
      const cell = this.#turn.cell(dice, number);
      this.#cell[number] = cell;
      this.left[number] = this.#evaluator.leftAfter(cell);
      this.fails[number] = this.#fails + (cell < 0 && this.#isActive ? 1 : 0);
      if (isEndNear) this.#weighEnd(dice, number);
      else this.ending[number] = Number.NEGATIVE_INFINITY;
    }
  }

  /** Where this player is expected to write the number, −1 for nowhere. */
  cell(number: number): number {
    return this.#cell[number];
  }

  #weighEnd(dice: number, number: number): void {
    const evaluator = this.#evaluator;
    let most = evaluator.pointsAfter(-1, 0) - (this.#isActive ? 5 : 0);
    let ending = Number.NEGATIVE_INFINITY;
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      if ((dice & (1 << Math.floor(cell / PLACES))) === 0 || !evaluator.canWrite(cell, number)) continue;
      const points = evaluator.pointsAfter(cell, number);
      if (points > most) most = points;
      if (points > ending && evaluator.leftAfter(cell) === 0) ending = points;
    }
    this.most[number] = most;
    this.ending[number] = ending;
  }

  /** What this player may end up with after the number and one's own move. */
  estimate(move: number, number: number, later: SheetContext, into: ScoreEstimate): void {
    const at = move * NUMBERS + number;
    if (Number.isNaN(this.#mean[at])) this.#ask(at, number, later);
    into.mean = this.#mean[at];
    into.spread = this.#spread[at];
    into.points = this.most[number];
  }

  #ask(at: number, number: number, later: SheetContext): void {
    const evaluator = this.#evaluator;
    evaluator.expect(later);
    evaluator.skip(false);
    const still = evaluator.mean;
    if (this.#cell[number] < 0) evaluator.skip(this.#isActive);
    else evaluator.write(this.#cell[number], number);
    this.#mean[at] = still + this.#trust * (evaluator.mean - still);
    this.#spread[at] = evaluator.spread;
  }
}
