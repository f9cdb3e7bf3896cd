import { refuse, type Seat } from '@cifra/kernel';
import type { RoomFact } from '../model/events.ts';
import { EMPTY, isPlaying, matchOf, type RoomState, seatOf } from '../state/state.ts';
import { AWAY, type Decided, NOTHING, type OrderContext, STAND_IN, say } from './context.ts';
import { move } from './play.ts';
import { hostInMatchAfter, withdraw } from './seats.ts';

export function play(state: RoomState, context: OrderContext, raw: unknown): Decided {
  const match = matchOf(state);
  if (match === null) return refuse(state.table.phase === 'over' ? 'match-over' : 'not-started');
  const seat = seatOf(state.table, context.person.id);
  if (seat === null) return refuse('not-seated');
  if (state.table.seats[seat]?.bot !== null) return refuse('bot-plays');
  if (state.table.pausedAt !== null) return refuse('paused');
  const command = context.game.parseCommand(raw);
  return command.ok ? move(context, state, match, { seat, command: command.value, by: 'person' }) : command;
}

/** A bot takes the seat over, from what that seat saw; the person may return. */
export function leaveMatch(state: RoomState, context: OrderContext): Decided {
  const seat = seatOf(state.table, context.person.id);
  if (seat === null) return withdraw(state, context);
  // Somebody who was only absent until now says so.
  if (state.table.seats[seat]?.hasLeft) return NOTHING;
  return standIn(
    state,
    { type: 'stoodIn', seat, level: STAND_IN, why: 'left' },
    hostInMatchAfter(state, context.person.id),
  );
}

export function standInFor(state: RoomState, { person, awayFor }: OrderContext, seat: Seat): Decided {
  if (matchOf(state) === null) return refuse('not-started');
  if (seatOf(state.table, person.id) === null) return refuse('not-seated');
  const place = state.table.seats[seat] ?? EMPTY;
  if (place.person === null) return refuse('seat-empty');
  if (place.bot !== null) return NOTHING;
  if (awayFor(place.person.id) < AWAY) return refuse('still-here');
  return standIn(state, { type: 'stoodIn', seat, level: STAND_IN, why: 'absent' });
}

/** Those who stay may all have agreed to a pause already. */
function standIn(
  state: RoomState,
  fact: Extract<RoomFact, { type: 'stoodIn' }>,
  further: readonly RoomFact[] = [],
): Decided {
  const { seats, pauseAskedBy, pausedAt } = state.table;
  const staying = seats.flatMap((place, seat) => (isPlaying(place) && seat !== fact.seat ? [seat] : []));
  const agreed = staying.length > 0 && staying.every((seat) => pauseAskedBy.includes(seat));
  return agreed && pausedAt === null ? say(fact, ...further, { type: 'paused' }) : say(fact, ...further);
}

/** A pause begins when every person who plays has agreed; bots have no say. */
export function pause(state: RoomState, { person }: OrderContext): Decided {
  const { seats, pauseAskedBy, pausedAt } = state.table;
  if (matchOf(state) === null) return refuse('not-started');
  const seat = seatOf(state.table, person.id);
  if (seat === null || !isPlaying(seats[seat])) return refuse('not-seated');
  if (pausedAt !== null || pauseAskedBy.includes(seat)) return NOTHING;
  const agreed = seats.every((place, at) => !isPlaying(place) || at === seat || pauseAskedBy.includes(at));
  const asked: RoomFact = { type: 'pauseAsked', seat };
  return agreed ? say(asked, { type: 'paused' }) : say(asked);
}

export function resume(state: RoomState, { person }: OrderContext): Decided {
  const { pauseAskedBy, pausedAt } = state.table;
  const seat = seatOf(state.table, person.id);
  if (seat === null) return refuse('not-seated');
  if (pausedAt !== null) return say({ type: 'resumed' });
  return pauseAskedBy.includes(seat) ? say({ type: 'pauseWithdrawn', seat }) : NOTHING;
}
