import { type AnyGame, canonical, handsOf, type Json, replay, type Shape, see, type Viewer, view } from '@cifra/kernel';
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

/** What this viewer may see of the match after an entry of the room. */
function maySee({ game, log }: Truth, viewer: Viewer, version: number): string {
  const plays = log
    .slice(0, version)
    .flatMap(({ events }) => events.flatMap((event) => ('play' in event ? [event.play] : [])));
  const state = [...replay<Shape>(game, plays)].at(-1);
  return state === undefined ? 'null' : canonical(view(game, state, viewer));
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
  if (keys !== 'hand,match,me,standing,table,version') return `a view with ${keys}`;
  if (seen.standing.viewer !== viewer) return `the eyes of ${seen.standing.viewer}`;
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
  const notes = heard.findLast((fact) => fact.type === 'noted');
  if (seen.hand.notes !== '' && (notes?.type !== 'noted' || notes.text !== seen.hand.notes)) return 'another’s notes';
  return null;
}
