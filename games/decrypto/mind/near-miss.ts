import type { Language } from '@cifra/kernel';
import { LITTLE_WORDS } from '../rules/little-words.ts';
import { isInflection } from '../rules/stem.ts';
import { keyOf, wordsOf } from '../rules/text.ts';
import { sourceOf } from './source.ts';

/** How many letters may differ: none in short words, where every letter makes another word. */
function slips(length: number): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}

/** Is this the keyword in another form, with an article, or with a slip of the pen (D14)? Another word is not near. */
export function isNearMiss(language: Language, named: string, keyword: string): boolean {
  const telling = wordsOf(named).filter((word) => !LITTLE_WORDS[language].has(word));
  const [word = ''] = telling;
  if (telling.length !== 1 || keyOf(word) === '') return false;
  if (keyOf(word) === keyOf(keyword) || isInflection(language, word, keyword.toLowerCase())) return true;
  if (sourceOf(language, 'both').liftsOf(word).known === 1) return false;
  return distance(keyOf(word), keyOf(keyword)) <= slips(keyOf(keyword).length);
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
