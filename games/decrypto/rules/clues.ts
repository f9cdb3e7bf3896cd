import type { Language, Refusal } from '@cifra/kernel';
import type { Code } from './codes.ts';
import { isCompoundOf } from './compound.ts';
import { speaksOfForm } from './form.ts';
import { DIGIT_WORDS, LITTLE_WORDS } from './little-words.ts';
import { areHomophones } from './sound.ts';
import { isInflection } from './stem.ts';
import { folded, isUnseen, keyOf, remembered, tidy, wordsOf } from './text.ts';
import { translationIn } from './translation.ts';
import type { Clues } from './types.ts';

export const MAX_CLUE = 80;

/** What a clue is held against. */
export type ClueContext = {
  readonly language: Language;
  /** The team's own keywords. */
  readonly words: readonly string[];
  /** The clues that the team has given in this match. */
  readonly used: readonly string[];
  /** The code to be sent, where whoever judges knows it. */
  readonly code?: Code | null;
};

/** Why this may not be a clue, or null (D15–D17). What only people can judge is left to them. */
export function whyNotClue(raw: string, context: ClueContext): Refusal | null {
  if (raw.length > MAX_CLUE) return { code: 'too-long', field: 'clues', max: MAX_CLUE };
  if (isUnseen(raw)) return { code: 'clue-unseen' };
  const clue = tidy(raw);
  const key = keyOf(clue);
  if (key === '') return { code: 'clue-empty' };
  const words = wordsOf(clue);
  if (isCode(words, context.code ?? null)) return { code: 'clue-code', clue };
  if (words.every((word) => /^[1-4]$/.test(word))) return { code: 'clue-number', clue };
  if (/^\p{L}$/u.test(key)) return { code: 'clue-letter', clue };
  const before = context.used.find((used) => keyOf(used) === key);
  if (before !== undefined) return { code: 'clue-repeated', clue: before };
  if (speaksOfForm(clue)) return { code: 'clue-form', clue };
  for (const keyword of context.words) {
    const { refusal } = beside([context.language, keyword, clue].join('\n'));
    if (refusal !== null) return refusal;
  }
  return null;
}

/** The same keyword and clue meet often: while somebody types, in the list of legal moves, in a bot's thoughts. */
const beside = remembered((joined: string): { readonly refusal: Refusal | null } => {
  const [language = '', keyword = '', clue = ''] = joined.split('\n');
  return { refusal: whyNotBeside(keyword, clue, language as Language) };
}, 20_000);

/** Said aloud, “421” and “four two one” are the same code (D16). */
function isCode(words: readonly string[], code: Code | null): boolean {
  return code !== null && words.map((word) => DIGIT_WORDS.get(folded(word)) ?? word).join('') === code.join('');
}

function whyNotBeside(keyword: string, clue: string, language: Language): Refusal | null {
  const words = wordsOf(clue);
  const parts = partsOf(keyword, language);
  // What is written like the keyword is not little: `té` in “té verde”, but not the “te” of “te quiero”.
  const isLittle = (word: string) => LITTLE_WORDS[language].has(folded(word)) && !parts.includes(word);
  const telling = words.length === 1 ? words : words.filter((word) => !isLittle(word));
  // Letters kept apart by spaces or dots are still the keyword.
  if (keyOf(clue) === keyOf(keyword)) return { code: 'clue-keyword', keyword, word: keyword };
  for (const word of telling)
    if (parts.some((part) => isInflection(language, word, part) || isCompoundOf(language, word, part)))
      return { code: 'clue-keyword', keyword, word };
  const translation = translationIn(words, keyword, language);
  if (translation !== null) return { code: 'clue-translation', keyword, word: translation };
  if (words.length > 1 && areHomophones(language, words.join(''), keyword.toLowerCase()))
    return { code: 'clue-sound', keyword, word: words.join(' ') };
  for (const word of telling)
    if (parts.some((part) => areHomophones(language, word, part))) return { code: 'clue-sound', keyword, word };
  return null;
}

/** A keyword of several words is given away by each one that matters. */
function partsOf(keyword: string, language: Language): readonly string[] {
  const parts = wordsOf(keyword);
  const telling = parts.filter((part) => !LITTLE_WORDS[language].has(folded(part)));
  return telling.length === 0 ? parts : telling;
}

/** Why these three may not be given together, or null; `at` counts from 0. */
export function whyNotClues(clues: readonly string[], context: ClueContext): Refusal | null {
  for (const [at, clue] of clues.entries()) {
    const refusal = whyNotClue(clue, { ...context, used: [...context.used, ...clues.slice(0, at)] });
    if (refusal !== null) return { ...refusal, at };
  }
  return null;
}

/** What counts of unfinished clues when the time is up: those that may be given; the rest stays blank (D19). */
export function countingClues(written: Clues, context: ClueContext): Clues {
  const used = [...context.used];
  return written.map((clue) => {
    if (clue === null || whyNotClue(clue, { ...context, used }) !== null) return null;
    used.push(clue);
    return tidy(clue);
  });
}
