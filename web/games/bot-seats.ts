import type { GameId } from './game-ids.ts';

/** How many bots can sit down beside one person, and how many do when nobody chose. */
export const BOTS: {
  readonly [game in GameId]: { readonly min: number; readonly max: number; readonly usual: number };
} = {
  'break-the-code': { min: 1, max: 3, usual: 1 },
  coda: { min: 1, max: 3, usual: 1 },
  decrypto: { min: 2, max: 7, usual: 3 },
  qwinto: { min: 0, max: 5, usual: 1 },
};
