import type { View } from '@cifra/kernel';
import type { Candidates, Worlds } from '../mind/worlds.ts';
import { TILES, type Tile } from '../rules/tiles.ts';
import type { BreakTheCode } from '../rules/types.ts';

/** What is certain about a hunted code: nothing here is a guess. */
export type Certain = {
  /** How many rows it can still be. */
  readonly left: number;
  /** What each place can still be, in the order of a row. */
  readonly places: readonly (readonly Tile[])[];
  /** The tiles that are in every row that is left. */
  readonly sure: readonly Tile[];
};

/** Every other row and the centre, by the same names as in the notes. */
export function certainOf({ table, viewer }: View<BreakTheCode>, worlds: Worlds): { readonly [code: string]: Certain } {
  const others = Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  return Object.fromEntries([
    ...others.map((seat) => [`seat:${seat}`, certainIn(worlds, worlds.row(seat), table.size)]),
    ...(table.seats > 2 ? [['centre', certainIn(worlds, worlds.centre(), table.size)]] : []),
  ]);
}

function certainIn({ table }: Worlds, { ids }: Candidates, size: number): Certain {
  const rows = Array.from(ids, (id) => table.rows[id] ?? []);
  const at = (place: number) => new Set(rows.map((row) => row[place]));
  const places = Array.from({ length: size }, (_, place) => at(place));
  return {
    left: rows.length,
    places: places.map((found) => TILES.filter((tile) => found.has(tile))),
    sure: TILES.filter((tile) => rows.every((row) => row.includes(tile))),
  };
}
