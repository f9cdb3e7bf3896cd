import type { Seat } from '@cifra/kernel';
import type { Earned, Table } from './types.ts';

/** What a round brings its winner, and somebody’s last tile the one who opened it (C18). */
export const WIN = 5;
export const LAST_TILE = 3;

const NOTHING: Earned = { hits: 0, lastTiles: 0, round: 0, hidden: 0 };

/** A round begins with nothing in it. */
export function newTally(seats: number): Pick<Table, 'earned'> {
  return { earned: Array.from({ length: seats }, () => NOTHING) };
}

/** Points are counted in a tournament alone, and noted by what they are for, so that they can be added up by eye. */
export function scored(table: Table, seat: Seat, what: keyof Earned, points: number): Table {
  if (table.points === undefined || table.earned === undefined) return table;
  const mine = table.earned[seat] ?? NOTHING;
  return {
    ...table,
    points: table.points.with(seat, (table.points[seat] ?? 0) + points),
    earned: table.earned.with(seat, { ...mine, [what]: mine[what] + points }),
  };
}

/** What stays of a round when the next one is dealt. */
export function withRound(table: Table, winner: Seat): Table {
  const { rows, drawn, earned, rounds = [], attacks, turns } = table;
  if (earned === undefined) return table;
  const last = attacks.at(-1);
  const attack = last?.right === true && last.turn === turns ? last : null;
  return { ...table, rounds: [...rounds, { winner, rows, drawn, attack, earned }] };
}
