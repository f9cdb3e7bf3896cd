import type { Language } from '@cifra/kernel';
import { memoize } from '@cifra/mind-kit';
import { type Lifts, type SourceName, sourceOf } from './source.ts';
import { keyed } from './vocabulary.ts';

/** A clue with what every source makes of it: looked up once, weighed by many. */
export type ClueLookup = {
  readonly clue: string;
  readonly key: string;
  /** The keyword that it names; −1 for none. */
  readonly names: number;
  readonly lifts: { readonly [source in SourceName]: Lifts };
};

const KEPT = 8_000;

function lookupIn(language: Language): (clue: string) => ClueLookup {
  return memoize((clue) => {
    const [a, b, both] = [sourceOf(language, 'a'), sourceOf(language, 'b'), sourceOf(language, 'both')];
    const key = keyed(clue);
    const lifts = { a: a.liftsOf(clue), b: b.liftsOf(clue), both: both.liftsOf(clue) };
    return { clue, key, names: both.indexOf.get(key) ?? -1, lifts };
  }, KEPT);
}

export const LOOKUP: { readonly [language in Language]: (clue: string) => ClueLookup } = {
  en: lookupIn('en'),
  es: lookupIn('es'),
};
