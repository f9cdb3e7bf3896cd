import type { Language } from '@cifra/kernel';
import { isInflectionEn } from './stem-en.ts';
import { isInflectionEs } from './stem-es.ts';

/** Is this word the keyword itself or a form of it (D17)? Both in lower case, accents as written. */
export function isInflection(language: Language, word: string, keyword: string): boolean {
  return language === 'es' ? isInflectionEs(word, keyword) : isInflectionEn(word, keyword);
}
