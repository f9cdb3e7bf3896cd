import { breakTheCode } from '@cifra/break-the-code/rules';
import { tellings as breakTheCodeTellings } from '@cifra/break-the-code/words/text';
import { coda } from '@cifra/coda/rules';
import { tellings as codaTellings } from '@cifra/coda/words/text';
import { decrypto } from '@cifra/decrypto/rules';
import { tellings as decryptoTellings } from '@cifra/decrypto/words/text';
import type { AnyGame, Shape, Tellings } from '@cifra/kernel';
import { qwinto } from '@cifra/qwinto/rules';
import { tellings as qwintoTellings } from '@cifra/qwinto/words/text';

/** A game and its words, for code that does not care which one it is. */
export type ListedGame = { readonly game: AnyGame; readonly tellings: Tellings<Shape> };

/** Every game of the house; a new one adds its line here. */
export const GAMES: readonly ListedGame[] = [
  { game: breakTheCode, tellings: breakTheCodeTellings },
  { game: coda, tellings: codaTellings },
  { game: decrypto, tellings: decryptoTellings },
  { game: qwinto, tellings: qwintoTellings },
];

export function findGame(id: string): ListedGame | undefined {
  return GAMES.find(({ game }) => game.id === id);
}
