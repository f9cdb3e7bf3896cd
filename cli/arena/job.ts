import { loadPlayers } from '@cifra/games/bots';
import { findGame } from '@cifra/games/rules';
import { playTimed, type TimedMatch } from './play.ts';

/** A part of an arena: which matches to play. Plain data, so that it can go to a thread. */
export type ArenaJob = {
  readonly game: string;
  readonly players: readonly string[];
  readonly options: object;
  readonly seed: string;
  /** The first match and how far apart the next ones are. */
  readonly from: number;
  readonly step: number;
  readonly matches: number;
};

/** Plays the job's matches and tells each one as it ends. */
export async function doJob(job: ArenaJob, tell: (match: TimedMatch) => void | Promise<void>): Promise<void> {
  const listed = findGame(job.game);
  const known = await loadPlayers(job.game);
  if (listed === undefined || known === null) throw new Error(`No players for ${job.game}`);
  const players = job.players.map((name) => {
    const player = known[name];
    if (player === undefined) throw new Error(`No player ${name}`);
    return player;
  });
  for (let at = job.from; at < job.matches; at += job.step) {
    const deal = { options: job.options, seed: `${job.seed}/${at}` };
    await tell(playTimed(listed.game, players, deal, at));
  }
}
