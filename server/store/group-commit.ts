import type { Counts } from '../metrics.ts';
import type { Sqlite, Statement } from './sqlite.ts';

type Job = {
  readonly write: () => unknown;
  readonly done: (result: never) => void;
  readonly failed: (error: unknown) => void;
};

/**
 * Everything that arrives in a tick shares one durable transaction. Without it each write would wait for the disk
 * by itself, and everybody with it: the wait blocks the event loop.
 */
export class GroupCommit {
  readonly #begin: Statement;
  readonly #commit: Statement;
  readonly #rollback: Statement;
  readonly #counts: Counts;
  readonly #undone: () => void;
  #jobs: Job[] = [];
  #idle: (() => void)[] = [];

  /** `undone` is called after a rollback: what was remembered of it is not true. */
  constructor(database: Sqlite, counts: Counts, undone: () => void) {
    this.#begin = database.prepare('begin immediate');
    this.#commit = database.prepare('commit');
    this.#rollback = database.prepare('rollback');
    this.#counts = counts;
    this.#undone = undone;
  }

  /** Resolves with what `write` gave when it is on disk. `write` must not leave half of its work behind. */
  run<T>(write: () => T): Promise<T> {
    return new Promise((done, failed) => {
      if (this.#jobs.length === 0) setImmediate(this.#flush);
      this.#jobs.push({ write, done, failed });
    });
  }

  /** Resolves when nothing waits any more. */
  settled(): Promise<void> {
    return this.#jobs.length === 0 ? Promise.resolve() : new Promise((resolve) => this.#idle.push(resolve));
  }

  readonly #flush = (): void => {
    const jobs = this.#jobs;
    const idle = this.#idle;
    this.#jobs = [];
    this.#idle = [];
    // One job that cannot be written must not take the others of its tick with it.
    if (!this.#transact(jobs) && jobs.length > 1) for (const job of jobs) this.#transact([job]);
    for (const resolve of idle) resolve();
  };

  /** Tells the jobs how it went; of several that failed together nobody is told yet. */
  #transact(jobs: readonly Job[]): boolean {
    const since = performance.now();
    const results: unknown[] = [];
    try {
      this.#begin.run();
      try {
        for (const { write } of jobs) results.push(write());
        this.#commit.run();
      } catch (error) {
        this.#rollback.run();
        throw error;
      }
    } catch (error) {
      this.#undone();
      if (jobs.length === 1) jobs[0]?.failed(error);
      return false;
    }
    this.#counts.commits++;
    this.#counts.commitSeconds += (performance.now() - since) / 1000;
    for (const [at, { done }] of jobs.entries()) done(results[at] as never);
    return true;
  }
}
