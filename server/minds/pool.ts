import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { BotCompany, MoveQuestion, reviewQuickly } from '@cifra/games/bots';
import { findManifest } from '@cifra/games/manifests';
import type { BotName, MatchFile, Refusal, Shape } from '@cifra/kernel';
import type { MindRequest, Minds, RoomId } from '@cifra/room';
import type { Counts } from '../metrics.ts';
import { SETTINGS } from '../settings.ts';
import { FairQueue } from './fair-queue.ts';

/** What goes to a thinker and what comes back. */
type MoveRequest = MoveQuestion & { readonly id: number };
type ReviewRequest = { readonly id: number; readonly game: string; readonly file: MatchFile<Shape> };
type Question = MoveRequest | ReviewRequest;
type WarmUp = { readonly id: 0; readonly isWarmUp: true; readonly givesWay: boolean };
export type ThinkerRequest = Question | WarmUp;
/** A review, or why there is none. */
export type Reviewed = Awaited<ReturnType<typeof reviewQuickly>>;
export type ThinkerAnswer =
  | { readonly id: number; readonly command: unknown }
  | { readonly id: number; readonly review: Reviewed }
  | { readonly id: number; readonly error: string };
/** With the bytes that the thinker holds by now. */
export type Answered = ThinkerAnswer & { readonly memory: number };

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

/** One process and what it thinks about. */
type Thinker = {
  readonly child: ChildProcess;
  job: Job | null;
  begun: number;
  alarm: NodeJS.Timeout | null;
  /** In bytes, when it answered last. */
  memory: number;
};

/** What all thoughts of one thinker may hold in memory. */
const MOST_MEGABYTES = 512;

export type PoolOptions = {
  readonly thinkers: number;
  /** A thought that takes longer is given up, and its process with it. */
  readonly mostMs: number;
  readonly counts: Counts;
  /** At which tables no bots sit down; at all of them, where nothing is said. */
  readonly company?: BotCompany;
  /** Who a room's bots think for; rooms of one payer share their time. */
  readonly payerOf?: (room: RoomId) => string;
  /** Is somebody there who waits for a move? */
  readonly isWatched?: (room: RoomId) => boolean;
  /** The thinkers' program; tests bring their own. */
  readonly program?: URL;
  /** Milliseconds that only ever grow; tests bring their own. */
  readonly now?: () => number;
};

/** The thinkers' program, compiled: Node reads no TypeScript there. */
function program(): URL {
  const isCompiled = import.meta.url.endsWith('.js');
  return new URL(isCompiled ? './thinker.js' : '../dist/minds/thinker.js', import.meta.url);
}

/**
 * Bots think in processes of their own, so that nobody's move waits for them: a thread that gives way to everybody else
 * still holds locks that our own one needs, for as long as it gives way. A thinker that dies is replaced.
 */
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
      if (this.#closed) return failed(new Error('The pool of thinkers is closed'));
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
      if (this.#closed) return failed(new Error('The pool of thinkers is closed'));
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

  /**
   * A thinker is there that knows every game before anybody's bot needs one. Longer than so much patience it is not waited
   * for. It gives way to others from the beginning where others are there who hold the house open.
   */
  async warmUp({ patience, givesWay }: { patience: number; givesWay: boolean }): Promise<void> {
    const { child } = this.#hire();
    child.send({ id: 0, isWarmUp: true, givesWay } satisfies WarmUp);
    await new Promise<void>((done) => {
      const late = setTimeout(done, patience);
      child.once('message', () => {
        clearTimeout(late);
        done();
      });
    });
  }

  /** Bytes that all of them hold, so far as they have said. */
  get memory(): number {
    return [...this.#thinkers].reduce((sum, { memory }) => sum + memory, 0);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { work } of this.#waiting.drain()) work.failed(new Error('The pool of thinkers is closed'));
    await Promise.all([...this.#thinkers].map(({ child }) => ended(child)));
  }

  #assign(): void {
    for (const thinker of this.#thinkers) if (thinker.job === null) this.#give(thinker);
    // Thinkers are started when there is work for them.
    while (this.#waiting.length > 0 && this.#thinkers.size < this.#options.thinkers) this.#give(this.#hire());
  }

  #give(thinker: Thinker): void {
    const job = this.#nextJob();
    if (job === null) return;
    thinker.job = job;
    thinker.begun = this.#now();
    thinker.alarm = setTimeout(() => thinker.child.kill('SIGKILL'), this.#options.mostMs);
    thinker.child.send(job.asked);
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
      job.failed(new Error(`A bot of ${job.asked.game} waited too long for its turn`));
    }
    return null;
  }

  #hire(): Thinker {
    const child = fork(this.#options.program ?? program(), [], {
      env: environment(),
      // Flags of the process, such as a test runner's, are not for compiled code; which list of games it has, is.
      execArgv: [
        `--max-old-space-size=${MOST_MEGABYTES}`,
        ...process.execArgv.filter((flag) => /^--conditions=(?!source$)/.test(flag)),
      ],
      // Where the house is killed, nobody who reads what it writes waits for a thought to end.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // A thinker that waits for work keeps no process alive.
    child.unref();
    child.channel?.unref();
    const thinker: Thinker = { child, job: null, begun: 0, alarm: null, memory: 0 };
    this.#thinkers.add(thinker);
    child.on('message', (answered: Answered) => {
      thinker.memory = answered.memory;
      this.#finish(thinker, answered);
    });
    // One that could not be started ends without having been; one that is gone cannot be asked.
    child.on('error', (error) => this.#lose(thinker, error));
    child.on('exit', (code, signal) => this.#lose(thinker, new Error(`A thinker ended with ${code ?? signal}`)));
    return thinker;
  }

  #lose(thinker: Thinker, cause: Error): void {
    if (!this.#thinkers.delete(thinker)) return;
    thinker.child.kill('SIGKILL');
    const job = this.#free(thinker);
    if (job !== null) {
      this.#options.counts.botFailures++;
      job.failed(new Error(`A bot of ${job.asked.game} thought too long, or broke`, { cause }));
    }
    if (!this.#closed) this.#assign();
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

async function ended(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  // Waited for, it keeps us.
  child.ref();
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Nothing that was said to the house alone, passwords among it, is anything to think about. */
function environment(): NodeJS.ProcessEnv {
  const ours = new Set(['NODE_OPTIONS', ...Object.values(SETTINGS).map(({ env }) => env)]);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.has(name)));
}
