import type { View } from '@cifra/kernel';
import { type BreakTheCode, numberOf, TILES, type Tile } from '../rules/index.ts';
import { huntedRows } from './figures.ts';
import { worldsOf } from './worlds.ts';

/** What could be known of the hunted row: how many rows it may be, and what stands at each place in which share of deals. */
export type HuntInsight = {
  readonly rows: number;
  /** By place, likeliest first. */
  readonly places: readonly (readonly TileShare[])[];
  /** Numbers that are in none of these rows. */
  readonly absent: readonly number[];
};

export type TileShare = { readonly tile: Tile; readonly share: number };

export function huntInsight(view: View<BreakTheCode>): HuntInsight {
  const { rows, size } = worldsOf(view).table;
  const { ids, weights, total } = huntedRows(view);
  const shares = Array.from({ length: size }, () => new Map<Tile, number>());
  for (const [at, id] of ids.entries())
    for (const [place, tile] of (rows[id] ?? []).entries()) {
      const there = shares[place];
      there?.set(tile, (there.get(tile) ?? 0) + (weights[at] ?? 0) / total);
    }
  const possible = new Set(shares.flatMap((there) => [...there.keys()].map(numberOf)));
  return {
    rows: ids.length,
    places: shares.map((there) =>
      [...there].map(([tile, share]) => ({ tile, share })).toSorted((one, other) => other.share - one.share),
    ),
    absent: [...new Set(TILES.map(numberOf))].filter((number) => !possible.has(number)),
  };
}
