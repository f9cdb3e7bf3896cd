import type { AnyGame, Shape, Tellings } from '@cifra/kernel';
import type { BoardModule } from '@cifra/kit';
import { fetchPart } from '../browser/lazy-parts.ts';
import type { GameId } from './game-ids.ts';

/** Everything about one game that a table needs. */
export type LoadedGame = {
  readonly game: AnyGame;
  readonly tellings: Tellings<Shape>;
  readonly board: BoardModule<Shape>;
};

/** Each game is a chunk of its own, loaded when somebody sits down to it. */
const LOADERS: { readonly [id in GameId]: () => Promise<{ readonly parts: unknown }> } = {
  'break-the-code': () => import('./break-the-code.ts'),
  coda: () => import('./coda.ts'),
  decrypto: () => import('./decrypto.ts'),
  qwinto: () => import('./qwinto.ts'),
};

const loaded = new Map<string, LoadedGame>();

export async function loadGame(id: string): Promise<LoadedGame | null> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  if (!Object.hasOwn(LOADERS, id)) return null;
  const { parts } = await fetchPart(`game ${id}`, LOADERS[id as GameId]);
  // A page knows no game's own types; the three parts of one game fit each other by where they come from.
  const game = parts as LoadedGame;
  loaded.set(id, game);
  return game;
}

/** Those that are here already; a session folds by them. */
export function loadedGame(id: string): LoadedGame | null {
  return loaded.get(id) ?? null;
}
