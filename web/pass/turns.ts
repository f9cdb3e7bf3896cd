import type { AnyGame, Seat, Shape } from '@cifra/kernel';
import type { RoomTable } from '@cifra/room';
import { placeOf } from '../device/messages.ts';

/** Who takes the device next: the seats that look at it together, and through whose eyes. */
export type Turn = { readonly eyes: Seat; readonly seats: readonly Seat[] };

/** The seats of people around this device. */
export function seatsHere({ seats }: RoomTable): readonly Seat[] {
  return seats.flatMap(({ person, bot }, seat) =>
    bot === null && person !== null && placeOf(person.id) !== null ? [seat] : [],
  );
}

/** The seats of people around this device that the match waits for. */
export function waitingHere(game: AnyGame, room: RoomTable, table: Shape['Table']): readonly Seat[] {
  const here = seatsHere(room);
  return game.toAct(table).filter((seat) => here.includes(seat));
}

/** Whose turn with the device it is, going on from whoever had it last; null while nobody here is waited for. */
export function nextTurn(game: AnyGame, room: RoomTable, table: Shape['Table'], last: Seat | null): Turn | null {
  const waiting = waitingHere(game, room, table);
  const [first] = waiting.toSorted((a, b) => distance(a) - distance(b));
  if (first === undefined) return null;
  return game.sharedScreen?.(table, first, waiting) ?? { eyes: first, seats: [first] };

  function distance(seat: Seat): number {
    return (seat - (last ?? -1) - 1 + room.seats.length) % room.seats.length;
  }
}

/** Somebody looks at what is theirs, whoever's turn it is: through their own eyes, and for others only as in a turn. */
export function lookOf(game: AnyGame, room: RoomTable, table: Shape['Table'], seat: Seat): Turn {
  const waiting = waitingHere(game, room, table);
  const shared = waiting.includes(seat) ? (game.sharedScreen?.(table, seat, waiting) ?? null) : null;
  return shared?.eyes === seat ? shared : { eyes: seat, seats: [seat] };
}

/**
 * Has everybody of this turn done what they were asked for? Those who shared a screen have as well when the next decision is
 * one for others with them.
 */
export function isDone(game: AnyGame, room: RoomTable, table: Shape['Table'], { eyes, seats }: Turn): boolean {
  const waiting = waitingHere(game, room, table);
  const still = seats.filter((seat) => waiting.includes(seat));
  if (seats.length < 2 || still.length < seats.length) return still.length === 0;
  return game.sharedScreen?.(table, eyes, waiting)?.seats.join() !== seats.join();
}
