import type { Names, Seat } from '@cifra/kernel';
import type { TableSeat } from '@cifra/kit';
import type { RoomCard, RoomSeat } from '@cifra/room';
import { words } from '../words/index.ts';

/** How the seats are called; bots have names of their own, so that sentences read like sentences. */
const BOT_NAMES = ['Ada', 'Blas', 'Cleo', 'Dédalo', 'Euler', 'Fátima', 'Gauss', 'Hipatia'] as const;

export function namesOf(places: readonly RoomSeat[]): Names {
  return (seat) => {
    const place = places[seat];
    return place?.person?.name ?? (place?.bot == null ? words.value.room.empty : botName(seat));
  };
}

/** Who sits at each seat, as the board shows it. */
export function seatsOf(
  places: readonly RoomSeat[],
  me: string | null,
  here: readonly boolean[],
): (seat: Seat) => TableSeat {
  const names = namesOf(places);
  return (seat) => {
    const place = places[seat];
    const person = place?.person ?? null;
    return {
      name: names(seat),
      isMe: person !== null && person.id === me,
      kind: person === null ? 'bot' : 'person',
      isAway: person !== null && here[seat] !== true,
      isStoodInFor: person !== null && place?.bot != null,
    };
  };
}

/** A seat of a lesson or a replay, where nobody comes and goes. */
export function seatCalled(name: string, isMe: boolean, kind: TableSeat['kind']): TableSeat {
  return { name, isMe, kind, isAway: false, isStoodInFor: false };
}

export function botName(seat: number): string {
  return BOT_NAMES[seat % BOT_NAMES.length] ?? 'Bot';
}

/** Who sits in a room of a list, all but me: people by their names, bots by those that they have at the table. */
export function othersIn(
  seats: RoomCard['seats'],
  mine: number | null,
): readonly { readonly name: string; readonly bot: number | null }[] {
  return seats.flatMap((place, seat) => {
    if (place === null || seat === mine) return [];
    return [{ name: 'name' in place ? place.name : botName(seat), bot: 'name' in place ? null : seat }];
  });
}
