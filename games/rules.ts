import type { AnyGame, Shape, Tellings } from '@cifra/kernel';
import { MANIFESTS } from './manifests.ts';

/** A game and its words, for code that does not care which one it is. */
export type ListedGame = { readonly game: AnyGame; readonly tellings: Tellings<Shape> };

/** The rules and sentences of every game, for whoever needs them all at once: a house, a terminal, tests. */
export const GAMES: readonly ListedGame[] = await Promise.all(
  MANIFESTS.map(async ({ load }) => ({ game: await load.rules(), tellings: await load.words() })),
);

export function findGame(id: string): ListedGame | undefined {
  return GAMES.find(({ game }) => game.id === id);
}
