import type { AnyGame, Level, Seat } from '@cifra/kernel';
import { matchOf } from './match-orders.ts';
import type { Place } from './person.ts';
import { isPlaying, type RoomState } from './state.ts';

const NOBODY: readonly (readonly [Seat, Level])[] = [];

function hasBot({ bot }: Place): boolean {
  return bot !== null;
}

/** The seats that a bot plays and that the match waits for, without those that let a person go first. */
export function botsToAct(game: AnyGame, state: RoomState): readonly (readonly [Seat, Level])[] {
  const match = matchOf(state);
  const { seats, pausedAt } = state.table;
  // Asked twice for every move: where only people play there is nothing to look for.
  if (match === null || pausedAt !== null || !seats.some(hasBot)) return NOBODY;
  const awaited = game.toAct(match.table);
  const goesFirst = (seat: Seat) => awaited.includes(seat) && isPlaying(seats[seat]);
  return awaited.flatMap((seat) => {
    const level = seats[seat]?.bot ?? null;
    return level === null || game.yields?.(match.table, seat).some(goesFirst) ? [] : [[seat, level] as const];
  });
}
