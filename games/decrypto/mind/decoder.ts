import type { Language } from '@cifra/kernel';
import { type Clues, CODES, type Code } from '../rules/index.ts';
import { blend, type CodeBelief, chanceOf, fitOf, overCodes } from './posterior.ts';
import { LITERAL, PLAIN, type ReaderModel, readerModel } from './reader-model.ts';
import { SOURCES } from './source.ts';

/** A round of one's own team that is over. */
export type OwnRound = { readonly clues: Clues; readonly code: Code; readonly answer: Code | null };

/** No model is so wrong that it may not be right the next time. */
const DOUBT = 0.05;

/** How people of whom nothing is known may read and mean: by either angle or by both. */
export function readerModels(language: Language): readonly ReaderModel[] {
  return SOURCES.map((source) => readerModel(language, source, PLAIN));
}

/**
 * Whom one writes to: the same, and first somebody who follows no step from one keyword to another, as many people do not.
 * What they answer soon tells which of them it is.
 */
export function partnerModels(language: Language): readonly ReaderModel[] {
  return [readerModel(language, 'both', LITERAL), ...readerModels(language)];
}

export function readBy(
  reader: ReaderModel,
  words: readonly string[],
  clues: Clues,
  codes: readonly Code[] = CODES,
): CodeBelief {
  const senses = words.map(reader.senseOf);
  return overCodes(
    fitOf(clues, (clue) => {
      const lookup = reader.lookUp(clue);
      return senses.map((sense) => reader.likelihood(lookup, sense));
    }),
    codes,
  );
}

/** How well each reader would have foretold some codes: the encryptor's, or what the partners answered. */
export function trustIn(
  readers: readonly ReaderModel[],
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
  readers: readonly ReaderModel[],
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
