import type { Refusal } from '@cifra/kernel';
import { judge } from './appointed.ts';
import type { Code } from './codes.ts';
import { folded, isUnseen, keyOf, tidy, wordsOf } from './text.ts';
import type { ClueContext } from './types.ts';

export const MAX_CLUE = 80;

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
  return judge()?.whyNotWords(clue, context) ?? null;
}

/** The digits of a code as one says them. Folded. */
const DIGIT_WORDS: ReadonlyMap<string, string> = new Map(
  ['one uno una', 'two dos', 'three tres', 'four cuatro'].flatMap((said, at) =>
    said.split(' ').map((word) => [word, String(at + 1)] as const),
  ),
);

/** Said aloud, “421” and “four two one” are the same code (D16). */
function isCode(words: readonly string[], code: Code | null): boolean {
  return code !== null && words.map((word) => DIGIT_WORDS.get(folded(word)) ?? word).join('') === code.join('');
}

/** Why these three may not be given together, or null; `at` counts from 0. */
export function whyNotClues(clues: readonly string[], context: ClueContext): Refusal | null {
  for (const [at, clue] of clues.entries()) {
    const refusal = whyNotClue(clue, { ...context, used: [...context.used, ...clues.slice(0, at)] });
    if (refusal !== null) return { ...refusal, at };
  }
  return null;
}
