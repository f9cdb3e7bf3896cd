import { accept, type BotName, checkSeats, isHex32, type Json, LEVELS, refuse, type Seat } from '@cifra/kernel';
import type { RoomEvent, RoomFact } from '../model/events.ts';
import type { Gathering, Person, PersonId } from '../model/person.ts';
import type { TimeLimit } from '../model/time.ts';
import { EMPTY, isPlaying, type RoomState, seatOf } from '../state/state.ts';
import { all, type Decided, NOTHING, type OrderContext, say } from './context.ts';
import { deal, sorted } from './play.ts';
import { askFor, hostAfter, withdraw } from './seats.ts';

function isHost(state: RoomState, person: Person): boolean {
  return state.table.host === person.id;
}

/** Before the start, and by the host. */
export function hostInLobby(state: RoomState, { person }: OrderContext): Decided | null {
  if (state.table.phase !== 'lobby') return refuse('not-now');
  return isHost(state, person) ? null : refuse('host-only');
}

export function noSuchSeat(state: RoomState, ...seats: readonly Seat[]): Decided | null {
  const { length } = state.table.seats;
  return seats.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < length)
    ? null
    : refuse('no-such-seat', { seats: length });
}

/** An empty seat; somebody who sits already moves there. */
export function sitInLobby(state: RoomState, context: OrderContext, wanted: Seat | undefined): Decided {
  const { person } = context;
  const { seats, host, door, removed } = state.table;
  const own = seatOf(state.table, person.id);
  // A bot that stood in to the end still keeps the seat.
  if (own !== null && seats[own]?.bot !== null) return say({ type: 'returned', seat: own });
  if (own !== null && (wanted === undefined || wanted === own)) return NOTHING;
  const isGuest = own === null && host !== null && host !== person.id;
  const mustAsk = isGuest && (door === 'ask' || removed.includes(person.id));
  if (mustAsk && wanted === undefined)
    return seats.some((place) => place.person === null) ? askFor(state, context, null) : refuse('room-full');
  const seat = wanted ?? seats.findIndex((place) => place.person === null && place.bot === null);
  if (seat < 0) return refuse('room-full');
  const missing = noSuchSeat(state, seat);
  if (missing !== null) return missing;
  const place = seats[seat] ?? EMPTY;
  if (place.person !== null) return refuse('seat-taken');
  // As during a match: for the seat of a bot the host is asked.
  if (mustAsk || (isGuest && place.bot !== null)) return askFor(state, context, seat);
  if (place.bot !== null) return refuse('seat-taken');
  if (own !== null) return say({ type: 'swapped', seats: [own, seat] });
  const sat: RoomFact = { type: 'sat', seat, person };
  return host === null ? say(sat, { type: 'hostChanged', host: person.id }) : say(sat);
}

/** The seat is free, and the host's powers pass to the next person who sits. */
export function leaveLobby(state: RoomState, context: OrderContext): Decided {
  const { person } = context;
  const seat = seatOf(state.table, person.id);
  if (seat === null) return withdraw(state, context);
  return say({ type: 'left', seat }, ...hostAfter(state, person.id));
}

/** The seat is free; who sat there may ask to come back. */
export function kick(state: RoomState, { person }: OrderContext, seat: Seat): Decided {
  const sitting = state.table.seats[seat]?.person;
  if (sitting == null) return refuse('seat-empty');
  if (sitting.id === person.id) return refuse('not-yourself');
  return say({ type: 'kicked', seat, person: sitting.id });
}

/**
 * Somebody whom this room has met neither sits nor talks here any more. They can still look on, as anybody with the link
 * can. With another key they would be somebody else: so from then on the door asks, until the host opens it again.
 */
export function ban(state: RoomState, { person }: OrderContext, who: PersonId): Decided {
  const { table } = state;
  if (!isHost(state, person)) return refuse('host-only');
  if (who === person.id) return refuse('not-yourself');
  if (who === table.awayHost) return refuse('was-host');
  if (isBanned(state, who)) return NOTHING;
  const known = personMet(state, who);
  if (known === null) return refuse('not-met');
  const seat = seatOf(table, who);
  // Whoever plays plays to the end.
  if (seat !== null && table.phase !== 'lobby') return refuse('not-now');
  const { pace, listed, takeover, door } = table;
  const shut: readonly RoomFact[] =
    door === 'ask' ? [] : [{ type: 'settingsChanged', pace, listed, takeover, door: 'ask' }];
  return say({ type: 'banned', seat, person: known }, ...shut);
}

export function liftBan(state: RoomState, { person }: OrderContext, who: PersonId): Decided {
  if (!isHost(state, person)) return refuse('host-only');
  return isBanned(state, who) ? say({ type: 'banLifted', person: who }) : NOTHING;
}

export function isBanned({ table }: RoomState, who: PersonId): boolean {
  return table.banned.some(({ id }) => id === who);
}

/** Somebody who sits, asks for a seat, or has said something. */
function personMet({ table, watchersTalk }: RoomState, who: PersonId): Person | null {
  const met = [
    ...table.seats.map((place) => place.person),
    ...table.requests.map((request) => request.person),
    ...[...table.talk, ...watchersTalk].map((line) => line.from).reverse(),
  ];
  return met.find((one) => one?.id === who) ?? null;
}

export function setBot(state: RoomState, { characters }: OrderContext, seat: Seat, level: BotName | null): Decided {
  const isKnown = level === null || characters.includes(level) || LEVELS.some((one) => one === level);
  if (!isKnown) return refuse('unknown-bot', { bot: level.slice(0, 40) });
  const place = state.table.seats[seat] ?? EMPTY;
  if (place.person !== null) return refuse('seat-taken');
  const { noBots } = state.table;
  if (level !== null && noBots !== undefined) return { ok: false, refusal: noBots };
  return place.bot === level ? NOTHING : say({ type: 'botSet', seat, level });
}

export function resize(state: RoomState, { game }: OrderContext, wanted: number): Decided {
  const seats = checkSeats(game, wanted);
  if (!seats.ok) return seats;
  if (seats.value === state.table.seats.length) return NOTHING;
  const cut = state.table.seats.slice(seats.value);
  if (cut.some((place) => place.person !== null || place.bot !== null)) return refuse('seat-taken');
  return say({ type: 'resized', seats: seats.value });
}

/** Other options; not such as the bots that sit here could not play with. */
export function configure({ table }: RoomState, { game, whyNoBots }: OrderContext, raw: unknown): Decided {
  const options = game.parseOptions(raw);
  if (!options.ok) return options;
  const hasBots = table.seats.some((place) => place.bot !== null && place.person === null);
  const noBots = whyNoBots(options.value);
  if (hasBots && noBots !== null) return { ok: false, refusal: noBots };
  return say({ type: 'configured', options: options.value as { [name: string]: Json }, ...(noBots && { noBots }) });
}

/** How long everybody has for each decision (T1). */
export function setTimeLimit({ table }: RoomState, timeLimit: TimeLimit | null): Decided {
  return table.timeLimit === timeLimit ? NOTHING : say({ type: 'timeLimitSet', timeLimit });
}

/** How people are together may change at any time: somebody brings a screen, or everybody goes home and calls. */
export function gather({ table }: RoomState, { person }: OrderContext, gathering: Gathering): Decided {
  if (table.host !== person.id) return refuse('host-only');
  return table.gathering === gathering ? NOTHING : say({ type: 'gathered', gathering });
}

export function ready(
  state: RoomState,
  { person }: OrderContext,
  isReady: boolean,
  nonce: string | undefined,
): Decided {
  const seat = seatOf(state.table, person.id);
  if (seat === null) return refuse('not-seated');
  if (nonce !== undefined && !isHex32(nonce)) return refuse('bad-nonce');
  const readied: RoomFact = { type: 'readied', seat, ready: isReady, nonce: isReady ? (nonce ?? null) : null };
  return state.table.seats[seat]?.bot === null ? say(readied) : say({ type: 'returned', seat }, readied);
}

/** Everybody sits and is ready; the host's own word is this order. */
export function start(state: RoomState, context: OrderContext, nonce: string | undefined): Decided {
  const { seats, match } = state.table;
  if (nonce !== undefined && !isHex32(nonce)) return refuse('bad-nonce');
  if (seats.some((place) => place.person === null && place.bot === null)) return refuse('seats-empty');
  const own = seatOf(state.table, context.person.id);
  const waiting = seats.flatMap((place, seat) => (isPlaying(place) && !place.ready && seat !== own ? [seat] : []));
  if (waiting.length > 0) return refuse('not-ready', { seats: waiting });

  const events: RoomEvent[] = [];
  if (own !== null && seats[own]?.bot !== null) events.push(all({ type: 'returned', seat: own }));
  const isReadied = own !== null && (nonce !== undefined || seats[own]?.ready === false);
  if (isReadied) events.push(all({ type: 'readied', seat: own, ready: true, nonce: nonce ?? null }));
  const nonces = sorted(seats.map((place, seat) => (seat === own && isReadied ? (nonce ?? null) : place.nonce)));
  events.push(all({ type: 'started', match, nonces }));
  const dealt = deal(context, state, nonces);
  return accept({ ...dealt, events: [...events, ...dealt.events] });
}
