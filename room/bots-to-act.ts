import type { AnyGame, Level, Seat } from '@cifra/kernel';
import { matchOf } from './match-orders.ts';
import type { Place } from './person.ts';
import type { RoomState } from './state.ts';

const NOBODY: readonly (readonly [Seat, Level])[] = [];

function hasBot({ bot }: Place): boolean {
  return bot !== null;
}

/** The seats that a bot plays and that the match waits for. */
export function botsToAct(game: AnyGame, state: RoomState): readonly (readonly [Seat, Level])[] {
  const match = matchOf(state);
  // Asked twice for every move: where only people play there is nothing to look for.
  if (match === null || state.table.pausedAt !== null || !state.table.seats.some(hasBot)) return NOBODY;
  return game.toAct(match.table).flatMap((seat) => {
    const level = state.table.seats[seat]?.bot ?? null;
    return level === null ? [] : [[seat, level] as const];
  });
}
