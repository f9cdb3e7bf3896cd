import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { decideMove, reviewQuickly, warmUp } from '@cifra/games/bots';
import type { Answered, ThreadRequest } from './pool.ts';

let isPolite = false;

/**
 * On Linux this is the thread's own: where a computer is busy, moves and pages go before thoughts. Before the first
 * question nobody plays here yet, and a process that cannot think yet is of no use to those who wait for its bots.
 */
function letOthersGoFirst(): void {
  if (isPolite) return;
  isPolite = true;
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}

/** A thread that thinks for bots, which are given a view and nothing else, and reviews matches that are over. */
parentPort?.on('message', (asked: ThreadRequest) => {
  if (!('isWarmUp' in asked)) letOthersGoFirst();
  void answer(asked).then((answered) => parentPort?.postMessage(answered));
});

async function answer(asked: ThreadRequest): Promise<Answered> {
  try {
    if ('isWarmUp' in asked) return { id: asked.id, command: await warmUp() };
    if ('file' in asked) return { id: asked.id, review: await reviewQuickly(asked.file) };
    return { id: asked.id, command: await decideMove(asked) };
  } catch (error) {
    return { id: asked.id, error: error instanceof Error ? error.message : String(error) };
  }
}
