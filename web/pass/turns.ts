import type { AnyGame, Seat, Shape } from '@cifra/kernel';
import type { RoomTable } from '@cifra/room';
import { placeOf } from '../device/messages.ts';

/** Who takes the device next: the seats that look at it together, and through whose eyes. */
export type Turn = { readonly eyes: Seat; readonly seats: readonly Seat[] };

/** The seats of people around this device that the match waits for. */
export function waitingHere(game: AnyGame, { seats }: RoomTable, table: Shape['Table']): readonly Seat[] {
  return game.toAct(table).filter((seat) => {
    const { person, bot } = seats[seat] ?? { person: null, bot: null };
    return bot === null && person !== null && placeOf(person.id) !== null;
  });
}

/** Whose turn with the device it is, going on from whoever had it last; null while nobody here is waited for. */
export function nextTurn(game: AnyGame, room: RoomTable, table: Shape['Table'], last: Seat | null): Turn | null {
  const waiting = waitingHere(game, room, table);
  const [first] = waiting.toSorted((a, b) => distance(a) - distance(b));
  if (first === undefined) return null;
  const shared = game.sharedScreen?.(table, first, waiting) ?? null;
  return shared ?? { eyes: first, seats: [first] };

  function distance(seat: Seat): number {
    return (seat - (last ?? -1) - 1 + room.seats.length) % room.seats.length;
  }
}

/** Has everybody of this turn done what they were asked for? */
export function isDone(game: AnyGame, table: Shape['Table'], { seats }: Turn): boolean {
  const waiting = game.toAct(table);
  return !seats.some((seat) => waiting.includes(seat));
}
