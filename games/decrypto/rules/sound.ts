import type { Language } from '@cifra/kernel';
import { areHomophonesEn, areNearRhymesEn } from './sound-en.ts';
import { areHomophonesEs, areNearRhymesEs } from './sound-es.ts';
import { folded } from './text.ts';

/** Shorter words have a rhyme in every corner: `sun` and `fun`, `rey` and `ley` may stand beside each other. */
const LETTERS_OF_A_RHYME = 4;

/** The same to the ear (D17). */
export function areHomophones(language: Language, a: string, b: string): boolean {
  return language === 'es' ? areHomophonesEs(a, b) : areHomophonesEn(folded(a), folded(b));
}

/** Similar to the ear: a rhyme that differs in one sound, as the rulebook's “Tara” for “Cara” (D15, D17). */
export function areNearRhymes(language: Language, a: string, b: string): boolean {
  if (Math.min(folded(a).length, folded(b).length) < LETTERS_OF_A_RHYME) return false;
  return language === 'es' ? areNearRhymesEs(a, b) : areNearRhymesEn(folded(a), folded(b));
}
