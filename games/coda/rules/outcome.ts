import { type Outcome, type Seat, wonByPoints } from '@cifra/kernel';
import type { Row, Table } from './types.ts';

export function hasHidden(row: Row): boolean {
  return row.some((tile) => !tile.open);
}

/** Everybody who still has a hidden tile (C12). */
export function stillIn(table: Table): readonly Seat[] {
  return table.rows.flatMap((_, seat) => (table.out.includes(seat) ? [] : [seat]));
}

/** The last one with a hidden tile wins (C12); in a tournament most points do, and equal points share (C18). */
export function outcome(table: Table): Outcome | null {
  if (table.phase !== 'over') return null;
  if (table.points !== undefined) return wonByPoints(table.points, 'points');
  if (table.winner === null) throw new Error('A match is over that nobody has won');
  // Who stayed longer stands higher.
  const places = [table.winner, ...table.out.toReversed()];
  return { winners: [table.winner], reason: 'last-hidden', ranking: places.map((seat) => [seat]) };
}
