import { type Colour, type Sheet, whyNotWrite } from '../rules/index.ts';

/** The most that three dice show. */
const HIGHEST = 18;

/** No throw can fill this cell any more: the numbers beside it or in its column leave none (Q6, Q7). */
export function isNeverWritable(sheet: Sheet, row: Colour, column: number): boolean {
  return Array.from({ length: HIGHEST }, (_, at) => at + 1).every(
    (number) => whyNotWrite(sheet, row, column, number) !== null,
  );
}
