import { type AnyGame, evolve, frozen, type Shape, type State } from '@cifra/kernel';
import type { RoomEntry, RoomEvent, RoomFact, TalkLine } from '../model/events.ts';
import type { Audience, PersonId } from '../model/person.ts';
import { clockAfter } from './clock.ts';
import { foldTable, withLines } from './fold-table.ts';
import { type CompletedOrder, KEPT, type RoomState } from './state.ts';

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
  let played = false;
  for (const event of entry.events) {
    if ('play' in event) {
      played = true;
      match = known == null ? evolve(game, match, event.play.events) : known;
    } else {
      state = foldFact(game, state, event.to, event.fact, entry);
      if (clearsMatch(event)) match = null;
    }
  }
  if (state === null) throw new Error('An entry without events cannot open a room');
  const clock = played && match !== null ? clockAfter(game, state.table, match.table, entry.at) : state.table.clock;
  const { teamTalk, watchersTalk, notes, sat, kicked, declined, dealtAt } = state;
  // Written out: every move passes here, and copying by spread takes several times as long.
  return frozen({
    version: entry.version,
    at: entry.at,
    table: clock === state.table.clock ? state.table : { ...state.table, clock },
    match,
    teamTalk,
    watchersTalk,
    notes,
    sat,
    kicked,
    declined,
    done: withDone(state, entry),
    dealtAt,
  });
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
    sat: {},
    kicked: [],
    declined: [],
    done: {},
    dealtAt: 0,
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
  if (to !== 'all') return foldAside(before, to, fact);
  const state = { ...before, table: foldTable(before.table, fact, at) };
  if (fact.type === 'started') return dealt(game, state, version);
  if (fact.type === 'ended') return { ...state, watchersTalk: [] };
  if (fact.type === 'tookOver') {
    // Notes are a person's own: the next one at the seat begins with none.
    const notes = state.notes.map((note, seat) => (seat === fact.seat ? '' : note));
    return { ...state, sat: { ...state.sat, [fact.person.id]: fact.seat }, notes };
  }
  if (fact.type === 'sat') return { ...state, kicked: state.kicked.filter((one) => one !== fact.person.id) };
  if (fact.type === 'askingEnded' && fact.why === 'declined')
    return { ...state, declined: [...state.declined, fact.person].slice(-KEPT.declined) };
  if (fact.type === 'kicked') return { ...state, kicked: [...state.kicked, fact.person].slice(-KEPT.kicked) };
  if (fact.type === 'rematched') return { ...state, sat: {}, declined: [], teamTalk: [], notes: [] };
  return state;
}

function dealt(game: AnyGame, state: RoomState, version: number): RoomState {
  const { seats } = state.table;
  const sat: { [person: PersonId]: number } = {};
  for (const [seat, place] of seats.entries()) if (place.person !== null) sat[place.person.id] = seat;
  const teamTalk = game.teams(seats.length).map(() => []);
  return { ...state, sat, declined: [], teamTalk, watchersTalk: [], notes: seats.map(() => ''), dealtAt: version };
}

/** What was said to some of the room only. */
function foldAside(state: RoomState, to: Audience, fact: RoomFact): RoomState {
  if (fact.type === 'noted')
    return { ...state, notes: state.notes.map((note, seat) => (seat === fact.seat ? fact.text : note)) };
  if (fact.type === 'handSeen') return { ...state, sat: { ...state.sat, [fact.person]: fact.seat } };
  if (fact.type !== 'said') throw new Error(`"${fact.type}" is for everybody, not for ${to}`);
  if (to === 'watchers') return { ...state, watchersTalk: withLines(state.watchersTalk, [fact.line]) };
  const team = Number(to.slice('team:'.length));
  const heard = (talk: readonly TalkLine[], at: number) => (at === team ? withLines(talk, [fact.line]) : talk);
  return { ...state, teamTalk: state.teamTalk.map(heard) };
}

function withDone(state: RoomState, { by, order, version }: RoomEntry): RoomState['done'] {
  const { done } = state;
  if (by === null || order === null) return done;
  const before = Object.hasOwn(done, by) ? (done[by] ?? []) : [];
  const kept = before.length < KEPT.orders ? before : before.slice(1 - KEPT.orders);
  const next: { [person: PersonId]: readonly CompletedOrder[] } = { ...done };
  next[by] = [...kept, { id: order, version }];
  const people = Object.keys(next);
  if (people.length > KEPT.people) delete next[firstToForget(state, next, people)];
  return next;
}

/** Who has been silent longest; of those who play or are the host only where nobody else is left. */
function firstToForget({ table, sat }: RoomState, done: RoomState['done'], people: readonly PersonId[]): PersonId {
  const needed = new Set([table.host, ...Object.keys(sat), ...table.seats.map(({ person }) => person?.id)]);
  const strangers = people.filter((person) => !needed.has(person));
  const lastOf = (person: PersonId) => done[person]?.at(-1)?.version ?? 0;
  return (strangers.length > 0 ? strangers : people).reduce((silent, person) =>
    lastOf(person) < lastOf(silent) ? person : silent,
  );
}
