import {
  checkRules,
  commit,
  type DerivedDraw,
  type MatchFile,
  type Misfit,
  mix,
  parseMatchFile,
  type Refusal,
  replay,
  type Shape,
  type State,
  type View,
  type Viewer,
  verify,
  view,
} from '@cifra/kernel';
import { type LoadedGame, loadWholeGame } from '../games/load-game.ts';

/** A deal that was derived again, here, from the opened seed. */
export type DerivedDeal = {
  readonly file: MatchFile<Shape>;
  readonly loaded: LoadedGame;
  /** SHA-256 of the opened seed and salt. */
  readonly commitment: string;
  /** The seed in force, in hexadecimal. */
  readonly inForce: string;
  readonly draws: readonly DerivedDraw[];
  readonly misfits: readonly Misfit[];
  /** What somebody sees of it at the end. */
  readonly end: (viewer: Viewer) => View<Shape>;
};

/** Plays the file anew with the kernel; null where nothing can be said about it. */
export async function deriveDeal(raw: unknown): Promise<DerivedDeal | Refusal | null> {
  const parsed = parseMatchFile(raw);
  if (!parsed.ok) return parsed.refusal;
  const file = parsed.value;
  const loaded = await loadWholeGame(file.game);
  if (loaded === null) return null;
  const rules = checkRules(loaded.game, file.rules);
  if (!rules.ok) return rules.refusal;
  const draws: DerivedDraw[] = [];
  const misfits = verify(loaded.game, file, (draw) => draws.push(draw));
  const { seed, salt, nonces } = file.seal;
  const inForce = [...mix(seed, nonces)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const end = (viewer: Viewer) => view(loaded.game, lastOf(replay(loaded.game, file.entries)), viewer);
  return { file, loaded, commitment: commit(seed, salt), inForce, draws, misfits, end };
}

function lastOf(states: Iterable<State<Shape>>): State<Shape> {
  let last: State<Shape> | null = null;
  for (const state of states) last = state;
  if (last === null) throw new Error('A match without a deal');
  return last;
}
