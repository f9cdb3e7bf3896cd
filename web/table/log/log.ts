import { findCharacter } from '@cifra/games/manifests';
import type { BotName, Language, Seat, Viewer } from '@cifra/kernel';
import { type RoomTable, readable, type SeenRoomEntry } from '@cifra/room';
import { tellRoomFact } from '@cifra/room/words';
import type { LoadedGame } from '../../games/load-game.ts';
import { namesOf } from '../people/people.ts';

export type LogLine = {
  readonly key: string;
  readonly at: number;
  readonly text: string;
  readonly fact: { readonly type: string };
  /** Of the match: the board can show it. */
  readonly isPlay: boolean;
  /** The first sentence of a turn. */
  readonly isTurnStart: boolean;
};

/** Talk and notes have places of their own; who was ready is seen when a match begins. */
const UNTOLD: ReadonlySet<string> = new Set(['said', 'noted', 'readied']);

/** What was heard since the match began, as sentences; without the last `unseen` events, which are still to be shown. */
export function logOf(
  entries: readonly SeenRoomEntry[],
  loaded: LoadedGame,
  language: Language,
  table: RoomTable,
  viewer: Viewer,
  unseen = 0,
): readonly LogLine[] {
  const telling = loaded.tellings[language];
  const { seats: places, game } = table;
  const names = namesOf(table);
  const botCalled = (seat: Seat, bot: BotName) => findCharacter(game, bot)?.name ?? names(seat);
  let isTurnStart = true;
  const line = (told: Omit<LogLine, 'isTurnStart'>): LogLine => {
    const whole = { ...told, isTurnStart: isTurnStart || !told.isPlay };
    isTurnStart = !told.isPlay;
    return whole;
  };
  const heard = readable(loaded.game, table, entries);
  let toTell = heard.reduce((sum, { events }) => sum + playedIn(events), 0) - unseen;
  const lines = heard.flatMap(({ version, at, events }) =>
    events.flatMap((event, index): readonly LogLine[] => {
      if ('play' in event)
        return event.play.flatMap(({ fact }, inner) => {
          if (toTell-- <= 0 || fact.type === 'opened') return [];
          const logged = loaded.board.logged?.(fact) ?? 'told';
          if (logged === 'turn' || logged === 'first') isTurnStart = true;
          const isTold = logged === 'told' || logged === 'first';
          const text = isTold ? telling.fact(fact, names, viewer) : null;
          return text === null ? [] : [line({ key: `${version}-${index}-${inner}`, at, text, fact, isPlay: true })];
        });
      // That it is over would tell how the last of it ends.
      const isToCome = toTell < 0 && event.fact.type === 'ended';
      if (isToCome || UNTOLD.has(event.fact.type)) return [];
      const text = tellRoomFact(language, event.fact, places, botCalled, viewer === 'spectator' ? null : viewer);
      return text === null ? [] : [line({ key: `${version}-${index}`, at, text, fact: event.fact, isPlay: false })];
    }),
  );
  // Who sat down where, and earlier matches, are no part of this one.
  const start = lines.findLastIndex(({ fact, isPlay }) => fact.type === 'started' && !isPlay);
  return lines.slice(Math.max(0, start));
}

/** How many events of the match there are among those of the room. */
function playedIn(events: SeenRoomEntry['events']): number {
  return events.reduce((sum, event) => sum + ('play' in event ? event.play.length : 0), 0);
}
