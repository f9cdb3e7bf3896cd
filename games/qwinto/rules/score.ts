import { BONUS_COLUMNS, CELLS, COLOURS, type Colour } from './sheet-shape.ts';
import type { Dice, EndReason, Sheet } from './types.ts';

export function isRowFull(sheet: Sheet, colour: Colour): boolean {
  return CELLS[colour].every((column) => sheet[colour][column - 1] !== null);
}

export function fullRows(sheet: Sheet): number {
  return COLOURS.filter((colour) => isRowFull(sheet, colour)).length;
}

/** A full row brings its rightmost number, any other one point a number (Q10). */
export function rowPoints(sheet: Sheet, colour: Colour): number {
  if (!isRowFull(sheet, colour)) return sheet[colour].filter((number) => number !== null).length;
  return sheet[colour].findLast((number) => number !== null) ?? 0;
}

/** A full column of three brings the number in its pentagon (Q11). */
export function columnPoints(sheet: Sheet, { column, pentagon }: (typeof BONUS_COLUMNS)[number]): number {
  const isFull = COLOURS.every((colour) => sheet[colour][column - 1] !== null);
  return isFull ? (sheet[pentagon][column - 1] ?? 0) : 0;
}

export const FAIL_COST = 5;
export const FAILS_TO_END = 4;

/** Does this sheet end the match, and by this? Two full rows do, or the fourth fail (Q9). */
export function isEnding(sheet: Sheet, reason: EndReason): boolean {
  return reason === 'two-rows' ? fullRows(sheet) >= 2 : sheet.fails >= FAILS_TO_END;
}

/** The number is the sum of the dice that were rolled (Q4). */
export function totalOf(dice: Dice): number {
  return Object.values(dice).reduce((sum, face) => sum + face, 0);
}

export function score(sheet: Sheet): number {
  const rows = COLOURS.reduce((sum, colour) => sum + rowPoints(sheet, colour), 0);
  const columns = BONUS_COLUMNS.reduce((sum, column) => sum + columnPoints(sheet, column), 0);
  return rows + columns - FAIL_COST * sheet.fails;
}
