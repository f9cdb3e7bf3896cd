import type { Accumulator } from './accumulator.ts';
import {
  blankContext,
  columnFeature,
  failsFeature,
  gapFeature,
  leftFeature,
  listFeatures,
  MAX_ACTIVE,
  nearestFeature,
  numberFeature,
  othersFailsFeature,
  raceFeature,
  rowFeature,
  type SheetContext,
  secondFeature,
  weakRaceFeature,
} from './features.ts';
import { UNIT } from './net.ts';
import {
  BONUS_OF,
  BONUSES,
  CELL_COUNT,
  copySheet,
  emptySheet,
  FAILS_TO_END,
  filledIn,
  HIGHEST,
  leftToEnd,
  MATES,
  PLACES,
  pointsOf,
  type QuickSheet,
  ROWS,
} from './sheet.ts';
import type { MoveValues } from './turn-expectation.ts';

/** Cells of a gap from which on a hasty evaluator leaves some out. */
const LONG = 4;

/**
 * What a sheet will be worth at the end after one more number: `mean`, `spread` and `points` hold the last answer.
 * A number changes few inputs, so only those are summed anew; nothing is allocated.
 */
export class SheetEvaluator implements MoveValues {
  readonly skipsAlike = true;
  mean = 0;
  spread = 0;
  /** The points as they would stand right after. */
  points = 0;
  readonly #around: SheetContext = blankContext();
  /** What will surround the sheet after the number, where that is another thing. */
  #later: SheetContext = this.#around;
  readonly #accumulator: Accumulator;
  readonly #isHasty: boolean;
  readonly #sheet = emptySheet();
  readonly #features = new Uint16Array(MAX_ACTIVE);
  /** Of each empty cell: the first cell of its gap, how long the gap is, and the numbers beside it. */
  readonly #first = new Int8Array(CELL_COUNT);
  readonly #length = new Int8Array(CELL_COUNT);
  readonly #low = new Int8Array(CELL_COUNT);
  readonly #high = new Int8Array(CELL_COUNT);
  readonly #filled = new Int8Array(ROWS);
  #left = 0;
  #points = 0;

  /** A hasty evaluator leaves out the cells of long gaps that would not leave room for the numbers beside them. */
  constructor(accumulator: Accumulator, isHasty = false) {
    this.#accumulator = accumulator;
    this.#isHasty = isHasty;
  }

  /** Looks at this sheet among these surroundings from now on. */
  setSheet(sheet: QuickSheet, around: SheetContext): void {
    copySheet(sheet, this.#sheet);
    Object.assign(this.#around, around);
    this.#later = this.#around;
    this.#left = leftToEnd(sheet.cells);
    this.#points = pointsOf(sheet);
    const count = listFeatures(sheet, around, this.#features);
    this.#accumulator.begin(this.#features, count);
    for (let row = 0; row < ROWS; row++) this.#measureGaps(row);
  }

  /** How the others are expected to stand once the number is written, null for as they stand now; as weak as now. */
  expect(later: SheetContext | null): void {
    this.#later = later ?? this.#around;
  }

  #restart(left: number): void {
    const accumulator = this.#accumulator;
    const now = this.#around;
    const later = this.#later;
    accumulator.back();
    if (now.players === 1) return;
    if (later.nearest !== now.nearest || left !== this.#left) {
      accumulator.subtract(raceFeature(this.#left, now.nearest));
      accumulator.add(raceFeature(left, later.nearest));
      if (now.areWeak) {
        accumulator.subtract(weakRaceFeature(this.#left, now.nearest));
        accumulator.add(weakRaceFeature(left, later.nearest));
      }
    }
    if (later === now) return;
    if (later.nearest !== now.nearest) {
      accumulator.subtract(nearestFeature(now.nearest));
      accumulator.add(nearestFeature(later.nearest));
    }
    if (later.fails !== now.fails) {
      accumulator.subtract(othersFailsFeature(now.fails));
      accumulator.add(othersFailsFeature(later.fails));
    }
    if (later.second === now.second || now.players === 2) return;
    accumulator.subtract(secondFeature(now.second));
    accumulator.add(secondFeature(later.second));
  }

  #measureGaps(row: number): void {
    const { cells } = this.#sheet;
    this.#filled[row] = filledIn(cells, row);
    const end = (row + 1) * PLACES;
    let low = 0;
    let first = row * PLACES;
    for (let cell = first; cell <= end; cell++) {
      const number = cell === end ? HIGHEST + 1 : cells[cell];
      if (number === 0) continue;
      for (let empty = first; empty < cell; empty++) {
        this.#first[empty] = first;
        this.#length[empty] = cell - first;
        this.#low[empty] = low;
        this.#high[empty] = number;
      }
      low = number;
      first = cell + 1;
    }
  }

  canWrite(cell: number, number: number): boolean {
    const { cells } = this.#sheet;
    if (cells[cell] !== 0 || number <= this.#low[cell] || number >= this.#high[cell]) return false;
    if (this.#isHasty && !this.#leavesRoom(cell, number)) return false;
    for (const mate of MATES[cell]) if (cells[mate] === number) return false;
    return true;
  }

  #leavesRoom(cell: number, number: number): boolean {
    const length = this.#length[cell];
    if (length < LONG) return true;
    const before = cell - this.#first[cell];
    return number - this.#low[cell] > before && this.#high[cell] - number > length - 1 - before;
  }

  /** After the number is written there. True when that ends the game. */
  write(cell: number, number: number): boolean {
    const points = this.pointsAfter(cell, number);
    const left = this.leftAfter(cell);
    if (left === 0) return this.#settle(points);
    const accumulator = this.#accumulator;
    const { cells, fails } = this.#sheet;
    this.#restart(left);
    const first = this.#first[cell];
    const length = this.#length[cell];
    const low = this.#low[cell];
    const high = this.#high[cell];
    const last = first + length - 1;
    accumulator.subtract(gapFeature(cells, first, length, low, high));
    if (cell > first) accumulator.add(gapFeature(cells, first, cell - first, low, number));
    if (cell < last) accumulator.add(gapFeature(cells, cell + 1, last - cell, number, high));
    accumulator.add(numberFeature(cell, number));
    for (const mate of MATES[cell]) this.#tighten(mate, number);
    this.#changeRow(cell);
    const column = BONUS_OF[cell];
    if (column >= 0) {
      accumulator.subtract(columnFeature(cells, column));
      accumulator.add(columnFeature(cells, column, cell, number));
    }
    if (left !== this.#left) {
      accumulator.subtract(leftFeature(this.#left));
      accumulator.add(leftFeature(left));
      accumulator.subtract(failsFeature(fails, this.#left));
      accumulator.add(failsFeature(fails, left));
    }
    return this.#answer(points);
  }

  #changeRow(cell: number): void {
    const row = Math.floor(cell / PLACES);
    const last = row * PLACES + PLACES - 1;
    const isLastWritten = this.#sheet.cells[last] !== 0;
    this.#accumulator.subtract(rowFeature(row, this.#filled[row], isLastWritten));
    this.#accumulator.add(rowFeature(row, this.#filled[row] + 1, isLastWritten || cell === last));
  }

  /** A single empty cell of the same column loses this number. */
  #tighten(mate: number, number: number): void {
    const { cells } = this.#sheet;
    if (cells[mate] !== 0 || this.#length[mate] !== 1) return;
    const before = gapFeature(cells, mate, 1, this.#low[mate], this.#high[mate]);
    const after = gapFeature(cells, mate, 1, this.#low[mate], this.#high[mate], number);
    if (before === after) return;
    this.#accumulator.subtract(before);
    this.#accumulator.add(after);
  }

  /** After writing nothing, with a fail or without (Q8). True when that ends the game. */
  skip(failed: boolean): boolean {
    const { fails } = this.#sheet;
    if (failed && fails + 1 >= FAILS_TO_END) return this.#settle(this.#points - 5);
    this.#restart(this.#left);
    if (!failed) return this.#answer(this.#points);
    this.#accumulator.subtract(failsFeature(fails, this.#left));
    this.#accumulator.add(failsFeature(fails + 1, this.#left));
    return this.#answer(this.#points - 5);
  }

  worthOfWriting(cell: number, number: number): number {
    this.write(cell, number);
    return this.mean;
  }

  worthOfSkipping(failed: boolean): number {
    this.skip(failed);
    return this.mean;
  }

  #settle(points: number): true {
    this.points = points;
    this.mean = points;
    this.spread = 0;
    return true;
  }

  #answer(points: number): false {
    const accumulator = this.#accumulator;
    accumulator.run();
    this.points = points;
    this.mean = points + UNIT * accumulator.gain;
    this.spread = UNIT * Math.exp(accumulator.logSpread);
    return false;
  }

  /** Numbers that will be missing to end the game once this cell is written, −1 for no cell. */
  leftAfter(cell: number): number {
    const a = PLACES - this.#filled[0] - (cell >= 0 && cell < PLACES ? 1 : 0);
    const b = PLACES - this.#filled[1] - (cell >= PLACES && cell < 2 * PLACES ? 1 : 0);
    const c = PLACES - this.#filled[2] - (cell >= 2 * PLACES ? 1 : 0);
    return a + b + c - Math.max(a, b, c);
  }

  /** The points as they will stand once the number is written there, −1 for no cell. */
  pointsAfter(cell: number, number: number): number {
    return cell < 0 ? this.#points : this.#points + this.#pointsOfWriting(Math.floor(cell / PLACES), cell, number);
  }

  #pointsOfWriting(row: number, cell: number, number: number): number {
    const { cells } = this.#sheet;
    let points = 1;
    if (this.#filled[row] === PLACES - 1) {
      const last = row * PLACES + PLACES - 1;
      points = (cell === last ? number : cells[last]) - (PLACES - 1);
    }
    if (BONUS_OF[cell] < 0) return points;
    const { cells: column, pentagon } = BONUSES[BONUS_OF[cell]];
    for (const other of column) if (other !== cell && cells[other] === 0) return points;
    return points + (pentagon === cell ? number : cells[pentagon]);
  }
}
