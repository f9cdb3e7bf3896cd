import type { Language } from '@cifra/kernel';
import { en } from './board.en.ts';
import { es } from './board.es.ts';
import type { BoardWords } from './board-words.ts';

export const boardWords: { readonly [language in Language]: BoardWords } = { en, es };
