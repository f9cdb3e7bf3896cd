import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { decideMove, reviewQuickly, warmUp } from '@cifra/games/bots';
import type { Answered, ThinkerAnswer, ThinkerRequest } from './pool.ts';

let isPolite = false;

/**
 * Where a computer is busy, moves and pages go before thoughts. A house that is just opening alone does not: until it can
 * think it is of no use to those who wait for its bots.
 */
function letOthersGoFirst(): void {
  if (isPolite) return;
  isPolite = true;
  // On Linux a priority is a thread's own, and what compiles and collects for us are threads too.
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads)
    try {
      if (getPriority(thread) < constants.priority.PRIORITY_BELOW_NORMAL)
        setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // It has ended meanwhile, or may not be changed: then it thinks as it is.
    }
}

/** A process that thinks for bots, which are given a view and nothing else, and reviews matches that are over. */
process.on('message', (asked: ThinkerRequest) => {
  if (!('isWarmUp' in asked) || asked.givesWay) letOthersGoFirst();
  void answer(asked).then((answer) => {
    const answered: Answered = { ...answer, memory: process.memoryUsage.rss() };
    // Whoever asked may have gone meanwhile.
    if (process.connected) process.send?.(answered, undefined, undefined, () => {});
  });
});

// Ctrl-C and whoever stops services ask all processes at once: the house says when it needs us no more, by leaving.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.once('disconnect', () => process.exit());

async function answer(asked: ThinkerRequest): Promise<ThinkerAnswer> {
  try {
    if ('isWarmUp' in asked) return { id: asked.id, command: await warmUp() };
    if ('file' in asked) return { id: asked.id, review: await reviewQuickly(asked.file) };
    return { id: asked.id, command: await decideMove(asked) };
  } catch (error) {
    return { id: asked.id, error: error instanceof Error ? error.message : String(error) };
  }
}
