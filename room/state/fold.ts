import { type AnyGame, evolve, frozen, type Seat, type Shape, type State } from '@cifra/kernel';
import type { Play, RoomEntry, RoomEvent, RoomFact, TalkLine } from '../model/events.ts';
import type { Audience, PersonId, RoomSeat } from '../model/person.ts';
import { changesDecider, clockAfter, decisionOf } from './clock.ts';
import { withOrder } from './completed-orders.ts';
import { foldTable, withLines } from './fold-table.ts';
import { isPlaying, type RoomState } from './state.ts';

/**
 * The room after an entry. Whoever decided the entry knows the match after it already and may hand it in, so that
 * its events are not folded twice.
 */
export function foldRoom(
  game: AnyGame,
  before: RoomState | null,
  entry: RoomEntry,
  known?: State<Shape> | null,
): RoomState {
  let state = before;
  let match = before?.match ?? null;
  let isClockTouched = false;
  let asked = before?.asked ?? null;
  let late = before?.late ?? NOBODY_LATE;
  for (const event of entry.events) {
    if ('play' in event) {
      isClockTouched = true;
      match = known == null ? evolve(game, match, event.play.events) : known;
      late = lateAfter(late, event.play, state?.table.seats);
    } else {
      if (event.fact.type === 'resumed') asked = afterPause(asked, state?.table.pausedAt ?? entry.at, entry.at);
      state = foldFact(game, state, event.to, event.fact, entry);
      if (changesDecider(event.fact)) {
        isClockTouched = true;
        late = awake(late, event.fact.seat);
      }
      if (clearsMatch(event)) match = null;
    }
  }
  if (state === null) throw new Error('An entry without events cannot open a room');
  const timed = isClockTouched ? match : null;
  const clock = timed === null ? state.table.clock : clockAfter(game, state.table, timed.table, entry.at);
  if (timed !== null && clock === null) asked = askedAfter(asked, decisionOf(game, timed.table), entry.at);
  const { teamTalk, watchersTalk, notes, notedAt, sat, dealtAt, startedAt } = state;
  // Written out: every move passes here, and copying by spread takes several times as long.
  return frozen({
    version: entry.version,
    at: entry.at,
    table: clock === state.table.clock ? state.table : { ...state.table, clock },
    match,
    teamTalk,
    watchersTalk,
    notes,
    notedAt,
    sat,
    done: withOrder(state, entry),
    dealtAt,
    startedAt,
    asked,
    late,
  });
}

const NOBODY_LATE: readonly number[] = [];

/** How often in a row each seat's time ran out: whoever does anything begins anew (T3). */
function lateAfter(late: readonly number[], { seat, by }: Play, seats: readonly RoomSeat[] = []): readonly number[] {
  if (seat === null) return NOBODY_LATE;
  const before = late[seat] ?? 0;
  const after = by === 'clock' && isPlaying(seats[seat]) ? before + 1 : 0;
  return before === after ? late : seats.map((_, at) => (at === seat ? after : (late[at] ?? 0)));
}

function awake(late: readonly number[], seat: number): readonly number[] {
  return (late[seat] ?? 0) === 0 ? late : late.with(seat, 0);
}

function afterPause(asked: RoomState['asked'], since: number, at: number): RoomState['asked'] {
  return asked === null ? null : { ...asked, at: asked.at + at - since };
}

/** Since when the decision that is asked for is asked for. */
function askedAfter(before: RoomState['asked'], decision: string, at: number): RoomState['asked'] {
  return before?.decision === decision ? before : { decision, at };
}

function clearsMatch(event: RoomEvent): boolean {
  return 'fact' in event && (event.fact.type === 'started' || event.fact.type === 'rematched');
}

/** A room that was just opened. */
function blank(fact: RoomFact, at: number): RoomState {
  return {
    version: 0,
    at,
    table: foldTable(null, fact, at),
    match: null,
    teamTalk: [],
    watchersTalk: [],
    notes: [],
    notedAt: [],
    sat: {},
    done: [],
    dealtAt: 0,
    startedAt: at,
    asked: null,
    late: NOBODY_LATE,
  };
}

function foldFact(
  game: AnyGame,
  before: RoomState | null,
  to: Audience,
  fact: RoomFact,
  { at, version }: RoomEntry,
): RoomState {
  if (before === null) return blank(fact, at);
  if (to !== 'all') return foldAside(before, to, fact, version);
  const state = { ...before, table: foldTable(before.table, fact, at) };
  if (fact.type === 'started') return dealt(game, state, version, at);
  if (fact.type === 'ended') return { ...state, watchersTalk: [] };
  if (fact.type === 'tookOver') {
    // Notes are a person's own: the next one at the seat begins with none.
    return { ...noted(state, fact.seat, '', 0), sat: { ...state.sat, [fact.person.id]: fact.seat } };
  }
  if (fact.type === 'rematched') return { ...state, sat: {}, teamTalk: [], notes: [], notedAt: [] };
  return state;
}

function dealt(game: AnyGame, state: RoomState, version: number, at: number): RoomState {
  const { seats } = state.table;
  const sat: { [person: PersonId]: number } = {};
  for (const [seat, place] of seats.entries()) if (place.person !== null) sat[place.person.id] = seat;
  const teamTalk = game.teams(seats.length).map(() => []);
  const [notes, notedAt] = [seats.map(() => ''), seats.map(() => 0)];
  const begun = { dealtAt: version, startedAt: at, watchersTalk: [] };
  return { ...state, ...begun, sat, teamTalk, notes, notedAt };
}

/** What was said to some of the room only. */
function foldAside(state: RoomState, to: Audience, fact: RoomFact, version: number): RoomState {
  if (fact.type === 'noted') return noted(state, fact.seat, fact.text, version);
  if (fact.type === 'handSeen') return { ...state, sat: { ...state.sat, [fact.person]: fact.seat } };
  if (fact.type !== 'said') throw new Error(`"${fact.type}" is for everybody, not for ${to}`);
  if (to === 'watchers') return { ...state, watchersTalk: withLines(state.watchersTalk, [fact.line]) };
  const team = Number(to.slice('team:'.length));
  const heard = (talk: readonly TalkLine[], at: number) => (at === team ? withLines(talk, [fact.line]) : talk);
  return { ...state, teamTalk: state.teamTalk.map(heard) };
}

function noted({ notes, notedAt, ...state }: RoomState, seat: Seat, text: string, version: number): RoomState {
  return {
    ...state,
    notes: notes.map((note, at) => (at === seat ? text : note)),
    notedAt: notedAt.map((before, at) => (at === seat ? version : before)),
  };
}
