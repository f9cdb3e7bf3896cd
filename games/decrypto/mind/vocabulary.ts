import type { Language } from '@cifra/kernel';
import { memoize } from '@cifra/mind-kit';
import { stemmer as stemEn } from '@orama/stemmers/english';
import { stemmer as stemEs } from '@orama/stemmers/spanish';
import { LITTLE_WORDS } from '../rules/judge/little-words.ts';
import { folded, keyOf, wordsOf } from '../rules/text.ts';

/** The keys of all clues that we know, so that three sources need not work them out thrice. */
export const keyed = memoize(keyOf, 20_000);

export const STEMS: { readonly [language in Language]: (word: string) => string } = {
  en: memoize((word) => keyOf(stemEn(word)), 20_000),
  es: memoize((word) => keyOf(stemEs(word)), 20_000),
};

/** What a text says in terms of known clues: their keys, each with how surely it speaks of the same. */
export type Reading = ReadonlyMap<string, number>;

/** How much a part says of the whole: one word of a phrase, and another form of a word. */
const PART = 0.5;
const FORM = 0.8;

/** The clues that a source knows; reads texts that people write in terms of them. */
export class Vocabulary {
  readonly #stem: (word: string) => string;
  readonly #isLittle: (word: string) => boolean;
  readonly #keys: ReadonlySet<string>;
  /** By the stem of each telling word: the clues that it stands in. */
  readonly #byStem = new Map<string, { readonly key: string; readonly share: number }[]>();
  readonly read: (text: string) => Reading;

  constructor(language: Language, clues: Iterable<string>) {
    this.#stem = STEMS[language];
    this.#isLittle = (word) => LITTLE_WORDS[language].has(folded(word));
    const keys = new Set<string>();
    for (const clue of clues) {
      const key = keyed(clue);
      if (keys.has(key)) continue;
      keys.add(key);
      const words = this.#tellingWords(clue);
      for (const word of words) {
        const stem = this.#stem(word);
        const list = this.#byStem.get(stem) ?? [];
        list.push({ key, share: words.length === 1 ? 1 : PART });
        this.#byStem.set(stem, list);
      }
    }
    this.#keys = keys;
    this.read = memoize((text) => this.#read(text));
  }

  #tellingWords(text: string): readonly string[] {
    const words = wordsOf(text);
    const telling = words.filter((word) => !this.#isLittle(word));
    return telling.length === 0 ? words : telling;
  }

  /** The very clue if it is known; otherwise what its words, and other forms of them, are known for. */
  #read(text: string): Reading {
    const whole = keyed(text);
    if (this.#keys.has(whole)) return new Map([[whole, 1]]);
    const found = new Map<string, number>();
    const words = this.#tellingWords(text);
    const share = words.length === 1 ? 1 : PART;
    for (const word of words) {
      const exact = keyOf(word);
      const same = this.#keys.has(exact) ? [{ key: exact, share: 1 }] : undefined;
      const alike = same ?? this.#byStem.get(this.#stem(word)) ?? [];
      // A word that stands in many clues says little about each of them.
      for (const { key, share: part } of alike) {
        const weight = (share * part * (same === undefined ? FORM : 1)) / alike.length;
        found.set(key, Math.max(weight, found.get(key) ?? 0));
      }
    }
    return found;
  }
}
