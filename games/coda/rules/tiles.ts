/** From low to high where the numbers are equal (C4). */
export const COLOURS = ['dark', 'light'] as const;
export type Colour = (typeof COLOURS)[number];

export const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
/** A number, or the dash of the advanced game (C1, C13). */
export type Value = number | 'dash';

/** A tile as its owner knows it. */
export type Known = { readonly colour: Colour; readonly value: Value };

export function valuesWith(dashes: boolean): readonly Value[] {
  return dashes ? [...NUMBERS, 'dash'] : NUMBERS;
}

/** The place of a number tile in the one order of all: of two equal numbers the dark is the lower (C4). */
export function rank(colour: Colour, number: number): number {
  return COLOURS.length * number + COLOURS.indexOf(colour);
}

/** All number tiles in that order: the tile of rank 5 is `IN_ORDER[5]`. Nothing else knows how colours and ranks go together. */
export const IN_ORDER: readonly { readonly colour: Colour; readonly value: number }[] = NUMBERS.flatMap((value) =>
  COLOURS.map((colour) => ({ colour, value })),
).toSorted((a, b) => rank(a.colour, a.value) - rank(b.colour, b.value));

/** A dash has no rank: it stands anywhere (C13). */
function rankOf({ colour, value }: Known): number | null {
  return value === 'dash' ? null : rank(colour, value);
}

/** Number tiles from low to high (C4). */
export function inOrder(tiles: readonly Known[]): readonly Known[] {
  return tiles.toSorted((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0));
}

/**
 * The indexes that a tile may have in a row: a dash any (C13), a number every gap between the last smaller and the
 * first larger number, across dashes (C14).
 */
export function slotsFor(row: readonly Known[], tile: Known): readonly number[] {
  const own = rankOf(tile);
  let first = 0;
  let last = row.length;
  if (own !== null)
    for (const [at, other] of row.entries()) {
      const theirs = rankOf(other);
      if (theirs === null) continue;
      if (theirs < own) first = at + 1;
      else last = Math.min(last, at);
    }
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** A row with dashes at these indexes of the finished row, between numbers that stand in order (C13). */
export function withDashes(
  numbers: readonly Known[],
  dashes: readonly Colour[],
  slots: readonly number[],
): readonly Known[] {
  const left = [...numbers];
  return Array.from({ length: numbers.length + dashes.length }, (_, at) => {
    const colour = dashes[slots.indexOf(at)];
    const tile = colour === undefined ? left.shift() : { colour, value: 'dash' as const };
    if (tile === undefined) throw new Error(`Dashes at ${slots.join()} leave no tile for place ${at}`);
    return tile;
  });
}

/** What a row is worth to the winner of a round: a dash counts nothing (C18). */
export function sumOf(values: readonly Value[]): number {
  return values.reduce<number>((sum, value) => sum + (value === 'dash' ? 0 : value), 0);
}
