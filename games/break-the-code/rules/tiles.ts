/** The kinds of tile (B1) in the order of a row (B2): ascending, black left of white. */
export const TILES = [
  '0b',
  '0w',
  '1b',
  '1w',
  '2b',
  '2w',
  '3b',
  '3w',
  '4b',
  '4w',
  '5g',
  '6b',
  '6w',
  '7b',
  '7w',
  '8b',
  '8w',
  '9b',
  '9w',
] as const;
export type Tile = (typeof TILES)[number];
export type Colour = 'b' | 'w' | 'g';

/** How many there are of each kind: the two green 5s cannot be told apart (B1). */
export function copiesOf(tile: Tile): number {
  return tile === '5g' ? 2 : 1;
}

export const DECK: readonly Tile[] = TILES.flatMap((tile) => (copiesOf(tile) === 2 ? [tile, tile] : [tile]));

export function numberOf(tile: Tile): number {
  return tile.charCodeAt(0) - 48;
}

export function colourOf(tile: Tile): Colour {
  return tile.charAt(1) as Colour;
}

/** A row stands in the order of `TILES` (B2), which is also the order of its ids as text. */
export function inOrder(tiles: readonly Tile[]): readonly Tile[] {
  // Most are: a row is dealt, shown and guessed in its order.
  return tiles.every((tile, at) => at === 0 || (tiles[at - 1] as Tile) <= tile) ? tiles : tiles.toSorted();
}

export function isSameRow(one: readonly Tile[], other: readonly Tile[]): boolean {
  return one.length === other.length && one.every((tile, at) => tile === other[at]);
}

/** The places of a row, from the left (B2). */
export const PLACES = ['a', 'b', 'c', 'd', 'e'] as const;
export type Place = (typeof PLACES)[number];
