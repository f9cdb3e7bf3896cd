import type { Language } from '@cifra/kernel';
import { type Clues, CODES, type Code } from '../rules/index.ts';
import { LITERAL, type Listener, listenerOf, PLAIN } from './listener.ts';
import { blend, type CodeBelief, chanceOf, fitOf, overCodes } from './posterior.ts';
import { SOURCES } from './source.ts';

/** A round of one's own team that is over. */
export type Past = { readonly clues: Clues; readonly code: Code; readonly answer: Code | null };

/** No model is so wrong that it may not be right the next time. */
const DOUBT = 0.05;

/** How people of whom nothing is known may read and mean: by either angle or by both. */
export function listenersIn(language: Language): readonly Listener[] {
  return SOURCES.map((source) => listenerOf(language, source, PLAIN));
}

/**
 * Whom one writes to: the same, and first somebody who follows no step from one keyword to another, as many people do not.
 * What they answer soon tells which of them it is.
 */
export function partnersIn(language: Language): readonly Listener[] {
  return [listenerOf(language, 'both', LITERAL), ...listenersIn(language)];
}

export function readBy(
  listener: Listener,
  words: readonly string[],
  clues: Clues,
  codes: readonly Code[] = CODES,
): CodeBelief {
  const senses = words.map(listener.senseOf);
  return overCodes(
    fitOf(clues, (clue) => {
      const heard = listener.hear(clue);
      return senses.map((sense) => listener.likelihood(heard, sense));
    }),
    codes,
  );
}

/** How well each listener would have foretold some codes: the encryptor's, or what the partners answered. */
export function trustIn(
  listeners: readonly Listener[],
  words: readonly string[],
  past: readonly { readonly clues: Clues; readonly code: Code | null }[],
): readonly number[] {
  return listeners.map((listener) =>
    past.reduce(
      (trust, { clues, code }) =>
        code === null ? trust : trust * (DOUBT + (1 - DOUBT) * chanceOf(readBy(listener, words, clues), code)),
      1,
    ),
  );
}

/** A chance for each code that one's own team may have been sent. */
export function decode(
  listeners: readonly Listener[],
  words: readonly string[],
  clues: Clues,
  past: readonly Past[],
  codes: readonly Code[] = CODES,
): CodeBelief {
  return blend(
    listeners.map((listener) => readBy(listener, words, clues, codes)),
    trustIn(listeners, words, past),
  );
}
