import type { Language, Refusal } from '@cifra/kernel';
import { folded, keyOf, remembered, wordsOf } from '../text.ts';
import type { ClueContext } from '../types.ts';
import { isCompoundOf } from './compound.ts';
import { speaksOfForm } from './form.ts';
import { LITTLE_WORDS } from './little-words.ts';
import { areHomophones } from './sound.ts';
import { isInflection } from './stem.ts';
import { translationIn } from './translation.ts';

/** Why this may not be a clue, or null: it speaks of a word's form, or is too near a keyword (D15–D17). */
export function whyNotWords(clue: string, { language, words }: ClueContext): Refusal | null {
  if (speaksOfForm(clue)) return { code: 'clue-form', clue };
  for (const keyword of words) {
    const { refusal } = beside([language, keyword, clue].join('\n'));
    if (refusal !== null) return refusal;
  }
  return null;
}

/** The same keyword and clue meet often: while somebody types, in the list of legal moves, in a bot's thoughts. */
const beside = remembered((joined: string): { readonly refusal: Refusal | null } => {
  const [language = '', keyword = '', clue = ''] = joined.split('\n');
  return { refusal: whyNotBeside(keyword, clue, language as Language) };
}, 20_000);

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
