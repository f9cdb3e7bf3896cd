import { type AnyGame, frozen, see, view } from '@cifra/kernel';
import type { Line, RoomEntry, SeenRoomEntry, SeenRoomEvent } from './events.ts';
import type { PersonId, Standing } from './person.ts';
import { standingOf } from './standing.ts';
import type { RoomState } from './state.ts';
import type { RoomView } from './view.ts';

/** What somebody is told of an entry: the facts for their audiences, and of a play what the kernel lets them see. */
export function seeEntry(game: AnyGame, seats: number, entry: RoomEntry, standing: Standing): SeenRoomEntry {
  const events: SeenRoomEvent[] = [];
  for (const event of entry.events) {
    if ('play' in event) {
      const step = { version: 0, events: event.play.events };
      events.push({ play: see(game, seats, step, standing.viewer).events });
    } else if (standing.hears.includes(event.to)) events.push({ to: event.to, fact: event.fact });
  }
  return { version: entry.version, at: entry.at, events };
}

/** Is there nothing in it for some ears only? Then everybody is told the same of it. */
export function isForAll({ events }: RoomEntry): boolean {
  return events.every((event) =>
    'play' in event
      ? event.play.events.every((step) => !('whispers' in step) || step.whispers === undefined)
      : event.to === 'all',
  );
}

/** What somebody sees of a room: the only thing that leaves it besides seen entries. */
export function viewRoom(game: AnyGame, state: RoomState, me: PersonId): RoomView {
  const standing = standingOf(game, state, me);
  const { viewer } = standing;
  return frozen({
    version: state.version,
    at: state.at,
    me,
    standing,
    table: state.table,
    hand: {
      talk: asideOf(state, standing),
      notes: viewer === 'spectator' ? '' : (state.notes[viewer] ?? ''),
    },
    match: state.match === null ? null : view(game, state.match, viewer),
  });
}

function asideOf(state: RoomState, { hears }: Standing): readonly Line[] {
  if (hears.includes('watchers')) return state.watchersTalk;
  const team = state.teamTalk.findIndex((_, at) => hears.includes(`team:${at}`));
  return state.teamTalk[team] ?? [];
}
