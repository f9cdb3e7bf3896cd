import type { Language } from '@cifra/kernel';
import { memoize } from '@cifra/mind-kit';
import { dictionary } from '../lexicon/dictionary/index.ts';
import { LITTLE_WORDS } from '../rules/judge/little-words.ts';
import { folded } from '../rules/text.ts';
import { meaningOf } from './meaning.ts';
import { dot, wordTable } from './word-table.ts';

/** Rarer words than these are not said: few people would think of them. */
const COMMON = 12_000;
const SHORTEST = 3;
const NEAREST = 40;

type Sayable = { readonly word: string; readonly vector: Float32Array };

/** Words that may be said in a language, each with where it lies. */
const sayable = memoize((language: Language): readonly Sayable[] => {
  const words = language === 'en' ? wordTable().words.slice(0, COMMON) : [...dictionary().keys()];
  return words.flatMap((word) => {
    const [vector] = meaningOf[language](word).senses;
    const isTelling = word.length >= SHORTEST && !LITTLE_WORDS[language].has(folded(word));
    return isTelling && vector !== undefined ? [{ word, vector }] : [];
  });
});

/** What lies nearest to a word that stands in no list of ours, nearest first. */
export function nearWords(language: Language, word: string): readonly string[] {
  const { senses } = meaningOf[language](word);
  const near = sayable(language).map(({ word: other, vector }) => ({
    other,
    near: Math.max(...senses.map((sense) => dot(sense, vector))),
  }));
  return near
    .toSorted((one, other) => other.near - one.near)
    .slice(0, NEAREST)
    .map(({ other }) => other);
}
