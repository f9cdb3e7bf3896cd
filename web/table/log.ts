import type { Language } from '@cifra/kernel';
import type { Place, SeenRoomEntry } from '@cifra/room';
import { tellRoomFact } from '@cifra/room/words';
import type { LoadedGame } from '../house/games.ts';
import { botName, namesOf } from './people.ts';

export type LogLine = {
  readonly key: string;
  readonly at: number;
  readonly text: string;
  readonly fact: { readonly type: string };
};

/** What was heard, as sentences; talk has a place of its own. */
export function logOf(
  entries: readonly SeenRoomEntry[],
  loaded: LoadedGame,
  language: Language,
  places: readonly Place[],
): readonly LogLine[] {
  const telling = loaded.tellings[language];
  const names = namesOf(places);
  return entries.flatMap(({ version, at, events }) =>
    events.flatMap((event, index): readonly LogLine[] => {
      if ('play' in event)
        return event.play.flatMap(({ fact }, inner) => {
          const text = fact.type === 'opened' ? null : telling.fact(fact, names);
          return text === null ? [] : [{ key: `${version}-${index}-${inner}`, at, text, fact }];
        });
      if (event.fact.type === 'said' || event.fact.type === 'noted') return [];
      const text = tellRoomFact(language, event.fact, places, botName);
      return text === null ? [] : [{ key: `${version}-${index}`, at, text, fact: event.fact }];
    }),
  );
}
