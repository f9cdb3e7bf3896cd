import { accept, type Result, refuse, type Seat } from '@cifra/kernel';
import type { RoomFact } from '../model/events.ts';
import type { PersonId, SeatRequest } from '../model/person.ts';
import { EMPTY, isPlaying, KEPT, type RoomState, seatOf } from '../state/state.ts';
import { ASK_AGAIN, AWAY, type Decided, NOTHING, type OrderContext, say } from './context.ts';

/** A bot's own seat, or one whose person has left and does not even look on: all others belong to somebody. */
function isOpen({ table }: RoomState, { awayFor }: OrderContext, seat: Seat): boolean {
  const { person, bot, hasLeft } = table.seats[seat] ?? EMPTY;
  return bot !== null && (person === null || (hasLeft && awayFor(person.id) > 0));
}

/** Which bot's seat somebody can have; who knows one hand of a match never gets another. */
function openSeatFor(state: RoomState, context: OrderContext, person: PersonId, wanted: Seat | null): Result<Seat> {
  const { seats } = state.table;
  const before = Object.hasOwn(state.sat, person) ? state.sat[person] : undefined;
  const seat = wanted ?? before ?? seats.findIndex((_, at) => isOpen(state, context, at));
  if (before !== undefined && before !== seat) return refuse('sat-elsewhere');
  if (seat < 0) return refuse('room-full');
  if (seat >= seats.length) return refuse('no-such-seat', { seats: seats.length });
  return isOpen(state, context, seat) ? accept(seat) : refuse('seat-taken');
}

/** One's own seat back at once; for the seat of a bot the host is asked. */
export function sitInMatch(state: RoomState, context: OrderContext, wanted: Seat | undefined): Decided {
  const { person } = context;
  const { seats, host, takeover } = state.table;
  const own = seatOf(state.table, person.id);
  if (own !== null) {
    if (wanted !== undefined && wanted !== own) return refuse('sat-elsewhere');
    return seats[own]?.bot === null ? NOTHING : say({ type: 'returned', seat: own });
  }
  const seat = openSeatFor(state, context, person.id, wanted ?? null);
  if (!seat.ok) return seat;
  if (host === person.id || hasNobodyToAsk(state, context)) return say({ type: 'tookOver', seat: seat.value, person });
  return takeover === 'nobody' ? refuse('no-takeover') : askFor(state, context, seat.value);
}

/** Where only bots play and the host has gone, nobody would answer and nobody is harmed. */
function hasNobodyToAsk({ table: { host, seats } }: RoomState, { awayFor }: OrderContext): boolean {
  return !seats.some(isPlaying) && (host === null || awayFor(host) >= AWAY);
}

/** Asks the host for a seat. */
export function askFor({ table }: RoomState, { person, now }: OrderContext, seat: Seat | null): Decided {
  const declined = table.declined.find((one) => one.person === person.id);
  if (declined !== undefined && now - declined.at < ASK_AGAIN) return refuse('declined');
  const asked = table.requests.find((request) => request.person.id === person.id);
  if (asked?.seat === seat) return NOTHING;
  if (asked === undefined && table.requests.length >= KEPT.requests) return refuse('too-many-ask');
  return say({ type: 'seatAsked', seat, person });
}

/** The host lets somebody have the seat that they ask for. */
export function allow(state: RoomState, context: OrderContext, person: PersonId): Decided {
  const request = requestOf(state, context, person);
  if (!request.ok) return request;
  const { phase, seats } = state.table;
  if (phase === 'playing') {
    const seat = openSeatFor(state, context, person, request.value.seat);
    return seat.ok ? say({ type: 'tookOver', seat: seat.value, person: request.value.person }) : seat;
  }
  const isEmpty = (seat: Seat) => seats[seat]?.person === null && seats[seat]?.bot === null;
  const wanted = request.value.seat;
  const empty = wanted !== null && isEmpty(wanted) ? wanted : seats.findIndex((_, at) => isEmpty(at));
  const sat = (seat: Seat): RoomFact => ({ type: 'sat', seat, person: request.value.person });
  if (empty >= 0) return say(sat(empty));
  // A bot makes room for a person: the one whose seat is asked for, or the last.
  const isBots = (seat: Seat) => seats[seat]?.person === null;
  const bots = wanted !== null && isBots(wanted) ? wanted : seats.findLastIndex((_, at) => isBots(at));
  return bots < 0 ? refuse('room-full') : say({ type: 'botSet', seat: bots, level: null }, sat(bots));
}

export function decline(state: RoomState, context: OrderContext, person: PersonId): Decided {
  const request = requestOf(state, context, person);
  return request.ok ? say({ type: 'askingEnded', person, why: 'declined' }) : request;
}

/** Whoever asks for a seat changes their mind. */
export function withdraw({ table }: RoomState, { person }: OrderContext): Decided {
  const isAsking = table.requests.some((request) => request.person.id === person.id);
  return isAsking ? say({ type: 'askingEnded', person: person.id, why: 'withdrawn' }) : NOTHING;
}

function requestOf({ table }: RoomState, { person }: OrderContext, asking: PersonId): Result<SeatRequest> {
  if (table.host !== person.id) return refuse('host-only');
  const request = table.requests.find((one) => one.person.id === asking);
  return request === undefined ? refuse('not-asked') : accept(request);
}

/** The host's powers, when the host has been away for a while or there is none; and back to who was only away. */
export function claimHost(state: RoomState, { person, awayFor }: OrderContext): Decided {
  const { host, awayHost } = state.table;
  if (host === person.id) return NOTHING;
  if (awayHost === person.id) return say({ type: 'hostChanged', host: person.id });
  if (seatOf(state.table, person.id) === null) return refuse('not-seated');
  if (host === null) return say({ type: 'hostChanged', host: person.id });
  if (awayFor(host) < AWAY) return refuse('still-here');
  return say({ type: 'hostChanged', host: person.id, whileAway: true });
}

/** The host's powers pass to the next person who sits; whoever is host in place of somebody else leaves it at that. */
export function hostAfter({ table }: RoomState, leaver: PersonId): readonly RoomFact[] {
  const { seats, host, awayHost } = table;
  if (host !== leaver) return [];
  const heir = seats.find((place) => isPlaying(place) && place.person?.id !== leaver)?.person?.id ?? null;
  const isKept = awayHost !== null && awayHost !== leaver;
  return [{ type: 'hostChanged', host: heir, ...(isKept ? { whileAway: true as const } : {}) }];
}

/** Somebody who plays on can be asked for seats; a host who comes back may have the powers back. */
export function hostInMatchAfter({ table: { seats, host } }: RoomState, leaver: PersonId): readonly RoomFact[] {
  if (host !== leaver) return [];
  const heir = seats.find((place) => isPlaying(place) && place.person?.id !== leaver)?.person;
  return heir == null ? [] : [{ type: 'hostChanged', host: heir.id, whileAway: true }];
}
