import type { Bot, Bots, Shape } from '@cifra/kernel';
import { findGame } from './index.ts';

/** Bots of one game, for code that does not care which one it is: they are only ever given that game's views. */
type AnyBots = Bots<Shape>;

/** A mind is read when it is first wanted: a page or a thread that needs one game does not load the others. */
const MINDS: { readonly [game: string]: () => Promise<{ readonly bots: unknown; readonly references?: unknown }> } = {
  'break-the-code': () => import('@cifra/break-the-code/mind'),
  coda: () => import('@cifra/coda/mind'),
  decrypto: () => import('@cifra/decrypto/mind'),
  qwinto: () => import('@cifra/qwinto/mind'),
};

/** The bots of a game; null where it has none. */
export async function loadBots(game: string): Promise<AnyBots | null> {
  const load = Object.hasOwn(MINDS, game) ? MINDS[game] : undefined;
  return load === undefined ? null : ((await load()).bots as AnyBots);
}

/** Everybody who can be let loose on a game, by name: its bots by level, and players to measure them against. */
export async function loadPlayers(game: string): Promise<{ readonly [name: string]: Bot<Shape> } | null> {
  const load = Object.hasOwn(MINDS, game) ? MINDS[game] : undefined;
  if (load === undefined) return null;
  const rules = findGame(game)?.game;
  const { bots, references } = await load();
  const random: Bot<Shape> = (view, rng) => rng.pick([...(rules?.legal(view) ?? [])]);
  return { random, ...(references as AnyPlayers), ...(bots as AnyPlayers) };
}

type AnyPlayers = { readonly [name: string]: Bot<Shape> };
