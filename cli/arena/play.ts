import type { AnyGame, Bot, Shape } from '@cifra/kernel';
import { type ArenaDeal, type ArenaMatch, playArenaMatch } from '@cifra/mind-kit/arena';

/** A match of the arena with the milliseconds of each decision, by player. */
export type TimedMatch = ArenaMatch & { readonly times: readonly (readonly number[])[] };

export function playTimed(game: AnyGame, players: readonly Bot<Shape>[], deal: ArenaDeal, at: number): TimedMatch {
  const times: number[][] = players.map(() => []);
  const timed = players.map(
    (bot, player): Bot<Shape> =>
      (view, rng) => {
        const begun = performance.now();
        const command = bot(view, rng);
        times[player]?.push(performance.now() - begun);
        return command;
      },
  );
  return { ...playArenaMatch(game, timed, deal, at), times };
}
