import { findManifest } from '@cifra/games/manifests';
import type { AnyGame, Shape, Tellings } from '@cifra/kernel';
import type { BoardModule } from '@cifra/kit';
import { fetchPart } from '../browser/lazy-parts.ts';

/** Everything about one game that a table needs. */
export type LoadedGame = {
  readonly game: AnyGame;
  readonly tellings: Tellings<Shape>;
  readonly board: BoardModule<Shape>;
};

const loaded = new Map<string, LoadedGame>();

/** Each game is a part of its own, fetched when somebody sits down to it. */
export async function loadGame(id: string): Promise<LoadedGame | null> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const load = findManifest(id)?.load;
  if (load === undefined) return null;
  const [game, tellings, board] = await fetchPart(`game ${id}`, () =>
    Promise.all([(load.table ?? load.rules)(), load.words(), load.board()]),
  );
  loaded.set(id, { game, tellings, board });
  return loaded.get(id) ?? null;
}

/** A game that this page deals and judges by itself, as a lesson and the check of a deal do. */
export async function loadWholeGame(id: string): Promise<LoadedGame | null> {
  const load = findManifest(id)?.load;
  if (load === undefined) return null;
  const [loaded] = await Promise.all([loadGame(id), fetchPart(`rules of ${id}`, load.rules)]);
  return loaded;
}

/** Those that are here already; a session folds by them. */
export function loadedGame(id: string): LoadedGame | null {
  return loaded.get(id) ?? null;
}
