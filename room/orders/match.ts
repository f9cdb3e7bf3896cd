import { refuse, type Seat } from '@cifra/kernel';
import type { RoomFact } from '../model/events.ts';
import type { RoomTable } from '../model/table.ts';
import { ASKED_LONG_AGO } from '../model/time.ts';
import { daysOff, endOf } from '../state/holidays.ts';
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
    [{ type: 'stoodIn', seat, level: STAND_IN, why: 'left' }],
    hostInMatchAfter(state, context.person.id),
  );
}

/** A bot goes on for somebody who is away, or who does not decide and all others agree. Where a clock runs, it does that (T3). */
export function standInFor(state: RoomState, context: OrderContext, seat: Seat): Decided {
  const { person, awayFor } = context;
  const match = matchOf(state);
  if (match === null) return refuse('not-started');
  const own = seatOf(state.table, person.id);
  if (own === null) return refuse('not-seated');
  const place = state.table.seats[seat] ?? EMPTY;
  if (place.person === null) return refuse('seat-empty');
  if (place.bot !== null) return NOTHING;
  if (state.table.timeLimit !== null) return refuse('clock-decides');
  if (awayFor(place.person.id) >= AWAY)
    return standIn(state, [{ type: 'stoodIn', seat, level: STAND_IN, why: 'absent' }]);
  if (!context.game.toAct(match.table).includes(seat) || own === seat) return refuse('still-here');
  return voteAsleep(state, context, { seat, own });
}

/** All other people who are here agree that a bot plays on for a seat that was asked long ago. */
function voteAsleep(
  { table, asked }: RoomState,
  { awayFor, now }: OrderContext,
  { seat, own }: { readonly seat: Seat; readonly own: Seat },
): Decided {
  const sleeper = table.seats[seat]?.person?.id;
  const isHere = sleeper !== undefined && awayFor(sleeper) === 0;
  if (!isPlaying(table.seats[own])) return refuse('bot-plays');
  if (table.pausedAt !== null) return refuse('paused');
  if (table.clock !== null || asked === null) return refuse('clock-decides');
  if (now - asked.at < ASKED_LONG_AGO) return refuse(isHere ? 'asked-just-now' : 'still-here');
  const { decision } = asked;
  const voters = table.sleepVotes.flatMap((vote) =>
    vote.seat === seat && vote.decision === decision ? [vote.by] : [],
  );
  const voted: RoomFact = { type: 'sleepVoted', vote: { seat, by: own, decision } };
  const isAgreed = table.seats.every(
    (place, other) =>
      other === seat ||
      other === own ||
      !isPlaying(place) ||
      voters.includes(other) ||
      (place.person !== null && awayFor(place.person.id) >= AWAY),
  );
  if (isAgreed) return say(voted, ...asleep(table, [seat]));
  return voters.includes(own) ? NOTHING : say(voted);
}

/** Bots play on for people who do not decide (T3). */
export function asleep(table: RoomTable, seats: readonly Seat[]): readonly RoomFact[] {
  return withPause(
    table,
    seats.map((seat) => ({ type: 'stoodIn', seat, level: STAND_IN, why: 'asleep' })),
  );
}

type StoodIn = Extract<RoomFact, { type: 'stoodIn' }>;

function standIn({ table }: RoomState, facts: readonly StoodIn[], further: readonly RoomFact[] = []): Decided {
  return say(...withPause(table, facts, further));
}

/** Those who stay may all have agreed to a pause already. */
function withPause(
  { seats, pauseAskedBy, pausedAt }: RoomTable,
  facts: readonly StoodIn[],
  further: readonly RoomFact[] = [],
): readonly RoomFact[] {
  const isGone = (seat: Seat) => facts.some((fact) => fact.seat === seat);
  const staying = seats.flatMap((place, seat) => (isPlaying(place) && !isGone(seat) ? [seat] : []));
  const agreed = staying.length > 0 && staying.every((seat) => pauseAskedBy.includes(seat));
  return [...facts, ...further, ...(agreed && pausedAt === null ? [{ type: 'paused' } as const] : [])];
}

/** As much time again for those who are deciding, once for each decision. Nobody gives time to themselves. */
export function giveTime(state: RoomState, { person }: OrderContext): Decided {
  if (matchOf(state) === null) return refuse('not-started');
  const { clock, seats } = state.table;
  const seat = seatOf(state.table, person.id);
  if (seat === null || !isPlaying(seats[seat])) return refuse('not-seated');
  if (clock === null) return refuse('no-clock');
  if (clock.seats.includes(seat)) return refuse('own-time');
  if (clock.isExtended) return NOTHING;
  const endsAt = endOf(daysOff(state.table, clock.seats), clock.endsAt, clock.after * 1_000);
  return say({ type: 'timeGiven', by: seat, endsAt });
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
