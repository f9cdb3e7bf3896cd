export const COLOURS = ['orange', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const COLUMNS = 12;

/** The printed sheet (Q1): `o` round cell, `P` pentagon, `_` gap, `.` outside. */
const DRAWN: { readonly [colour in Colour]: string } = {
  orange: '..oPo_oPoooo',
  yellow: '.ooooo_oPoo.',
  purple: 'ooPo_ooooP..',
};

function columnsOf(row: string, signs: string): readonly number[] {
  return [...row].flatMap((sign, at) => (signs.includes(sign) ? [at + 1] : []));
}

/** The columns, from 1, in which a row has a cell. */
export const CELLS: { readonly [colour in Colour]: readonly number[] } = {
  orange: columnsOf(DRAWN.orange, 'oP'),
  yellow: columnsOf(DRAWN.yellow, 'oP'),
  purple: columnsOf(DRAWN.purple, 'oP'),
};

export function isCell(row: Colour, column: number): boolean {
  return CELLS[row].includes(column);
}

export function isPentagon(row: Colour, column: number): boolean {
  return DRAWN[row][column - 1] === 'P';
}

/** The five columns of three cells, each with the row of its pentagon (Q2). */
export const BONUS_COLUMNS: readonly { readonly column: number; readonly pentagon: Colour }[] = Array.from(
  { length: COLUMNS },
  (_, at) => at + 1,
)
  .filter((column) => COLOURS.every((colour) => isCell(colour, column)))
  .flatMap((column) =>
    COLOURS.filter((colour) => isPentagon(colour, column)).map((pentagon) => ({ column, pentagon })),
  );
