/** No row is drawn as if it had fewer tiles than this: the first ones are large enough. */
const FEWEST = 4;

type Placed = { readonly isOpen: boolean; readonly isApart?: boolean };
type Numbers = { readonly [name: `--${string}`]: number };

/**
 * What a row's sheet needs to know: how many stand and how many lie. A fallen tile is no target, so in a long row it is
 * the fallen ones that grow narrow.
 */
export function rowStyle(tiles: readonly Placed[]): Numbers {
  const { standing, lying } = counted(tiles);
  return {
    '--standing': standing,
    '--lying': lying,
    '--last': Math.max(0, tiles.length - 1),
    '--spare': Math.max(0, FEWEST - tiles.length),
  };
}

/** Where a tile stands: how many are left of it, of each kind, and how many gaps. */
export function placeStyle(tiles: readonly Placed[], at: number): Numbers {
  const { standing, lying } = counted(tiles.slice(0, at));
  const seam = tiles[at]?.isApart === true ? APART : 0;
  return { '--standing-before': standing + seam, '--lying-before': lying, '--at': at };
}

/** A seam before a tile that never joined the row. */
const APART = 0.3;

function counted(tiles: readonly Placed[]): { readonly standing: number; readonly lying: number } {
  const lying = tiles.filter(({ isOpen }) => isOpen).length;
  const apart = tiles.filter(({ isApart }) => isApart === true).length;
  return { standing: tiles.length - lying + apart * APART, lying };
}
