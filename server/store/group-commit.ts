import { atRest } from '../at-rest.ts';
import type { Counts } from '../metrics.ts';
import type { Sqlite, Statement, Sync } from './sqlite.ts';

type Job = {
  readonly write: () => unknown;
  readonly done: (result: never) => void;
  readonly failed: (error: unknown) => void;
  result?: unknown;
  error?: unknown;
};

export type Moments = {
  /** The last thing before a commit: what was put off is written now. */
  readonly last: () => void;
  /** After a rollback: what was remembered or put off is not true. */
  readonly undone: () => void;
  /** What was written last is on disk. */
  readonly durable: () => void;
  /** The disk has failed; said once. */
  readonly broke: (error: Error) => void;
};

/** What SQLite says where the disk is full, cannot be written or read. */
const DISK = /disk|full|readonly|unable to open/i;

/** So long the answers of one group keep the event loop; then whoever else is there is heard in between. */
const TELLING_MS = 2;
/** How many are told before somebody looks at the time. */
const TOLD_TOGETHER = 4;

/**
 * Everything that waits shares one transaction and one wait for the disk. The event loop does not wait: the house goes
 * on, and what arrives meanwhile gathers for the next group, so that groups grow with the load by themselves.
 */
export class GroupCommit {
  readonly #begin: Statement;
  readonly #commit: Statement;
  readonly #rollback: Statement;
  readonly #sync: Sync;
  readonly #counts: Counts;
  readonly #on: Moments;
  #jobs: Job[] = [];
  #idle: (() => void)[] = [];
  #isBusy = false;
  #broken: Error | null = null;
  #failing: Error | null = null;

  constructor(database: Sqlite, sync: Sync, counts: Counts, on: Moments) {
    this.#begin = database.prepare('begin immediate');
    this.#commit = database.prepare('commit');
    this.#rollback = database.prepare('rollback');
    this.#sync = sync;
    this.#counts = counts;
    this.#on = on;
  }

  /** Why nothing is promised any more, and what is read may never come to the disk; null while all is well. */
  get broken(): Error | null {
    return this.#broken;
  }

  /** Why the last write did not come to the disk, a full one say; null once one does. */
  get failing(): Error | null {
    return this.#failing;
  }

  /** Is nothing being written, and nobody waiting? */
  get isIdle(): boolean {
    return !this.#isBusy;
  }

  /** Resolves with what `write` gave when it is on disk. `write` must not leave half of its work behind. */
  run<T>(write: () => T): Promise<T> {
    return new Promise((done, failed) => {
      this.#jobs.push({ write, done, failed });
      if (this.#isBusy) return;
      this.#isBusy = true;
      setImmediate(this.#flush);
    });
  }

  /** Resolves when nothing waits any more. */
  settled(): Promise<void> {
    return this.#isBusy ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve();
  }

  readonly #flush = (): void => {
    const since = performance.now();
    const jobs = this.#jobs;
    this.#jobs = [];
    // One job that cannot be written must not take the others of its group with it.
    if (!this.#transact(jobs) && jobs.length > 1) for (const job of jobs) this.#transact([job]);
    this.#sync((error) => {
      // What the system failed to bring to the disk it may forget, and a later success says nothing about it: from now
      // on everything fails, until the house is started again and reads what is there.
      if (error !== null) this.#break(error);
      if (this.#broken === null) this.#on.durable();
      this.#counts.commits++;
      this.#counts.commitSeconds += (performance.now() - since) / 1000;
      this.#tellFrom(jobs, 0, performance.now());
    });
  };

  /** Tells a few at a time. What they set going counts: the next are told when that has come to rest. */
  #tellFrom(jobs: readonly Job[], from: number, since: number): void {
    const to = Math.min(from + TOLD_TOGETHER, jobs.length);
    for (let at = from; at < to; at++) this.#tell(jobs[at] as Job);
    if (to === jobs.length) {
      atRest(this.#goOn);
      return;
    }
    atRest(() => {
      if (performance.now() - since < TELLING_MS) this.#tellFrom(jobs, to, since);
      else setImmediate(() => this.#tellFrom(jobs, to, performance.now()));
    });
  }

  #break(error: Error): void {
    if (this.#broken !== null) return;
    this.#broken = error;
    this.#on.broke(error);
  }

  #tell({ done, failed, result, error }: Job): void {
    const why = this.#broken ?? error;
    if (why === undefined) done(result as never);
    else failed(why);
  }

  readonly #goOn = (): void => {
    if (this.#jobs.length > 0) {
      // Those who were just told come first.
      setImmediate(this.#flush);
      return;
    }
    this.#isBusy = false;
    const idle = this.#idle;
    this.#idle = [];
    for (const resolve of idle) resolve();
  };

  /** On a full disk SQLite has rolled back by itself, and there is nothing left to undo: the cause is what counts. */
  #undo(): void {
    try {
      this.#rollback.run();
    } catch {}
  }

  /** Of several that failed together nobody is to blame yet. */
  #transact(jobs: readonly Job[]): boolean {
    try {
      if (this.#broken !== null) throw this.#broken;
      this.#begin.run();
      try {
        for (const job of jobs) job.result = job.write();
        this.#on.last();
        this.#commit.run();
      } catch (error) {
        this.#undo();
        throw error;
      }
      this.#failing = null;
      return true;
    } catch (error) {
      this.#on.undone();
      if (error instanceof Error && DISK.test(error.message)) this.#failing = error;
      if (jobs.length === 1 && jobs[0] !== undefined) jobs[0].error = error;
      return false;
    }
  }
}
