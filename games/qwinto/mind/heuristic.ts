import { DICE_COUNT, DICE_SETS, SUM_CHANCE } from './dice.ts';
import {
  BONUSES,
  CELL_COUNT,
  copySheet,
  emptySheet,
  fits,
  HIGHEST,
  leftToEnd,
  PLACES,
  type QuickSheet,
  ROWS,
} from './sheet.ts';
import type { MoveValues } from './turn-expectation.ts';

/** How often each number stands in a turn when the seven sets of dice are equally usual. */
const USUAL = Float64Array.from({ length: HIGHEST + 1 }, (_, number) =>
  DICE_SETS.reduce((sum, dice) => sum + SUM_CHANCE[DICE_COUNT[dice]][number] / DICE_SETS.length, 0),
);
const FAIL = 5;

/**
 * The simple heuristic, a yardstick: each empty cell has a chance to be filled, from the numbers that still fit there
 * and the cells that share its gap; rows, full rows and pentagons are worth what these chances make of them.
 */
export class Heuristic implements MoveValues {
  readonly skipsAlike = true;
  readonly #sheet = emptySheet();
  readonly #chance = new Float64Array(CELL_COUNT);
  readonly #number = new Float64Array(CELL_COUNT);

  setSheet(sheet: QuickSheet): void {
    copySheet(sheet, this.#sheet);
  }

  canWrite(cell: number, number: number): boolean {
    return fits(this.#sheet.cells, cell, number);
  }

  worthOfWriting(cell: number, number: number): number {
    this.#sheet.cells[cell] = number;
    const worth = this.#worth() - FAIL * this.#sheet.fails;
    this.#sheet.cells[cell] = 0;
    return worth;
  }

  worthOfSkipping(failed: boolean): number {
    return this.#worth() - FAIL * (this.#sheet.fails + (failed ? 1 : 0));
  }

  #worth(): number {
    // Turns that will bring something for this row, so fitted that the yardstick plays its best.
    const turns = 0.7 * leftToEnd(this.#sheet.cells) + 2;
    let worth = 0;
    for (let row = 0; row < ROWS; row++) worth += this.#rowWorth(row, turns);
    for (const { cells, pentagon } of BONUSES) {
      let full = this.#number[pentagon];
      for (const cell of cells) full *= this.#chance[cell];
      worth += full;
    }
    return worth;
  }

  #rowWorth(row: number, turns: number): number {
    const { cells } = this.#sheet;
    const end = (row + 1) * PLACES;
    let low = 0;
    let first = row * PLACES;
    let filled = 0;
    let full = 1;
    for (let cell = first; cell <= end; cell++) {
      const number = cell === end ? HIGHEST + 1 : cells[cell];
      if (number === 0) continue;
      this.#fillGap(first, cell, low, number, turns);
      if (cell < end) {
        this.#chance[cell] = 1;
        this.#number[cell] = number;
      }
      low = number;
      first = cell + 1;
    }
    for (let cell = row * PLACES; cell < end; cell++) {
      filled += this.#chance[cell];
      full *= this.#chance[cell];
    }
    return filled + full * (this.#number[end - 1] - PLACES);
  }

  #fillGap(first: number, end: number, low: number, high: number, turns: number): void {
    const length = end - first;
    let mass = 0;
    for (let number = low + 1; number < high; number++) mass += USUAL[number];
    const isEnough = high - low - 1 >= length;
    for (let cell = first; cell < end; cell++) {
      const chance = 1 - (1 - Math.min(1, mass / length)) ** turns;
      this.#chance[cell] = isEnough ? chance : (chance * Math.max(0, high - low - 1)) / length;
      this.#number[cell] = low + ((high - low) * (cell - first + 1)) / (length + 1);
    }
  }
}
