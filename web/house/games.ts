import type { AnyGame, Shape, Tellings } from '@cifra/kernel';
import type { BoardModule } from '@cifra/kit';
import type { GameId } from '../pages/game-ids.ts';

/** Everything about one game that a table needs. */
export type LoadedGame = {
  readonly game: AnyGame;
  readonly tellings: Tellings<Shape>;
  readonly board: BoardModule<Shape>;
};

/** Each game is a chunk of its own, loaded when somebody sits down to it. */
const LOADERS: { readonly [id in GameId]?: () => Promise<LoadedGame> } = {
  'break-the-code': async () => {
    const [{ breakTheCode }, { tellings }, { board }] = await Promise.all([
      import('@cifra/break-the-code/rules'),
      import('@cifra/break-the-code/board/text'),
      import('@cifra/break-the-code/board'),
    ]);
    return erased({ game: breakTheCode, tellings, board });
  },
  coda: async () => {
    const [{ coda }, { tellings }, { board }] = await Promise.all([
      import('@cifra/coda/rules'),
      import('@cifra/coda/board/text'),
      import('@cifra/coda/board'),
    ]);
    return erased({ game: coda, tellings, board });
  },
  decrypto: async () => {
    const [{ decrypto }, { tellings }, { board }] = await Promise.all([
      import('@cifra/decrypto/rules'),
      import('@cifra/decrypto/board/text'),
      import('@cifra/decrypto/board'),
    ]);
    return erased({ game: decrypto, tellings, board });
  },
  qwinto: async () => {
    const [{ qwinto }, { tellings }, { board }] = await Promise.all([
      import('@cifra/qwinto/rules'),
      import('@cifra/qwinto/board/text'),
      import('@cifra/qwinto/board'),
    ]);
    return erased({ game: qwinto, tellings, board });
  },
};

/** A page knows no game's own types; the three parts of one game fit each other by where they come from. */
function erased(loaded: { readonly game: unknown; readonly tellings: unknown; readonly board: unknown }): LoadedGame {
  return loaded as LoadedGame;
}

const loaded = new Map<string, LoadedGame>();

export async function loadGame(id: string): Promise<LoadedGame | null> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id as GameId] : undefined;
  if (load === undefined) return null;
  const game = await load();
  loaded.set(id, game);
  return game;
}

/** Those that are here already; a session folds by them. */
export function loadedGame(id: string): LoadedGame | null {
  return loaded.get(id) ?? null;
}
