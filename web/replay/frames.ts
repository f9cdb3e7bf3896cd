import { type MatchFile, parseMatchFile, replay, type Shape, type State, View, type Viewer, view } from '@cifra/kernel';
import { type LoadedGame, loadGame } from '../house/games.ts';

/** A finished match, ready to be stepped through. */
export type Reel = {
  readonly file: MatchFile<Shape>;
  readonly loaded: LoadedGame;
  readonly states: readonly State<Shape>[];
};

export async function reelOf(raw: unknown): Promise<Reel | null> {
  const file = parseMatchFile(raw);
  if (!file.ok) return null;
  const loaded = await loadGame(file.value.game);
  if (loaded === null) return null;
  try {
    return { file: file.value, loaded, states: [...replay(loaded.game, file.value.entries)] };
  } catch {
    // A damaged file: its events do not fold.
    return null;
  }
}

/** Whose eyes: a viewer's, or everybody's at once. */
export type Eyes = Viewer | 'open';

/** The board of a step. With everything open a seat's board also holds every other hand. */
export function frame({ loaded, states }: Reel, at: number, eyes: Eyes): View<Shape> | null {
  const state = states[at];
  if (state === undefined) return null;
  if (eyes !== 'open') return view(loaded.game, state, eyes);
  const { version, seats, table, hands } = state;
  return View.received({ version, viewer: 0, seats, table, hands });
}
