import type { Language } from '@cifra/kernel';
import type { Bye } from '../messages.ts';
import { en } from './en.ts';
import { es } from './es.ts';

const WORDS = { en, es };

/** Why a connection ended, as a sentence. */
export function tellBye(language: Language, bye: Bye): string {
  return WORDS[language][bye];
}
