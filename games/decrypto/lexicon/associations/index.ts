import type { Language } from '@cifra/kernel';
import { EN_1 } from './en-1.ts';
import { EN_2 } from './en-2.ts';
import { EN_3 } from './en-3.ts';
import { EN_4 } from './en-4.ts';
import { EN_5 } from './en-5.ts';
import { EN_6 } from './en-6.ts';
import { EN_7 } from './en-7.ts';
import { ES_1 } from './es-1.ts';
import { ES_2 } from './es-2.ts';
import { ES_3 } from './es-3.ts';
import { ES_4 } from './es-4.ts';
import { ES_5 } from './es-5.ts';
import { ES_6 } from './es-6.ts';
import { ES_7 } from './es-7.ts';
import { type Angles, merged, parseAngles } from './parse.ts';

export type { Angles } from './parse.ts';

const TEXTS: { readonly [language in Language]: readonly string[] } = {
  en: [EN_1, EN_2, EN_3, EN_4, EN_5, EN_6, EN_7],
  es: [ES_1, ES_2, ES_3, ES_4, ES_5, ES_6, ES_7],
};

/** Reads a language when it is first asked for: most matches need one of the two, and the rules need neither. */
function onceFor<T>(read: (language: Language) => T): (language: Language) => T {
  const known = new Map<Language, T>();
  return (language) => {
    const value = known.get(language) ?? read(language);
    known.set(language, value);
    return value;
  };
}

/** For every keyword two lists from different angles, as two people would write them. */
export const angles: (language: Language) => ReadonlyMap<string, Angles> = onceFor(
  (language) => new Map(TEXTS[language].flatMap((text) => [...parseAngles(text)])),
);

/** For every keyword what comes to mind, strongest first. */
export const associations: (language: Language) => ReadonlyMap<string, readonly string[]> = onceFor(
  (language) => new Map([...angles(language)].map(([keyword, both]) => [keyword, merged(both)])),
);
