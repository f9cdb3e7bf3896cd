import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ProtocolLine, ProtocolTally } from '@cifra/decrypto/mind/arena';
import type { Language } from '@cifra/kernel';

/** One game to play. Plain data, so that it can go to a thread. */
export type ProtocolGame = { readonly language: Language; readonly line: ProtocolLine; readonly seed: number };

/** What came of it, with the milliseconds of each set of clues and of the whole game. */
export type Played = { readonly tally: ProtocolTally; readonly thoughts: readonly number[]; readonly ms: number };

const WORKER = new URL('./decrypto-worker.js', import.meta.url);

/** Threads that stay for all lines: what a thread has learnt of a language costs more than many games. */
export class Threads {
  readonly #workers = Array.from({ length: availableParallelism() }, () => new Worker(WORKER));

  /** Plays all games, each thread the next one when it is free. */
  async play(asked: readonly ProtocolGame[], take: (game: Played) => void): Promise<void> {
    let next = 0;
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (let game = asked[next++]; game !== undefined; game = asked[next++]) take(await answerOf(worker, game));
      }),
    );
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function answerOf(worker: Worker, game: ProtocolGame): Promise<Played> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (played: Played) => {
      worker.off('error', reject);
      resolve(played);
    });
    worker.postMessage(game);
  });
}
