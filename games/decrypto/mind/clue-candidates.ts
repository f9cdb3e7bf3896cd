import type { Language } from '@cifra/kernel';
import { type ClueContext, whyNotClue } from '../rules/judge/index.ts';
import { SAMPLE_CLUES } from '../rules/judge/samples.ts';
import { wordsOf } from '../rules/text.ts';
import { meaningOf } from './meaning.ts';
import { nearWords } from './near-words.ts';
import { PLAIN, readerModel } from './reader-model.ts';
import { keyed, STEMS } from './vocabulary.ts';

/** From how many like keywords a word of the table's own borrows clues, and how many from each. */
const LENDERS = 5;
const LENT = 6;

/**
 * What comes to mind for a keyword, legal or not: its own associates, and some of the keywords that are like it; for a
 * word of the table's own what lies near it.
 */
export function associationsOf(word: string, language: Language, pool: number): readonly string[] {
  const { source, senseOf } = readerModel(language, 'both', PLAIN);
  const { at, walk, isKnown } = senseOf(word);
  if (at >= 0) return [...source.associatesOf(at), ...source.neighboursOf(at).slice(0, pool)];
  const near = meaningOf[language](word).senses.length > 0 ? nearWords(language, word) : [];
  if (!isKnown) return near;
  const lenders = [...walk.keys()]
    .filter((to) => (walk[to] ?? 0) > 0)
    .toSorted((one, other) => (walk[other] ?? 0) - (walk[one] ?? 0));
  const names = lenders.map((to) => source.keywords[to] ?? '');
  const lent = lenders.slice(0, LENDERS).flatMap((to) => source.associatesOf(to).slice(0, LENT));
  return [...new Set([...near, ...names, ...lent])];
}

/** The first clues of a row that may be said (D16, D17). */
export function legalOf<T extends { readonly clue: string }>(
  candidates: readonly T[],
  context: ClueContext,
  count: number,
): readonly T[] {
  const legal: T[] = [];
  for (const candidate of candidates) {
    if (legal.length === count) break;
    if (!isTooClose(candidate.clue, context) && whyNotClue(candidate.clue, context) === null) legal.push(candidate);
  }
  return legal;
}

/** From this length on a keyword inside another word is no accident. */
const TELLING = 4;

/** Bots are stricter than the referee (D15): no part of a clue has a keyword's stem or holds it within. */
function isTooClose(clue: string, { language, words }: ClueContext): boolean {
  const key = keyed(clue);
  const stemOf = STEMS[language];
  return words.some((word) => {
    const own = keyed(word);
    if (own.length >= TELLING && key.includes(own)) return true;
    return wordsOf(clue).some((part) => stemOf(part) === stemOf(word));
  });
}

/** For a word that we know nothing about: clues that point nowhere, so that the others give it away to the partner. */
export function neutralClues({ language }: ClueContext): readonly string[] {
  return SAMPLE_CLUES[language];
}
