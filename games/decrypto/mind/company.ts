import type { Language, Refusal } from '@cifra/kernel';
import { angles } from '../lexicon/associations/index.ts';
import { keyOf } from '../rules/text.ts';
import type { Options } from '../rules/types.ts';
import { meaningOf } from './meaning.ts';

/** Of a table's own words so many must be known: of four keywords one that is strange can be told by the other three. */
const ENOUGH = 0.75;
/** So many of the others are named. */
const NAMED = 3;

/**
 * Bots do not hear what is said aloud (D23), and they read and write by what words mean: where they know too few of a
 * table's own, they do not sit down.
 */
export function company({ language, ownWords, spoken }: Options): Refusal | null {
  if (spoken === true) return { code: 'bots-do-not-hear' };
  const strange = ownWords.filter((word) => !isMeant(language, word));
  if (strange.length <= (1 - ENOUGH) * ownWords.length) return null;
  const known = ownWords.length - strange.length;
  return { code: 'bots-know-too-few', known, of: ownWords.length, strange: strange.slice(0, NAMED) };
}

function isMeant(language: Language, word: string): boolean {
  if (meaningOf[language](word).senses.length > 0) return true;
  for (const keyword of angles(language).keys()) if (keyOf(keyword) === keyOf(word)) return true;
  return false;
}
