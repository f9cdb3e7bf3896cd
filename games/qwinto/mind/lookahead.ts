import type { Accumulator } from './accumulator.ts';
import { blankContext, blankEndDistances, readContext, readEndDistances } from './features.ts';
import { CELL_COUNT, copySheet, emptySheet, endsGame, HIGHEST, pointsOf } from './sheet.ts';
import { SheetEvaluator } from './sheet-evaluator.ts';
import type { Situation } from './situation.ts';
import { TurnExpectation } from './turn-expectation.ts';

const NUMBERS = HIGHEST + 1;
const MAX_PLAYERS = 6;

/**
 * Looks one whole turn further when a number is to be written: the exact expectation over the next dice, one's own or
 * those that the next player will choose, instead of the net's first answer.
 */
export class Lookahead {
  readonly #evaluator: SheetEvaluator;
  readonly #turn = new TurnExpectation();
  readonly #distances = blankEndDistances();
  readonly #around = blankContext();
  readonly #after = emptySheet();
  readonly #finalChances = new Float64Array(HIGHEST + 1);
  /** Answers by cell and number, NaN where nobody asked yet. */
  readonly #known = new Float64Array((CELL_COUNT + 1) * NUMBERS);
  /** What was looked at last: roll, re-roll and number of a turn ask about the same sheets. */
  readonly #sheets = Array.from({ length: MAX_PLAYERS }, emptySheet);
  #players = 0;
  #seat = 0;
  #active = 0;
  #isMine = true;
  /** Whether one's own turn follows on the next. */
  #isMineAfter = false;
  readonly #far: SheetEvaluator;
  readonly #farAround = blankContext();
  readonly #ownDice = new TurnExpectation();
  #dice = 7;

  constructor(accumulator: () => Accumulator) {
    this.#evaluator = new SheetEvaluator(accumulator(), true);
    this.#far = new SheetEvaluator(accumulator(), true);
  }

  begin(situation: Situation): void {
    if (this.#isSame(situation)) return;
    const { sheets, seat, active, weak } = situation;
    const players = sheets.length;
    for (const [at, sheet] of sheets.entries()) copySheet(sheet, this.#sheets[at]);
    this.#players = players;
    this.#seat = seat;
    this.#active = active;
    this.#known.fill(Number.NaN);
    const next = (active + 1) % players;
    this.#isMine = next === seat;
    readEndDistances(sheets, weak, this.#distances);
    if (!this.#isMine) this.#guessDice(sheets[next].cells, sheets[next].fails, players, next);
    readContext(this.#distances, players, seat, (next + 1) % players, this.#around);
    this.#isMineAfter = !this.#isMine && (next + 1) % players === seat;
    readContext(this.#distances, players, seat, (next + 2) % players, this.#farAround);
  }

  #isSame({ sheets, seat, active }: Situation): boolean {
    if (sheets.length !== this.#players || seat !== this.#seat || active !== this.#active) return false;
    for (const [at, { cells, fails }] of sheets.entries()) {
      if (fails !== this.#sheets[at].fails) return false;
      for (let cell = 0; cell < CELL_COUNT; cell++) if (cells[cell] !== this.#sheets[at].cells[cell]) return false;
    }
    return true;
  }

  #guessDice(cells: Uint8Array, fails: number, players: number, next: number): void {
    readContext(this.#distances, players, next, (next + 1) % players, this.#around);
    this.#evaluator.setSheet({ cells, fails }, this.#around);
    this.#turn.fill(this.#evaluator, true);
    this.#dice = this.#turn.bestDice();
    this.#turn.finalChances(this.#dice, this.#finalChances);
  }

  /** The points to expect after writing the number there, −1 for nowhere; those at hand where that ends the game. */
  points(cell: number, number: number): number {
    const at = cell < 0 ? 0 : (cell + 1) * NUMBERS + number;
    if (Number.isNaN(this.#known[at])) this.#known[at] = this.#expectedPoints(cell, number);
    return this.#known[at];
  }

  #expectedPoints(cell: number, number: number): number {
    const after = this.#after;
    copySheet(this.#sheets[this.#seat], after);
    if (cell >= 0) after.cells[cell] = number;
    else if (this.#seat === this.#active) after.fails++;
    if (endsGame(after)) return pointsOf(after);
    this.#evaluator.setSheet(after, this.#around);
    if (this.#isMine) {
      this.#turn.fill(this.#evaluator, true);
      return this.#turn.value(this.#turn.bestDice());
    }
    this.#turn.fill(this.#evaluator, false, this.#dice, this.#finalChances);
    return this.#turn.expected(this.#dice, this.#finalChances);
  }

  /**
   * With one more turn where that is one's own: what the other's number leaves is looked at with all of one's own dice.
   * Costs ten times as much, so only for the cell that is to be written now.
   */
  farPoints(cell: number, number: number): number {
    if (!this.#isMineAfter) return this.points(cell, number);
    this.#expectedPoints(cell, number);
    if (endsGame(this.#after)) return pointsOf(this.#after);
    let sum = 0;
    for (let theirs = 1; theirs <= HIGHEST; theirs++) {
      if (this.#finalChances[theirs] === 0) continue;
      sum += this.#finalChances[theirs] * this.#ownTurn(this.#turn.cell(this.#dice, theirs), theirs);
    }
    return sum;
  }

  /** The expectation of one's own dice after the other's number was written there. */
  #ownTurn(cell: number, number: number): number {
    if (cell >= 0) this.#after.cells[cell] = number;
    const isOver = endsGame(this.#after);
    if (!isOver) {
      this.#far.setSheet(this.#after, this.#farAround);
      this.#ownDice.fill(this.#far, true);
    }
    const value = isOver ? pointsOf(this.#after) : this.#ownDice.value(this.#ownDice.bestDice());
    if (cell >= 0) this.#after.cells[cell] = 0;
    return value;
  }
}
