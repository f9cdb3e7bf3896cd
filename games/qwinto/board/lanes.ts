import { CELLS, COLOURS, COLUMNS, type Colour, isCell } from '../rules/index.ts';

/** Where a row lies on the sheet: the first lane is the orange one, before it stand the numbers of the lines. */
export const LANE: { readonly [colour in Colour]: number } = { orange: 1, yellow: 2, purple: 3 };
/** After the three rows: what full lines pay. */
export const BONUS_LANE = 4;
/** After the twelve lines: what rows pay. */
export const SCORE_LINE = COLUMNS + 1;

export const LINES: readonly number[] = Array.from({ length: COLUMNS }, (_, at) => at + 1);

/** From where to where a row reaches, and the one place inside it without a cell (Q1). */
export const REACH = COLOURS.map((row) => {
  const cells = CELLS[row];
  const first = cells[0] ?? 1;
  const last = cells.at(-1) ?? COLUMNS;
  const gap = LINES.find((line) => line > first && line < last && !isCell(row, line)) ?? first;
  return { row, first, count: last - first + 1, gap };
});
