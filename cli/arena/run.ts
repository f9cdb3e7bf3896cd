import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { doJob, type Job } from './job.ts';
import type { Bout } from './play.ts';
import { count, newStanding, type Standing } from './standing.ts';
import { inThread, WORKER } from './thread.ts';

export type Arena = Omit<Job, 'from' | 'step'> & {
  readonly threads?: number;
  readonly onBout?: (done: number) => void;
  readonly stop?: AbortSignal;
};

export type ArenaResult = {
  readonly standings: readonly Standing[];
  readonly moves: number;
  readonly matches: number;
  readonly ties: number;
  readonly nobody: number;
};

/** Many matches between named players, seats alternating, on all cores; what was played until a stop is kept. */
export async function runArena(arena: Arena): Promise<ArenaResult> {
  const standings = arena.players.map(newStanding);
  const sums = { moves: 0, matches: 0, ties: 0, nobody: 0 };
  const take = (bout: Bout) => {
    count(standings, bout);
    sums.moves += bout.moves;
    sums.matches++;
    if (bout.sides === 0) sums.nobody++;
    if (bout.sides > 1) sums.ties++;
    arena.onBout?.(sums.matches);
  };
  const { game, players, options, seed, matches } = arena;
  const job = { game, players, options, seed, matches };
  const threads = Math.min(arena.threads ?? availableParallelism(), matches);
  if (arena.stop?.aborted === true) return { standings, ...sums };
  if (threads <= 1 || !existsSync(WORKER)) {
    await doJob({ ...job, from: 0, step: 1 }, async (bout) => {
      take(bout);
      if (arena.stop?.aborted === true) throw new Stopped();
      // Signals and drawings need their turn too.
      await setImmediate();
    }).catch(unlessStopped);
  } else
    await Promise.all(
      Array.from({ length: threads }, (_, from) => inThread({ ...job, from, step: threads }, take, arena.stop)),
    );
  return { standings, ...sums };
}

class Stopped extends Error {}

function unlessStopped(error: unknown): void {
  if (!(error instanceof Stopped)) throw error;
}
