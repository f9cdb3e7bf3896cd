import type { Language } from '@cifra/kernel';
import { LITTLE_WORDS } from '../rules/judge/little-words.ts';
import { isInflection } from '../rules/judge/stem.ts';
import { keyOf, wordsOf } from '../rules/text.ts';
import { sourceOf } from './source.ts';

/** How many letters may differ: none in short words, where every letter makes another word. */
function slips(length: number): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}

/**
 * Is this the keyword in another form, with an article, written together or apart, or with a slip of the pen (D14)?
 * Another word is not near.
 */
export function isNearMiss(language: Language, named: string, keyword: string): boolean {
  const own = tellingWords(language, keyword);
  const said = tellingWords(language, named, own);
  const [key, wanted] = [keyOf(said.join('')), keyOf(own.join(''))];
  if (key === '') return false;
  if (key === wanted) return true;
  const isForm = (word: string, of = '') => keyOf(word) === keyOf(of) || isInflection(language, word, of);
  if (said.length === own.length && said.every((word, at) => isForm(word, own[at]))) return true;
  const source = sourceOf(language, 'both');
  const isAnother = (word: string) => !own.some((of) => isForm(word, of)) && source.liftsOf(word).known === 1;
  if (said.some(isAnother)) return false;
  return distance(key, wanted) <= slips(wanted.length);
}

/** The words of a text that matter: little ones only where there are no others, or where they are wanted. */
function tellingWords(language: Language, text: string, wanted: readonly string[] = []): readonly string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => wanted.includes(word) || !LITTLE_WORDS[language].has(word));
  return telling.length > 0 || wanted.length > 0 ? telling : words;
}

/** Letters left out, added, changed or swapped with the next one. */
function distance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, against] of b.entries()) {
      const change = (last[j] ?? 0) + Number(letter !== against);
      let least = Math.min(change, (last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1);
      if (i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === against)
        least = Math.min(least, (before[j - 1] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last.at(-1) ?? 0;
}
