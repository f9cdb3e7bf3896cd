import type { Language } from '@cifra/kernel';
import { type BoardWords, en } from './board.en.ts';
import { es } from './board.es.ts';

export const boardWords: { readonly [language in Language]: BoardWords } = { en, es };
