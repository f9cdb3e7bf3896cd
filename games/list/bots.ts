import type { Bots, Shape } from '@cifra/kernel';

/** Bots of one game, for code that does not care which one it is: they are only ever given that game's views. */
type AnyBots = Bots<Shape>;

/** A mind is read when it is first wanted: a page or a thread that needs one game does not load the others. */
const MINDS: { readonly [game: string]: () => Promise<{ readonly bots: unknown }> } = {
  'break-the-code': () => import('@cifra/break-the-code/mind/simple'),
  coda: () => import('@cifra/coda/mind'),
  decrypto: () => import('@cifra/decrypto/mind/simple'),
  qwinto: () => import('@cifra/qwinto/mind'),
};

/** The bots of a game; null where it has none. */
export async function loadBots(game: string): Promise<AnyBots | null> {
  const load = Object.hasOwn(MINDS, game) ? MINDS[game] : undefined;
  return load === undefined ? null : ((await load()).bots as AnyBots);
}
