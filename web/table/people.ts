import type { Names, Seat } from '@cifra/kernel';
import type { TableSeat } from '@cifra/kit';
import type { RoomCard, RoomSeat } from '@cifra/room';
import { words } from '../words/index.ts';

/** How the seats are called; bots have names of their own, so that sentences read like sentences. */
const BOT_NAMES = ['Ada', 'Blas', 'Cleo', 'Dédalo', 'Euler', 'Fátima', 'Gauss', 'Hipatia'] as const;

/** The number of a bot, which stays with it at another seat; it has its name and its face from it. */
export function botNumber(place: RoomSeat | undefined, seat: Seat): number {
  return place?.botNumber ?? seat;
}

export function namesOf(places: readonly RoomSeat[]): Names {
  const names: string[] = [];
  const isTaken = (name: string) => names.includes(name) || places.some(({ person }) => person?.name === name);
  places.forEach((place, seat) => {
    // Nobody is called like somebody else: a bot gives way to a person, and to the bot before it.
    const first = botNumber(place, seat);
    const own = BOT_NAMES.map((_, at) => botName(first + at)).find((name) => !isTaken(name));
    names.push(place.person?.name ?? (place.bot === null ? words.value.room.empty : (own ?? botName(first))));
  });
  return (seat) => names[seat] ?? words.value.room.empty;
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
      kind: person === null ? 'bot' : person.isProgram === true ? 'program' : 'person',
      isAway: person !== null && here[seat] !== true,
      isStoodInFor: person !== null && place?.bot != null,
      botNumber: botNumber(place, seat),
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
