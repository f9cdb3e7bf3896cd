import type { Language } from '@cifra/kernel';
import { folded } from '../text.ts';
import { areHomophonesEn } from './sound-en.ts';
import { areHomophonesEs } from './sound-es.ts';

/** The same to the ear (D17). A mere rhyme may be meant by its meaning: people judge it. */
export function areHomophones(language: Language, a: string, b: string): boolean {
  return language === 'es' ? areHomophonesEs(a, b) : areHomophonesEn(folded(a), folded(b));
}
