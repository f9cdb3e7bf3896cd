import type { Seat } from '@cifra/kernel';
import type { RoomOrder, RoomSeat, RoomTable } from '@cifra/room';

/** What a tap on a seat does, for one person: it depends on who taps, who sits there, and what is picked up. */
export type SeatAct = 'pick-up' | 'put-down' | 'swap' | 'seat-bot' | 'sit' | 'ask' | null;

type Who = {
  readonly me: string;
  /** The seat that the host has picked up. */
  readonly picked: Seat | null;
};

export const isEmpty = ({ person, bot }: RoomSeat) => person === null && bot === null;

export const seatOf = ({ seats }: Pick<RoomTable, 'seats'>, me: string) =>
  seats.findIndex(({ person }) => person?.id === me);

export function seatAct(
  table: Pick<RoomTable, 'seats' | 'host' | 'requests' | 'door' | 'removed' | 'banned' | 'noBots'>,
  seat: Seat,
  { me, picked }: Who,
): SeatAct {
  const place = table.seats[seat];
  if (place === undefined) return null;
  const isSeated = seatOf(table, me) >= 0;
  if (table.host !== me) {
    if (isSeated) return isEmpty(place) ? 'sit' : null;
    const isAsking = table.requests.some(({ person }) => person.id === me);
    if (place.person !== null || isAsking || table.banned.some(({ id }) => id === me)) return null;
    const mustAsk = table.door === 'ask' || table.removed.includes(me);
    return isEmpty(place) && !mustAsk ? 'sit' : 'ask';
  }
  if (picked !== null) return picked === seat ? 'put-down' : 'swap';
  if (!isEmpty(place)) return 'pick-up';
  if (!isSeated) return 'sit';
  return table.noBots === undefined ? 'seat-bot' : null;
}

/** What a start still waits for. */
export type Missing = { readonly empty: number; readonly unready: readonly Seat[] };

export function missingIn({ seats, host }: Pick<RoomTable, 'seats' | 'host'>): Missing {
  return {
    empty: seats.filter(isEmpty).length,
    unready: seats.flatMap(({ person, bot, ready }, seat) =>
      person !== null && bot === null && !ready && person.id !== host ? [seat] : [],
    ),
  };
}

/** Seats beside each other that belong together: one column a team, or one for all. */
export function columnsOf(teams: readonly (readonly Seat[])[], seats: number): readonly (readonly Seat[])[] {
  return teams.length > 0 ? teams : [Array.from({ length: seats }, (_, seat) => seat)];
}

/** Which swaps mix the seats, each place as likely as any other; `random` gives a whole number below its limit. */
export function shuffleSwaps(seats: number, random: (below: number) => number): readonly (readonly [Seat, Seat])[] {
  return Array.from({ length: seats - 1 }, (_, at) => {
    const last = seats - 1 - at;
    return [random(last + 1), last] as const;
  }).filter(([one, other]) => one !== other);
}

/**
 * What takes the last seat away: whoever sits there moves to an empty one, and a bot gets up where there is none. Null
 * where people sit everywhere.
 */
export function shrinkOrders({ seats }: Pick<RoomTable, 'seats'>): readonly RoomOrder[] | null {
  const last = seats.length - 1;
  const empty = seats.findLastIndex(isEmpty);
  const spare = empty >= 0 ? empty : seats.findLastIndex(({ person }) => person === null);
  if (spare < 0) return null;
  return [
    ...(empty >= 0 ? [] : [{ type: 'bot', seat: spare, level: null } as const]),
    ...(spare === last ? [] : [{ type: 'swap', seats: [spare, last] } as const]),
    { type: 'resize', seats: last },
  ];
}
