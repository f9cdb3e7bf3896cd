import { Worker } from 'node:worker_threads';
import type { BotCompany, MoveQuestion, reviewQuickly } from '@cifra/games/bots';
import { findManifest } from '@cifra/games/manifests';
import type { BotName, MatchFile, Refusal, Shape } from '@cifra/kernel';
import type { MindRequest, Minds, RoomId } from '@cifra/room';
import type { Counts } from '../metrics.ts';
import { FairQueue } from './fair-queue.ts';

/** What goes to a thread and what comes back. */
type MoveRequest = MoveQuestion & { readonly id: number };
type ReviewRequest = { readonly id: number; readonly game: string; readonly file: MatchFile<Shape> };
type Question = MoveRequest | ReviewRequest;
type WarmUp = { readonly id: 0; readonly isWarmUp: true };
export type ThreadRequest = Question | WarmUp;
/** A review, or why there is none. */
export type Reviewed = Awaited<ReturnType<typeof reviewQuickly>>;
export type Answered =
  | { readonly id: number; readonly command: unknown }
  | { readonly id: number; readonly review: Reviewed }
  | { readonly id: number; readonly error: string };

type Job = {
  readonly asked: Question;
  /** Whose share it takes. */
  readonly payer: string;
  readonly since: number;
  readonly patience: number;
  readonly done: (answer: unknown) => void;
  readonly failed: (error: Error) => void;
};

/**
 * Of the asker's patience: after so much of it in the queue a thought is a novice's, whatever the level. That takes a
 * tenth of a master's time, so the queue grows shorter.
 */
const HURRY_AFTER = 1 / 4;
/** And after so much it is not begun: what is left must be enough to think in, or all work is for those who are gone. */
const BEGIN_BEFORE = 1 / 2;

/** Whoever asks for a review waits so long, in the queue and for it. */
const REVIEW_PATIENCE_MS = 60_000;

/** One thread and what it thinks about. */
type Thinker = { readonly worker: Worker; job: Job | null; begun: number; alarm: NodeJS.Timeout | null };

export type PoolOptions = {
  readonly threads: number;
  /** A thought that takes longer is given up, and its thread with it. */
  readonly mostMs: number;
  readonly counts: Counts;
  /** At which tables no bots sit down; at all of them, where nothing is said. */
  readonly company?: BotCompany;
  /** Who a room's bots think for; rooms of one payer share their time. */
  readonly payerOf?: (room: RoomId) => string;
  /** Is somebody there who waits for a move? */
  readonly isWatched?: (room: RoomId) => boolean;
  /** The thread's program; tests bring their own. */
  readonly program?: URL;
  /** Milliseconds that only ever grow; tests bring their own. */
  readonly now?: () => number;
};

/** The thread's program, compiled: Node reads no TypeScript there. */
function program(): URL {
  const source = new URL('./worker.ts', import.meta.url);
  const isCompiled = import.meta.url.endsWith('.js');
  return new URL(isCompiled ? './worker.js' : '../dist/minds/worker.js', source);
}

/** Bots think on threads of their own, so that nobody's move waits for them. A thread that dies is replaced. */
export class MindPool implements Minds {
  readonly #options: PoolOptions;
  readonly #now: () => number;
  readonly #waiting: FairQueue<Job>;
  readonly #thinkers = new Set<Thinker>();
  #next = 1;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#waiting = new FairQueue(this.#now);
  }

  whyNot(game: string, options: Shape['Options']): Refusal | null {
    return this.#options.company?.(game, options) ?? null;
  }

  characters(game: string): readonly BotName[] {
    return findManifest(game)?.characters.map(({ id }) => id) ?? [];
  }

  think({ room, game, level, view, seed, patience }: MindRequest): Promise<unknown> {
    return new Promise((done, failed) => {
      if (this.#closed) return failed(new Error('The pool of mind workers is closed'));
      const { version, rules, viewer, seats, table, hands } = view;
      const asked: MoveRequest = {
        id: this.#next++,
        game,
        level,
        view: { version, rules, viewer, seats, table, hands },
        seed,
      };
      const payer = this.#options.payerOf?.(room) ?? room;
      const isWatched = this.#options.isWatched?.(room) ?? true;
      const work: Job = { asked, payer, since: this.#now(), patience, done, failed };
      this.#waiting.push({ payer, isWatched, work });
      this.#assign();
    });
  }

  /** A finished match, reviewed when no bot is waited for: nobody's move comes after it in the queue. */
  review(file: MatchFile<Shape>, payer: string): Promise<Reviewed> {
    return new Promise((done, failed) => {
      if (this.#closed) return failed(new Error('The pool of mind workers is closed'));
      const asked: ReviewRequest = { id: this.#next++, game: file.game, file };
      const work: Job = {
        asked,
        payer,
        since: this.#now(),
        patience: REVIEW_PATIENCE_MS,
        done: (review) => done(review as Reviewed),
        failed,
      };
      this.#waiting.push({ payer, isWatched: false, work });
      this.#assign();
    });
  }

  /** A thread is there that knows every game before anybody's bot needs one. Longer than this it is not waited for. */
  async warmUp(patience: number): Promise<void> {
    const { worker } = this.#hire();
    worker.postMessage({ id: 0, isWarmUp: true } satisfies WarmUp);
    await new Promise<void>((done) => {
      const late = setTimeout(done, patience);
      worker.once('message', () => {
        clearTimeout(late);
        done();
      });
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { work } of this.#waiting.drain()) work.failed(new Error('The pool of mind workers is closed'));
    await Promise.all([...this.#thinkers].map(({ worker }) => worker.terminate()));
  }

  #assign(): void {
    for (const thinker of this.#thinkers) if (thinker.job === null) this.#give(thinker);
    // Threads are started when there is work for them.
    while (this.#waiting.length > 0 && this.#thinkers.size < this.#options.threads) this.#give(this.#hire());
  }

  #give(thinker: Thinker): void {
    const job = this.#nextJob();
    if (job === null) return;
    thinker.job = job;
    thinker.begun = this.#now();
    thinker.alarm = setTimeout(() => void thinker.worker.terminate(), this.#options.mostMs);
    thinker.worker.postMessage(job.asked);
  }

  /** The next job that can still be of use; those that cannot are given up on the way. */
  #nextJob(): Job | null {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      const job = next.work;
      const waited = (this.#now() - job.since) / job.patience;
      if (waited < HURRY_AFTER) return job;
      if (waited < BEGIN_BEFORE)
        return 'file' in job.asked ? job : { ...job, asked: { ...job.asked, level: 'novice' } };
      this.#options.counts.botFailures++;
      job.failed(new Error(`A bot of ${job.asked.game} waited too long for a thread`));
    }
    return null;
  }

  #hire(): Thinker {
    const worker = new Worker(this.#options.program ?? program(), {
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      // Flags of the process, such as a test runner's, are not for compiled code; which list of games it has, is.
      execArgv: process.execArgv.filter((flag) => /^--conditions=(?!source$)/.test(flag)),
    });
    // A thread that waits for work keeps no process alive.
    worker.unref();
    const thinker: Thinker = { worker, job: null, begun: 0, alarm: null };
    this.#thinkers.add(thinker);
    let cause: Error | null = null;
    worker.on('message', (answered: Answered) => this.#finish(thinker, answered));
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => {
      this.#thinkers.delete(thinker);
      const job = this.#free(thinker);
      if (job !== null) {
        this.#options.counts.botFailures++;
        job.failed(cause ?? new Error(`A bot of ${job.asked.game} thought too long`));
      }
      if (!this.#closed) this.#assign();
    });
    return thinker;
  }

  #finish(thinker: Thinker, answered: Answered): void {
    if (thinker.job?.asked.id !== answered.id) return;
    const job = this.#free(thinker);
    this.#assign();
    if ('error' in answered) {
      this.#options.counts.botFailures++;
      job?.failed(new Error(answered.error));
    } else if ('review' in answered) {
      job?.done(answered.review);
    } else {
      this.#options.counts.botMoves++;
      job?.done(answered.command);
    }
  }

  #free(thinker: Thinker): Job | null {
    const { job, alarm, begun } = thinker;
    if (job !== null) this.#waiting.use(job.payer, this.#now() - begun);
    if (alarm !== null) clearTimeout(alarm);
    thinker.job = null;
    thinker.alarm = null;
    return job;
  }
}
