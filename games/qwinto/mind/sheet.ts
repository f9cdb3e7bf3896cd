import { BONUS_COLUMNS, CELLS, COLOURS, type Sheet } from '../rules/index.ts';

export const ROWS = 3;
/** Cells in a row. */
export const PLACES = 9;
export const CELL_COUNT = ROWS * PLACES;
/** The highest number that three dice bring. */
export const HIGHEST = 18;
export const FAILS_TO_END = 4;

/** A sheet for quick thinking: 27 cells row by row in the order of `COLOURS`, 0 where a cell is empty. */
export type Cells = Uint8Array;
export type QuickSheet = { readonly cells: Cells; fails: number };

export function emptySheet(): QuickSheet {
  return { cells: new Uint8Array(CELL_COUNT), fails: 0 };
}

export function copySheet(from: QuickSheet, to: QuickSheet): void {
  to.cells.set(from.cells);
  to.fails = from.fails;
}

/** The printed column of each cell, from 1. */
const COLUMN_OF: readonly number[] = COLOURS.flatMap((colour) => CELLS[colour]);

/** The other cells of each cell's column. */
export const MATES: readonly (readonly number[])[] = COLUMN_OF.map((column, cell) =>
  COLUMN_OF.flatMap((other, mate) => (other === column && mate !== cell ? [mate] : [])),
);

/** The columns of three cells (Q2). */
export const BONUSES: readonly { readonly cells: readonly number[]; readonly pentagon: number }[] = BONUS_COLUMNS.map(
  ({ column, pentagon }) => ({
    cells: COLUMN_OF.flatMap((other, cell) => (other === column ? [cell] : [])),
    pentagon: COLOURS.indexOf(pentagon) * PLACES + CELLS[pentagon].indexOf(column),
  }),
);

/** Which of the bonus columns a cell is in, −1 for none. */
export const BONUS_OF: readonly number[] = COLUMN_OF.map((_, cell) =>
  BONUSES.findIndex((bonus) => bonus.cells.includes(cell)),
);

export function toQuick(sheet: Sheet): QuickSheet {
  const numbers = COLOURS.flatMap((colour) => CELLS[colour].map((column) => sheet[colour][column - 1] ?? 0));
  return { cells: Uint8Array.from(numbers), fails: sheet.fails };
}

/** May this number stand in this cell (Q6, Q7)? */
export function fits(cells: Cells, cell: number, number: number): boolean {
  if (cells[cell] !== 0) return false;
  const start = cell - (cell % PLACES);
  for (let at = cell - 1; at >= start; at--) {
    if (cells[at] === 0) continue;
    if (cells[at] >= number) return false;
    break;
  }
  for (let at = cell + 1; at < start + PLACES; at++) {
    if (cells[at] === 0) continue;
    if (cells[at] <= number) return false;
    break;
  }
  for (const mate of MATES[cell]) if (cells[mate] === number) return false;
  return true;
}

export function filledIn(cells: Cells, row: number): number {
  let filled = 0;
  for (let at = row * PLACES; at < (row + 1) * PLACES; at++) if (cells[at] !== 0) filled++;
  return filled;
}

/** Numbers still missing until two rows are full, which ends the game (Q9). */
export function leftToEnd(cells: Cells): number {
  const a = PLACES - filledIn(cells, 0);
  const b = PLACES - filledIn(cells, 1);
  const c = PLACES - filledIn(cells, 2);
  return a + b + c - Math.max(a, b, c);
}

export function endsGame({ cells, fails }: QuickSheet): boolean {
  return fails >= FAILS_TO_END || leftToEnd(cells) === 0;
}

/** The points as they would stand now (Q10, Q11, Q12). */
export function pointsOf({ cells, fails }: QuickSheet): number {
  let points = -5 * fails;
  for (let row = 0; row < ROWS; row++) {
    const filled = filledIn(cells, row);
    points += filled === PLACES ? cells[row * PLACES + PLACES - 1] : filled;
  }
  for (const { cells: column, pentagon } of BONUSES)
    if (column.every((cell) => cells[cell] !== 0)) points += cells[pentagon];
  return points;
}
