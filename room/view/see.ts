import { type AnyGame, frozen, seeEvents, type Viewer, view } from '@cifra/kernel';
import type { RoomEntry, RoomEvent, SeenRoomEntry, SeenRoomEvent, TalkLine } from '../model/events.ts';
import type { Access, PersonId } from '../model/person.ts';
import type { MateNotes, RoomView } from '../model/table.ts';
import type { RoomState } from '../state/state.ts';
import { accessOf } from './access.ts';

/**
 * What somebody is told of an entry. One list decides, of the audiences they belong to: a room's fact is for one of them,
 * a match's fact for all, and a whisper for a hand, which is an audience too.
 */
export function seeEntry({ version, at, events }: RoomEntry, { audiences }: Access): SeenRoomEntry {
  const isHeard = (event: RoomEvent) => 'play' in event || audiences.includes(event.to);
  const heard = events.every(isHeard) ? events : events.filter(isHeard);
  return { version, at, events: heard.map((event) => seeEvent(event, audiences)) };
}

function seeEvent(event: RoomEvent, audiences: Access['audiences']): SeenRoomEvent {
  return 'play' in event ? { play: seeEvents(event.play.events, audiences) } : { to: event.to, fact: event.fact };
}

/** Is nothing in it for some audiences only? Then everybody is told the same of it. */
export function isForAll({ events }: RoomEntry): boolean {
  return events.every((event) =>
    'play' in event
      ? event.play.events.every((step) => !('whispers' in step) || step.whispers === undefined)
      : event.to === 'all',
  );
}

/** What somebody sees of a room: the only thing that leaves it besides seen entries. */
export function viewRoom(game: AnyGame, state: RoomState, me: PersonId): RoomView {
  const access = accessOf(game, state, me);
  const { viewer } = access;
  return frozen({
    version: state.version,
    at: state.at,
    me,
    access,
    table: state.table,
    hand: {
      talk: asideOf(state, access),
      notes: viewer === 'spectator' ? '' : (state.notes[viewer] ?? ''),
      mateNotes: mateNotesOf(game, state, viewer),
    },
    match: state.match === null ? null : view(game, state.match, viewer),
  });
}

function asideOf(state: RoomState, { audiences }: Access): readonly TalkLine[] {
  if (audiences.includes('watchers')) return state.watchersTalk;
  const team = state.teamTalk.findIndex((_, at) => audiences.includes(`team:${at}`));
  return state.teamTalk[team] ?? [];
}

const NO_NOTES: readonly MateNotes[] = [];

function mateNotesOf(game: AnyGame, { table, notes }: RoomState, viewer: Viewer): readonly MateNotes[] {
  if (game.sharesNotes !== true || viewer === 'spectator') return NO_NOTES;
  const mates = game.teams(table.seats.length).find((team) => team.includes(viewer)) ?? [];
  return mates.flatMap((seat) => {
    const text = notes[seat] ?? '';
    return seat === viewer || text === '' ? [] : [{ seat, text }];
  });
}
