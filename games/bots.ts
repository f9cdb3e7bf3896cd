import type { Bot, Bots, Shape } from '@cifra/kernel';
import type { Reviewer } from '@cifra/mind-kit/review';
import { findManifest } from './manifests.ts';

/** The bots of a game; null where nobody knows it. A mind is read when it is first wanted. */
export async function loadBots(game: string): Promise<Bots<Shape> | null> {
  const mind = await findManifest(game)?.load.mind();
  return mind?.bots ?? null;
}

/** How matches of a game are reviewed; null where nobody knows it, or its mind does not say. */
export async function loadReviewer(game: string): Promise<Reviewer<Shape> | null> {
  const mind = await findManifest(game)?.load.mind();
  return mind?.review ?? null;
}

/** Everybody who can be let loose on a game, by name: its bots by level, and players to measure them against. */
export async function loadPlayers(game: string): Promise<{ readonly [name: string]: Bot<Shape> } | null> {
  const load = findManifest(game)?.load;
  if (load === undefined) return null;
  const [rules, { bots, references }] = await Promise.all([load.rules(), load.mind()]);
  const random: Bot<Shape> = (view, rng) => rng.pick([...rules.legal(view)]);
  return { random, ...references, ...bots };
}
