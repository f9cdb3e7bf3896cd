import type { Seat } from '@cifra/kernel';
import type { Table, Tile } from '../rules/types.ts';

/** A tile for which somebody opened the pad; keys begin anew with every round, so that is part of it (C18). */
export type Target = { readonly seat: Seat; readonly key: number; readonly round: Table['round'] };
export type Aimed = Target & { readonly place: number; readonly tile: Tile };

/** Where it stands now; null where this round has no such tile. */
export function aimedAt(table: Table, target: Target | null): Aimed | null {
  if (target === null || target.round !== table.round) return null;
  const row = table.rows[target.seat] ?? [];
  const place = row.findIndex(({ key }) => key === target.key);
  const tile = row[place];
  return tile === undefined ? null : { ...target, place, tile };
}
