import {
  type AnyGame,
  canonical,
  evolve,
  handsOf,
  type Json,
  type Shape,
  type State,
  see,
  type Viewer,
  view,
} from '@cifra/kernel';
import type { Audience, RoomEntry, RoomView, Secret, SeenRoomEntry } from '@cifra/room';

/** What a room holds, read from the disk with all its secrets. */
export type Truth = {
  readonly game: AnyGame;
  readonly seats: number;
  readonly log: readonly RoomEntry[];
  readonly secret: Secret;
};

/** Who is told of something that was said to an audience; written anew, so that a mistake must be made twice. */
function hears({ game, seats }: Truth, viewer: Viewer, to: Audience): boolean {
  if (to === 'all') return true;
  if (to === 'watchers') return viewer === 'spectator';
  return viewer !== 'spectator' && handsOf(viewer, game.teams(seats)).some((hand) => hand === to);
}

/** Exactly what this viewer may be told of an entry. */
function mayHear(truth: Truth, viewer: Viewer, entry: RoomEntry): Json {
  const events = entry.events.flatMap((event): Json[] => {
    if ('fact' in event)
      return hears(truth, viewer, event.to) ? [{ to: event.to, fact: event.fact as unknown as Json }] : [];
    const seen = see(truth.game, truth.seats, { version: 0, events: event.play.events }, viewer);
    return [{ play: seen.events as unknown as Json }];
  });
  return { version: entry.version, at: entry.at, events };
}

const replayed = new WeakMap<Truth, readonly (State<Shape> | null)[]>();

/** The match after each entry of the room; null before the deal. */
function statesOf(truth: Truth): readonly (State<Shape> | null)[] {
  const known = replayed.get(truth);
  if (known !== undefined) return known;
  let state: State<Shape> | null = null;
  const states = truth.log.map(({ events }) => {
    for (const event of events) if ('play' in event) state = evolve<Shape>(truth.game, state, event.play.events);
    return state;
  });
  replayed.set(truth, states);
  return states;
}

/** What this viewer may see of the match after an entry of the room. */
function maySee(truth: Truth, viewer: Viewer, version: number): string {
  const state = statesOf(truth)[version - 1] ?? null;
  return state === null ? 'null' : canonical(view(truth.game, state, viewer));
}

/** Why a message that this viewer was sent says more, or something else, than it may. Null where it does not. */
export function leakIn(truth: Truth, viewer: Viewer, text: string): string | null {
  const message = JSON.parse(text) as { type: string; [field: string]: unknown };
  const keys = Object.keys(message).join();
  switch (message.type) {
    case 'news': {
      if (keys !== 'type,now,entries') return `news with ${keys}`;
      for (const told of message.entries as SeenRoomEntry[]) {
        const entry = truth.log[told.version - 1];
        if (entry === undefined) return `an entry ${told.version} that is not in the log`;
        if (canonical(told) !== canonical(mayHear(truth, viewer, entry)))
          return `entry ${told.version}: ${canonical(told)}`;
      }
      return null;
    }
    case 'fresh':
      if (keys !== 'type,now,view') return `a fresh view with ${keys}`;
      return leakInView(truth, viewer, message.view as RoomView);
    case 'state':
      if (keys !== 'type,view,legal') return `a state with ${keys}`;
      return leakInView(truth, viewer, message.view as RoomView);
    case 'presence':
      return keys === 'type,here,watchers' ? null : `presence with ${keys}`;
    case 'done':
      return keys === 'type,id,version' ? null : `done with ${keys}`;
    case 'refused':
      return keys === 'type,id,refusal' ? null : `a refusal with ${keys}`;
    case 'pong':
    case 'bye':
      return null;
    default:
      return `an unknown ${message.type}`;
  }
}

function leakInView(truth: Truth, viewer: Viewer, seen: RoomView): string | null {
  const keys = Object.keys(seen).toSorted().join();
  if (keys !== 'access,at,hand,match,me,table,version') return `a view with ${keys}`;
  // The time of every entry is told to everybody.
  if (seen.at !== truth.log[seen.version - 1]?.at) return `another time than that of version ${seen.version}`;
  if (seen.access.viewer !== viewer) return `the eyes of ${seen.access.viewer}`;
  if (canonical(seen.match) !== maySee(truth, viewer, seen.version)) return `the match at ${seen.version}`;
  const heard = truth.log
    .slice(0, seen.version)
    .flatMap(({ events }) =>
      events.flatMap((event) => ('fact' in event && hears(truth, viewer, event.to) ? [event.fact] : [])),
    );
  const lines = new Set(heard.flatMap((fact) => (fact.type === 'said' ? [canonical(fact.line)] : [])));
  for (const fact of heard) if (fact.type === 'ended') for (const line of fact.watchers) lines.add(canonical(line));
  for (const line of [...seen.table.talk, ...seen.hand.talk])
    if (!lines.has(canonical(line))) return `a line that was not for ${viewer}: ${line.text}`;
  const noted = (seat: Viewer) =>
    heard.flatMap((fact) => (fact.type === 'noted' && fact.seat === seat ? [fact.text] : []));
  if (seen.hand.notes !== '' && noted(viewer).at(-1) !== seen.hand.notes) return 'another’s notes';
  for (const { seat, text } of seen.hand.mateNotes) if (noted(seat).at(-1) !== text) return `notes of seat ${seat}`;
  return null;
}

/** Why the log that anybody may read says more than everybody heard. */
export function leakInLog(truth: Truth, text: string): string | null {
  const { entries } = JSON.parse(text) as { entries: SeenRoomEntry[] };
  for (const { version, events } of entries) {
    const entry = truth.log[version - 1];
    if (entry === undefined) return `an entry ${version} that is not in the log`;
    const open = { ...entry, events: entry.events.filter((event) => 'play' in event || event.to === 'all') };
    const { events: allowed } = mayHear(truth, 'spectator', open) as unknown as SeenRoomEntry;
    // Parts may be left out, where a game is played from memory.
    const parts = new Set(allowed.flatMap((event) => ('play' in event ? event.play : [event])).map(canonical));
    const stranger = events
      .flatMap((event) => ('play' in event ? event.play : [event]))
      .find((part) => !parts.has(canonical(part)));
    if (stranger !== undefined) return `entry ${version}: ${canonical(stranger)}`;
  }
  return null;
}
