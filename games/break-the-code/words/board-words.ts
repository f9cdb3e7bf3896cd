import type { en } from './board.en.ts';

/** The catalogue of the board; the English one is the type. */
export type BoardWords = typeof en;
