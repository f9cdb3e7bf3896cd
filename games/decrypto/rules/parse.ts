import { accept, LANGUAGES, type OptionSpecs, parseOptionsBy, type Result, refuse } from '@cifra/kernel';
import { KEYWORDS } from './teams.ts';
import { isUnseen, keyOf, tidy } from './text.ts';
import type { Options } from './types.ts';

export const MAX_WORD = 60;
/** The signs of a pasted list in all: it is part of what everybody at the table is told. */
const MAX_OWN_WORDS = 20_000;

type Parsed = Omit<Options, 'spoken'> & { readonly spoken: boolean };

/** What no match before version 4 said is not said by the others either: their options are the same. */
function withoutSilence(options: Result<Parsed>): Result<Options> {
  if (!options.ok) return options;
  const { spoken, ...others } = options.value;
  return accept(spoken ? { ...others, spoken } : others);
}

export const OPTIONS: OptionSpecs<Parsed> = {
  timer: { kind: 'choice', choices: [30, 60, 90, 'off'], default: 30 },
  answerLimit: { kind: 'limit', min: 10, max: 900, default: 'off' },
  language: { kind: 'choice', choices: LANGUAGES, default: 'es' },
  ownWords: { kind: 'list', maxItems: 1_000, maxLength: MAX_WORD, default: [] },
  strictNames: { kind: 'flag', default: false },
  spoken: { kind: 'flag', default: false },
};

/** May this be a keyword? It must have something to compare a name with. */
export function isKeyword(word: unknown): boolean {
  return typeof word === 'string' && word.length <= MAX_WORD && !isUnseen(word) && keyOf(word) !== '';
}

/** One sign may stand for eighteen letters (U+FDFA): what a list comes to is asked before its words are taken apart. */
function isTooLong(words: readonly string[]): boolean {
  let written = 0;
  return words.some((word) => {
    written += Math.max(word.length, word.normalize('NFKC').length);
    return written > MAX_OWN_WORDS;
  });
}

/** With eight words each team would know the other's four: those that are not its own (D2). */
const MIN_OWN_WORDS = 2 * KEYWORDS + 1;

export function parseOptions(raw: unknown, min = MIN_OWN_WORDS): Result<Options> {
  const options = withoutSilence(parseOptionsBy<Parsed>(OPTIONS, raw));
  if (!options.ok || options.value.ownWords.length === 0) return options;
  const { ownWords } = options.value;
  if (isTooLong(ownWords)) return refuse('own-words-too-long', { max: MAX_OWN_WORDS });
  const words = ownWords.map(tidy);
  const odd = words.find((word) => !isKeyword(word));
  if (odd !== undefined) return refuse('bad-own-word', { word: odd.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ') });
  // A pasted list may hold a word twice; the words of a match differ (D2).
  const different = [...new Map(words.map((word) => [keyOf(word), word])).values()];
  if (different.length < min) return refuse('too-few-own-words', { min, different: different.length });
  return accept({ ...options.value, ownWords: different });
}
