import type { AnyGame, BotName, Seat } from '@cifra/kernel';
import type { RoomSeat } from '../model/person.ts';
import { isPlaying, matchOf, type RoomState } from './state.ts';

const NOBODY: readonly (readonly [Seat, BotName])[] = [];

function hasBot({ bot }: RoomSeat): boolean {
  return bot !== null;
}

/** The seats that a bot plays and that the match waits for, without those that let a person go first. */
export function botsToAct(game: AnyGame, state: RoomState): readonly (readonly [Seat, BotName])[] {
  const match = matchOf(state);
  const { seats, pausedAt } = state.table;
  // Asked for twice at every move: where only people play there is nothing to look for.
  if (match === null || pausedAt !== null || !seats.some(hasBot)) return NOBODY;
  const awaited = game.toAct(match.table);
  const goesFirst = (seat: Seat) => awaited.includes(seat) && isPlaying(seats[seat]);
  return awaited.flatMap((seat) => {
    const level = seats[seat]?.bot ?? null;
    return level === null || game.yields?.(match.table, seat).some(goesFirst) ? [] : [[seat, level] as const];
  });
}

/** When the room next has something to do of its own accord. */
export function dueOf(game: AnyGame, state: RoomState): number | null {
  if (botsToAct(game, state).length > 0) return state.at;
  const { clock, pausedAt } = state.table;
  return pausedAt === null ? (clock?.endsAt ?? null) : null;
}
