import type { BotName, Seat } from '@cifra/kernel';
import type { RoomFact, TalkLine } from '../model/events.ts';
import type { PersonId, RoomSeat, SeatRequest } from '../model/person.ts';
import type { PreviousMatch, RoomTable } from '../model/table.ts';
import { withChanges } from './changes.ts';
import { daysOff, endOf, timeBetween, withHoliday } from './holidays.ts';
import { EMPTY, KEPT } from './state.ts';

/** The newest lines, in the order in which they were said. */
export function withLines(talk: readonly TalkLine[], more: readonly TalkLine[]): readonly TalkLine[] {
  return [...talk, ...more].sort((a, b) => a.at - b.at).slice(-KEPT.lines);
}

function opened(fact: Extract<RoomFact, { type: 'opened' }>, at: number): RoomTable {
  return {
    game: fact.game,
    options: fact.options,
    ...(fact.noBots && { noBots: fact.noBots }),
    listed: fact.listed,
    language: fact.language ?? null,
    openedAt: at,
    pace: fact.pace,
    host: fact.host,
    awayHost: null,
    takeover: fact.takeover ?? 'asked',
    gathering: 'apart',
    door: fact.door ?? 'open',
    hints: fact.hints ?? false,
    requests: [],
    declined: [],
    removed: [],
    banned: [],
    changes: [],
    phase: 'lobby',
    match: 1,
    seats: Array.from({ length: fact.seats }, () => EMPTY),
    commitment: fact.commitment,
    nonces: [],
    timeLimit: fact.timeLimit ?? null,
    clock: null,
    holidays: [],
    sleepVotes: [],
    hinted: [],
    pausedAt: null,
    pauseAskedBy: [],
    talk: [],
    outcome: null,
    seal: null,
    next: null,
    previous: null,
    results: [],
  };
}

function withPlace(table: RoomTable, seat: number, change: Partial<RoomSeat>): RoomTable {
  const seats = table.seats.map((place, at) => (at === seat ? { ...place, ...change } : place));
  return { ...table, seats };
}

function withoutRequests(table: RoomTable, isOver: (request: SeatRequest) => boolean): RoomTable {
  return table.requests.some(isOver)
    ? { ...table, requests: table.requests.filter((request) => !isOver(request)) }
    : table;
}

/** Nothing that was between somebody and the table counts any more. */
function welcome(table: RoomTable, who: PersonId): RoomTable {
  return {
    ...table,
    removed: table.removed.filter((person) => person !== who),
    declined: table.declined.filter(({ person }) => person !== who),
  };
}

function changed(table: RoomTable, fact: RoomFact, at: number): RoomTable {
  return { ...table, changes: withChanges(table, fact, at) };
}

function previousOf({ match, outcome, seal, results }: RoomTable): PreviousMatch | null {
  if (outcome === null || seal === null) return null;
  return { match, names: results.at(-1)?.names ?? [], outcome, seal };
}

/** A bot is somebody: the same at another level and, because a swap moves the whole place, at another seat. */
function botAt({ seats }: RoomTable, seat: Seat, bot: BotName): RoomSeat {
  const before = seats[seat]?.botNumber;
  if (seats[seat]?.bot !== null && before !== undefined) return { ...EMPTY, bot, botNumber: before };
  const taken = new Set(seats.map(({ botNumber }) => botNumber));
  let botNumber = seat;
  for (let next = 0; taken.has(botNumber); next++) botNumber = next;
  return { ...EMPTY, bot, botNumber };
}

function unready(places: readonly RoomSeat[]): readonly RoomSeat[] {
  return places.map((place) => ({ ...place, ready: false, nonce: null }));
}

/** Nobody is ready for what they have not seen. */
function withHints({ hints: before, seats }: RoomTable, hints: boolean): Pick<RoomTable, 'hints' | 'seats'> {
  return { hints, seats: hints === before ? seats : unready(seats) };
}

/** Who sits where in the next match: the same people, one seat on if that was chosen. */
export function seatsOfNext(seats: readonly RoomSeat[], rotate: boolean): readonly RoomSeat[] {
  // Somebody who left is not among the same people: the bot that stood in stays. Who is only absent keeps the seat.
  const kept = seats.map((place) => (place.hasLeft ? { ...EMPTY, bot: place.bot } : place));
  const last = kept.at(-1);
  return rotate && last !== undefined ? [last, ...kept.slice(0, -1)] : kept;
}

/** What everybody sees, after a public fact. The room and every client fold with this. */
export function foldTable(before: RoomTable | null, fact: RoomFact, at: number): RoomTable {
  if (fact.type === 'opened') return opened(fact, at);
  if (before === null) throw new Error(`A room must begin with "opened", not with "${fact.type}"`);
  const table = before;
  switch (fact.type) {
    case 'sat':
    case 'tookOver':
      return withoutRequests(
        withPlace(welcome(table, fact.person.id), fact.seat, { ...EMPTY, person: fact.person }),
        ({ person, seat }) => person.id === fact.person.id || seat === fact.seat,
      );
    case 'seatAsked': {
      const others = table.requests.filter(({ person }) => person.id !== fact.person.id);
      return { ...table, requests: [...others, { person: fact.person, seat: fact.seat }] };
    }
    case 'askingEnded': {
      const others = table.declined.filter(({ person }) => person !== fact.person);
      const declined = [...others, { person: fact.person, at }].slice(-KEPT.declined);
      return withoutRequests(
        fact.why === 'declined' ? { ...table, declined } : table,
        ({ person }) => person.id === fact.person,
      );
    }
    case 'left': {
      // Whoever gets up no longer waits to be the host again.
      const isAwayHost = table.awayHost !== null && table.seats[fact.seat]?.person?.id === table.awayHost;
      return { ...withPlace(table, fact.seat, EMPTY), awayHost: isAwayHost ? null : table.awayHost };
    }
    case 'kicked':
      return { ...withPlace(table, fact.seat, EMPTY), removed: [...table.removed, fact.person].slice(-KEPT.removed) };
    case 'banned': {
      const left = fact.seat === null ? table : withPlace(table, fact.seat, EMPTY);
      const banned = [...table.banned, fact.person].slice(-KEPT.banned);
      return withoutRequests(
        { ...welcome(left, fact.person.id), banned },
        ({ person }) => person.id === fact.person.id,
      );
    }
    case 'banLifted':
      return { ...table, banned: table.banned.filter(({ id }) => id !== fact.person) };
    case 'swapped': {
      const [a, b] = fact.seats;
      const seats = table.seats.with(a, table.seats[b] ?? EMPTY).with(b, table.seats[a] ?? EMPTY);
      // Whoever was moved has to agree to the new seat.
      return {
        ...table,
        seats: seats.map((place, seat) => (seat === a || seat === b ? { ...place, ready: false } : place)),
      };
    }
    case 'botSet':
      return withPlace(table, fact.seat, fact.level === null ? EMPTY : botAt(table, fact.seat, fact.level));
    case 'resized':
      return {
        ...changed(table, fact, at),
        seats: Array.from({ length: fact.seats }, (_, seat) => table.seats[seat] ?? EMPTY),
      };
    case 'configured': {
      const { noBots: _, ...kept } = changed(table, fact, at);
      // Nobody is ready for what they have not seen.
      const seats = unready(table.seats);
      return { ...kept, options: fact.options, ...(fact.noBots && { noBots: fact.noBots }), seats };
    }
    case 'settingsChanged':
      return {
        ...changed(table, fact, at),
        pace: fact.pace,
        listed: fact.listed,
        takeover: fact.takeover ?? table.takeover,
        language: fact.language ?? table.language,
        door: fact.door ?? table.door,
        ...withHints(table, fact.hints ?? table.hints),
      };
    case 'gathered':
      return { ...changed(table, fact, at), gathering: fact.gathering };
    case 'timeLimitSet':
      // Nobody is ready for what they have not seen.
      return { ...changed(table, fact, at), timeLimit: fact.timeLimit, seats: unready(table.seats) };
    case 'renamed': {
      const person = table.seats[fact.seat]?.person;
      return person == null ? table : withPlace(table, fact.seat, { person: { ...person, name: fact.name } });
    }
    case 'hostChanged':
      return { ...table, host: fact.host, awayHost: fact.whileAway ? (table.awayHost ?? table.host) : null };
    case 'readied':
      return withPlace(table, fact.seat, { ready: fact.ready, nonce: fact.nonce });
    case 'started':
      return {
        ...table,
        phase: 'playing',
        match: fact.match,
        nonces: fact.nonces,
        requests: [],
        declined: [],
        changes: [],
        sleepVotes: [],
        hinted: [],
      };
    case 'stoodIn':
      return {
        ...withPlace(table, fact.seat, { bot: fact.level, hasLeft: fact.why === 'left' }),
        pauseAskedBy: table.pauseAskedBy.filter((seat) => seat !== fact.seat),
        sleepVotes: table.sleepVotes.filter(({ seat }) => seat !== fact.seat),
      };
    case 'returned':
      return withoutRequests(
        withPlace(table, fact.seat, { bot: null, hasLeft: false }),
        ({ seat }) => seat === fact.seat,
      );
    case 'said':
      return { ...table, talk: withLines(table.talk, [fact.line]) };
    case 'pauseAsked':
      return { ...table, pauseAskedBy: [...table.pauseAskedBy, fact.seat] };
    case 'pauseWithdrawn':
      return { ...table, pauseAskedBy: table.pauseAskedBy.filter((seat) => seat !== fact.seat) };
    case 'paused':
      return { ...table, pausedAt: at, pauseAskedBy: [] };
    case 'resumed': {
      const { clock, pausedAt } = table;
      if (clock === null || pausedAt === null) return { ...table, pausedAt: null };
      const off = daysOff(table, clock.seats);
      const endsAt = endOf(off, at, timeBetween(off, pausedAt, clock.endsAt));
      return { ...table, clock: { ...clock, endsAt }, pausedAt: null };
    }
    case 'sleepVoted': {
      const current = table.sleepVotes.filter(({ decision }) => decision === fact.vote.decision);
      return { ...table, sleepVotes: [...current, fact.vote] };
    }
    case 'hinted': {
      const { seat, decision } = fact;
      return { ...table, hinted: [...table.hinted.filter((one) => one.decision === decision), { seat, decision }] };
    }
    case 'timeGiven':
      return table.clock === null
        ? table
        : { ...table, clock: { ...table.clock, endsAt: fact.endsAt, isExtended: true } };
    case 'holidaySet':
      return withHoliday(table, { person: fact.person, ...(fact.holiday ?? { from: at, until: at }) }, at);
    case 'clockMoved':
      return table.clock === null ? table : { ...table, clock: { ...table.clock, endsAt: fact.endsAt } };
    case 'ended': {
      const result = { match: table.match, names: fact.names, winners: fact.outcome.winners };
      return {
        ...table,
        phase: 'over',
        requests: [],
        seats: unready(table.seats),
        outcome: fact.outcome,
        seal: fact.seal,
        clock: null,
        sleepVotes: [],
        hinted: [],
        pausedAt: null,
        pauseAskedBy: [],
        talk: withLines(table.talk, fact.watchers),
        results: [...table.results, result].slice(-KEPT.results),
      };
    }
    case 'promised':
      return { ...table, next: { commitment: fact.commitment, rotate: false } };
    case 'rotationChosen':
      return {
        ...table,
        seats: unready(table.seats),
        next: table.next === null ? null : { ...table.next, rotate: fact.rotate },
      };
    case 'rematched':
      return {
        ...table,
        phase: 'lobby',
        match: fact.match,
        seats: unready(seatsOfNext(table.seats, fact.rotate)),
        commitment: fact.commitment,
        nonces: [],
        requests: [],
        declined: [],
        previous: previousOf(table),
        outcome: null,
        seal: null,
        next: null,
      };
    case 'broke':
      return { ...table, phase: 'broken', clock: null };
    case 'noted':
    case 'handSeen':
      return table;
  }
}
