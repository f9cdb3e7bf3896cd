import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { countMatch, newRecord, type PlayerRecord } from '@cifra/mind-kit/arena';
import { type ArenaJob, doJob } from './job.ts';
import type { TimedMatch } from './play.ts';
import { inThread, WORKER } from './thread.ts';

export type Arena = Omit<ArenaJob, 'from' | 'step'> & {
  readonly threads?: number;
  readonly onMatch?: (done: number) => void;
  readonly stop?: AbortSignal;
};

export type ArenaResult = {
  readonly records: readonly PlayerRecord[];
  /** Milliseconds of each decision, by player. */
  readonly times: readonly (readonly number[])[];
  readonly moves: number;
  readonly matches: number;
  readonly ties: number;
  readonly nobody: number;
};

/** Many matches between named players, seats alternating, on all cores; what was played until a stop is kept. */
export async function runArena(arena: Arena): Promise<ArenaResult> {
  const records = arena.players.map(newRecord);
  const times: number[][] = records.map(() => []);
  const sums = { moves: 0, matches: 0, ties: 0, nobody: 0 };
  const take = (match: TimedMatch) => {
    countMatch(records, match);
    for (const [player, own] of match.times.entries()) times[player]?.push(...own);
    sums.moves += match.moves;
    sums.matches++;
    if (match.sides === 0) sums.nobody++;
    if (match.sides > 1) sums.ties++;
    arena.onMatch?.(sums.matches);
  };
  const { game, players, options, seed, matches } = arena;
  const job = { game, players, options, seed, matches };
  const threads = Math.min(arena.threads ?? availableParallelism(), matches);
  if (arena.stop?.aborted === true) return { records, times, ...sums };
  if (threads <= 1 || !existsSync(WORKER)) {
    await doJob({ ...job, from: 0, step: 1 }, async (match) => {
      take(match);
      if (arena.stop?.aborted === true) throw new Stopped();
      // Signals and drawings need their turn too.
      await setImmediate();
    }).catch(unlessStopped);
  } else
    await Promise.all(
      Array.from({ length: threads }, (_, from) => inThread({ ...job, from, step: threads }, take, arena.stop)),
    );
  return { records, times, ...sums };
}

class Stopped extends Error {}

function unlessStopped(error: unknown): void {
  if (!(error instanceof Stopped)) throw error;
}
