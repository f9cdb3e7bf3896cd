import { Worker } from 'node:worker_threads';
import type { ArenaJob } from './job.ts';
import type { TimedMatch } from './play.ts';

/** Only a build has a file that a thread can run. */
export const WORKER = new URL('./worker.js', import.meta.url);

/** A job in a thread of its own; it ends early, and without an error, when it is told to stop. */
export function inThread(
  job: ArenaJob,
  take: (match: TimedMatch) => void,
  stop: AbortSignal | undefined,
  file: URL = WORKER,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // Whoever listens to a signal only now is not told that it has come before.
    if (stop?.aborted === true) return resolve();
    const worker = new Worker(file, { workerData: job });
    stop?.addEventListener('abort', () => void worker.terminate(), { once: true });
    worker.on('message', take);
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}
