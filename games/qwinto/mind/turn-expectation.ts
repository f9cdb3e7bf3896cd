import { DICE_COUNT, DICE_SETS, SUM_CHANCE } from './dice.ts';
import { CELL_COUNT, HIGHEST, PLACES, ROWS } from './sheet.ts';

/** What a seat can do with a number, as something with a value to compare. */
export interface MoveValues {
  /** Whether writing nothing is worth the same whatever the number is. */
  readonly skipsAlike: boolean;
  canWrite(cell: number, number: number): boolean;
  /** What writing the number there is worth. */
  worthOfWriting(cell: number, number: number): number;
  /** What writing nothing is worth when this number comes; the active player fails (Q8). */
  worthOfSkipping(failed: boolean, number: number): number;
}

const NUMBERS = HIGHEST + 1;

/**
 * The exact expectation inside one turn of one seat: seven sets of dice, the re-roll, every legal cell.
 * Made once and filled again and again; a turn allocates nothing.
 */
export class TurnExpectation {
  /** Of each row and number, the worth of the best cell and which it is: −Infinity and −1 where nothing fits. */
  readonly #best = new Float64Array(ROWS * NUMBERS);
  readonly #cell = new Int8Array(ROWS * NUMBERS);
  readonly #skip = new Float64Array(NUMBERS);
  /** What writing each number into each cell is worth, −Infinity where it does not fit. */
  readonly #worths = new Float64Array(CELL_COUNT * NUMBERS);

  /** Looks at every legal cell of the rows in `rows` (a mask), for the numbers that have a chance. */
  fill(choices: MoveValues, failed: boolean, rows = 7, chances: Float64Array | null = null): void {
    this.#fillSkips(choices, failed, chances);
    for (let row = 0; row < ROWS; row++) {
      if ((rows & (1 << row)) === 0) continue;
      for (let number = 1; number <= HIGHEST; number++)
        if (chances === null || chances[number] > 0) this.#fillOne(choices, row, number);
    }
  }

  #fillSkips(choices: MoveValues, failed: boolean, chances: Float64Array | null): void {
    const isSame = choices.skipsAlike;
    const worth = isSame ? choices.worthOfSkipping(failed, 0) : 0;
    for (let number = 1; number <= HIGHEST; number++) {
      if (isSame) this.#skip[number] = worth;
      else if (chances === null || chances[number] > 0) this.#skip[number] = choices.worthOfSkipping(failed, number);
    }
  }

  #fillOne(choices: MoveValues, row: number, number: number): void {
    let best = Number.NEGATIVE_INFINITY;
    let at = -1;
    for (let cell = row * PLACES; cell < (row + 1) * PLACES; cell++) {
      const fits = choices.canWrite(cell, number);
      const worth = fits ? choices.worthOfWriting(cell, number) : Number.NEGATIVE_INFINITY;
      this.#worths[cell * NUMBERS + number] = worth;
      if (worth <= best) continue;
      best = worth;
      at = cell;
    }
    this.#best[row * NUMBERS + number] = best;
    this.#cell[row * NUMBERS + number] = at;
  }

  /**
   * Puts the answers of a deeper look in the place of the first ones, for the numbers of these dice: of writing nothing
   * (cell −1), and of each cell that comes as near as `near` to the best of its row.
   */
  deepen(deeply: (cell: number, number: number) => number, near: number, dice: number, chances: Float64Array): void {
    for (let number = 1; number <= HIGHEST; number++) {
      if (chances[number] === 0) continue;
      this.#skip[number] = deeply(-1, number);
      for (let row = 0; row < ROWS; row++) if ((dice & (1 << row)) !== 0) this.#deepenOne(deeply, near, row, number);
    }
  }

  #deepenOne(deeply: (cell: number, number: number) => number, near: number, row: number, number: number): void {
    const enough = this.#best[row * NUMBERS + number] - near;
    let best = Number.NEGATIVE_INFINITY;
    let at = -1;
    for (let cell = row * PLACES; cell < (row + 1) * PLACES; cell++) {
      const first = this.#worths[cell * NUMBERS + number];
      if (first === Number.NEGATIVE_INFINITY || first < enough) continue;
      const worth = deeply(cell, number);
      if (worth <= best) continue;
      best = worth;
      at = cell;
    }
    this.#best[row * NUMBERS + number] = best;
    this.#cell[row * NUMBERS + number] = at;
  }

  /** The best that can be done with a number of these dice. */
  worth(dice: number, number: number): number {
    let best = this.#skip[number];
    for (let row = 0; row < ROWS; row++)
      if ((dice & (1 << row)) !== 0) best = Math.max(best, this.#best[row * NUMBERS + number]);
    return best;
  }

  /** The cell of the best that can be done, −1 for writing nothing. */
  cell(dice: number, number: number): number {
    let best = this.#skip[number];
    let cell = -1;
    for (let row = 0; row < ROWS; row++) {
      const at = row * NUMBERS + number;
      if ((dice & (1 << row)) === 0 || this.#best[at] <= best) continue;
      best = this.#best[at];
      cell = this.#cell[at];
    }
    return cell;
  }

  /** The expectation of a roll that stands: what a re-roll is worth. */
  again(dice: number): number {
    const chances = SUM_CHANCE[DICE_COUNT[dice]];
    let sum = 0;
    for (let number = 1; number <= HIGHEST; number++)
      if (chances[number] > 0) sum += chances[number] * this.worth(dice, number);
    return sum;
  }

  /** The expectation of choosing these dice, with the re-roll where it is better (Q4). */
  value(dice: number): number {
    const again = this.again(dice);
    const chances = SUM_CHANCE[DICE_COUNT[dice]];
    let sum = 0;
    for (let number = 1; number <= HIGHEST; number++)
      if (chances[number] > 0) sum += chances[number] * Math.max(again, this.worth(dice, number));
    return sum;
  }

  /** The best set of dice; of equals the first. */
  bestDice(): number {
    let best = Number.NEGATIVE_INFINITY;
    let chosen = 1;
    for (const dice of DICE_SETS) {
      const value = this.value(dice);
      if (value <= best) continue;
      best = value;
      chosen = dice;
    }
    return chosen;
  }

  /** The chance of each number to stand after the best use of the re-roll. */
  finalChances(dice: number, into: Float64Array): void {
    const again = this.again(dice);
    const chances = SUM_CHANCE[DICE_COUNT[dice]];
    let rerolled = 0;
    for (let number = 1; number <= HIGHEST; number++) if (this.worth(dice, number) < again) rerolled += chances[number];
    for (let number = 1; number <= HIGHEST; number++)
      into[number] = chances[number] * (rerolled + (this.worth(dice, number) < again ? 0 : 1));
  }

  /** The expectation over the numbers that somebody else's dice bring. */
  expected(dice: number, finalChances: Float64Array): number {
    let sum = 0;
    for (let number = 1; number <= HIGHEST; number++)
      if (finalChances[number] > 0) sum += finalChances[number] * this.worth(dice, number);
    return sum;
  }
}
