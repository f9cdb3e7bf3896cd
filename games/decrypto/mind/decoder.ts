import type { Language } from '@cifra/kernel';
import { type Clues, CODES, type Code } from '../rules/judge/index.ts';
import { keyOf } from '../rules/text.ts';
import { mixedReader } from './mixed-reader.ts';
import { blend, type CodeBelief, chanceOf, fitOf, overCodes } from './posterior.ts';
import { LITERAL, PLAIN, type Reader, readerModel } from './reader-model.ts';
import { SOURCES, sourceOf } from './source.ts';
import { vectorReader } from './vector-reader.ts';

/** A round of one's own team that is over. */
export type OwnRound = { readonly clues: Clues; readonly code: Code; readonly answer: Code | null };

/** No model is so wrong that it may not be right the next time. */
const DOUBT = 0.05;

/** How people of whom nothing is known may mean: by either angle or by both, and by what lies near. */
export function readerModels(language: Language): readonly Reader[] {
  return SOURCES.map((source) => mixedReader(language, source));
}

/**
 * Whom one writes to: somebody who knows none of our lists, as people do not; somebody who follows no step from one
 * keyword to another; and those who follow our lists. What they answer soon tells which of them it is.
 */
export function partnerModels(language: Language, words: readonly string[]): readonly Reader[] {
  const { indexOf } = sourceOf(language, 'both');
  // Where the table plays with words of its own, whoever knows our lists alone would read nothing.
  if (words.some((word) => !indexOf.has(keyOf(word))))
    return [vectorReader(language, []), mixedReader(language, 'both')];
  return [
    vectorReader(language, []),
    readerModel(language, 'both', LITERAL),
    ...SOURCES.map((source) => readerModel(language, source, PLAIN)),
  ];
}

export function readBy(
  reader: Reader,
  words: readonly string[],
  clues: Clues,
  codes: readonly Code[] = CODES,
): CodeBelief {
  const reading = reader.reading(words);
  return overCodes(
    fitOf(clues, (clue) => reading(reader.lookUp(clue))),
    codes,
  );
}

/** How well each reader would have foretold some codes: the encryptor's, or what the partners answered. */
export function trustIn(
  readers: readonly Reader[],
  words: readonly string[],
  past: readonly { readonly clues: Clues; readonly code: Code | null }[],
): readonly number[] {
  return readers.map((reader) =>
    past.reduce(
      (trust, { clues, code }) =>
        code === null ? trust : trust * (DOUBT + (1 - DOUBT) * chanceOf(readBy(reader, words, clues), code)),
      1,
    ),
  );
}

/** A chance for each code that one's own team may have been sent. */
export function decode(
  readers: readonly Reader[],
  words: readonly string[],
  clues: Clues,
  past: readonly OwnRound[],
  codes: readonly Code[] = CODES,
): CodeBelief {
  return blend(
    readers.map((reader) => readBy(reader, words, clues, codes)),
    trustIn(readers, words, past),
  );
}
