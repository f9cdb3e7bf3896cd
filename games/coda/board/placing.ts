/** A fallen tile is no target: in a long row it makes room for those that stand. */
function fallenWidth(count: number): number {
  return count > 8 ? 0.74 : 0.94;
}

/** No row is drawn as if it had fewer tiles than this: the first ones are large enough. */
const FEWEST = 4;

type Placed = { readonly isOpen: boolean; readonly isApart?: boolean };

/** What a row's sheet needs to know: how wide everything is, counted in tiles. */
export function rowStyle(tiles: readonly Placed[]): { readonly [name: `--${string}`]: number } {
  const units = widthOf(tiles, tiles.length);
  return {
    '--tiles': units,
    '--last': Math.max(0, tiles.length - 1),
    '--units': Math.max(FEWEST, units),
    '--count': Math.max(FEWEST, tiles.length),
    '--fallen': fallenWidth(tiles.length),
  };
}

/** Where a tile stands: how many tiles' widths are left of it, and how many gaps. */
export function placeStyle(tiles: readonly Placed[], at: number): { readonly [name: `--${string}`]: number } {
  return { '--before': widthOf(tiles, at) + (tiles[at]?.isApart === true ? APART : 0), '--at': at };
}

/** A seam before a tile that never joined the row. */
const APART = 0.3;

function widthOf(tiles: readonly Placed[], count: number): number {
  const fallen = fallenWidth(tiles.length);
  return tiles
    .slice(0, count)
    .reduce((sum, { isOpen, isApart }) => sum + (isOpen ? fallen : 1) + (isApart === true ? APART : 0), 0);
}
