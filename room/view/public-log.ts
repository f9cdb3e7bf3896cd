import type { AnyGame } from '@cifra/kernel';
import type { RoomEntry, SeenRoomEntry, SeenRoomEvent } from '../model/events.ts';
import type { Access } from '../model/person.ts';
import type { RoomTable } from '../model/table.ts';
import { seeEntry } from './see.ts';

/** As many entries of a match can be read again. */
export const LOG_LENGTH = 2000;

/** What everybody heard: no whisper, no talk aside. So it is the same for whoever asks, now and later. */
const EVERYBODY: Access = { viewer: 'spectator', audiences: ['all'] };

/** The match so far, for whoever comes late or comes back; talk has a place of its own. */
export function publicLog(game: AnyGame, table: RoomTable, entries: readonly RoomEntry[]): readonly SeenRoomEntry[] {
  const seen = entries.map((entry) => seeEntry(entry, EVERYBODY));
  return readable(game, table, seen.map(withoutTalk)).filter(({ events }) => events.length > 0);
}

function withoutTalk(entry: SeenRoomEntry): SeenRoomEntry {
  return { ...entry, events: entry.events.filter((event) => 'play' in event || event.fact.type !== 'said') };
}

/** What of a match may still be read: all of it, unless its game is played from memory and goes on. */
export function readable(
  game: AnyGame,
  { options, outcome }: Pick<RoomTable, 'options' | 'outcome'>,
  entries: readonly SeenRoomEntry[],
): readonly SeenRoomEntry[] {
  if (game.readableFrom === undefined || outcome !== null) return entries;
  const from = game.readableFrom(options, factsOf(entries));
  let at = 0;
  const kept = (event: SeenRoomEvent): readonly SeenRoomEvent[] => {
    if (!('play' in event)) return [event];
    const play = event.play.filter(() => at++ >= from);
    return play.length === 0 ? [] : [{ play }];
  };
  return entries.map((entry) => ({ ...entry, events: entry.events.flatMap(kept) }));
}

function factsOf(entries: readonly SeenRoomEntry[]) {
  return entries.flatMap(({ events }) =>
    events.flatMap((event) => ('play' in event ? event.play.map(({ fact }) => fact) : [])),
  );
}

/** Is something in these entries that a game played from memory lets nobody read again? */
export function hidesPast(game: AnyGame, { options, outcome }: RoomTable, entries: readonly RoomEntry[]): boolean {
  if (game.readableFrom === undefined || outcome !== null) return false;
  return game.readableFrom(options, factsOf(entries.map((entry) => seeEntry(entry, EVERYBODY)))) > 0;
}
