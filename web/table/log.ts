import type { Language } from '@cifra/kernel';
import { type RoomTable, readable, type SeenRoomEntry } from '@cifra/room';
import { tellRoomFact } from '@cifra/room/words';
import type { LoadedGame } from '../games/load-game.ts';
import { namesOf } from './people.ts';

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

/** What was heard, as sentences. */
export function logOf(
  entries: readonly SeenRoomEntry[],
  loaded: LoadedGame,
  language: Language,
  table: RoomTable,
): readonly LogLine[] {
  const telling = loaded.tellings[language];
  const { seats: places } = table;
  const names = namesOf(places);
  let isTurnStart = true;
  const line = (told: Omit<LogLine, 'isTurnStart'>): LogLine => {
    const whole = { ...told, isTurnStart: isTurnStart || !told.isPlay };
    isTurnStart = !told.isPlay;
    return whole;
  };
  return readable(loaded.game, table, entries).flatMap(({ version, at, events }) =>
    events.flatMap((event, index): readonly LogLine[] => {
      if ('play' in event)
        return event.play.flatMap(({ fact }, inner) => {
          // Whose turn it is, and other paperwork, is seen by the next sentences standing apart.
          if (loaded.board.isTurnOnly?.(fact) === true) isTurnStart = true;
          const isTold = fact.type !== 'opened' && loaded.board.isTurnOnly?.(fact) !== true;
          const text = isTold ? telling.fact(fact, names) : null;
          return text === null ? [] : [line({ key: `${version}-${index}-${inner}`, at, text, fact, isPlay: true })];
        });
      if (UNTOLD.has(event.fact.type)) return [];
      const text = tellRoomFact(language, event.fact, places, names);
      return text === null ? [] : [line({ key: `${version}-${index}`, at, text, fact: event.fact, isPlay: false })];
    }),
  );
}
