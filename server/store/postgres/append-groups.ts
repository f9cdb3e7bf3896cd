import type { Append, RoomId } from '@cifra/room';
import pg from 'pg';
import type { Counts } from '../../metrics.ts';
import { StoreAway } from '../house-data.ts';
import { type AppendRow, appendQuery, emptied, overtakenQuery, type WrittenAppend, written } from './append.ts';
import { clientConfig, type PoolSettings } from './pool.ts';
import type { Session } from './session.ts';
import { asAway, isAway, isWorthAnotherTry } from './trouble.ts';

const MOST_ROOMS = 1_000;
const MOST_BYTES = 4_000_000;
const TRIES = 10;
const RETRY_MS = 50;

type Job = WrittenAppend & {
  readonly since: number;
  readonly done: (row: AppendRow) => void;
  readonly failed: (error: unknown) => void;
};

/**
 * Everything that waits shares one statement on a connection of its own. What arrives meanwhile gathers for the next
 * group, so that groups grow with the load by themselves. Where a connection breaks nobody knows what was written: the
 * rooms of that group are told so, and read.
 */
export class AppendGroups {
  readonly #settings: PoolSettings;
  readonly #session: Session;
  readonly #counts: Counts;
  #client: pg.Client | null = null;
  #jobs: Job[] = [];
  #running: Promise<void> | null = null;

  constructor(settings: PoolSettings, session: Session, counts: Counts) {
    this.#settings = settings;
    this.#session = session;
    this.#counts = counts;
  }

  /** Resolves when it is durable, or when another process was quicker (`id` is null). */
  run(room: RoomId, append: Append): Promise<AppendRow> {
    const job = written(room, append);
    return new Promise((done, failed) => {
      this.#jobs.push({ ...job, since: performance.now(), done, failed });
      this.#running ??= this.#work();
    });
  }

  /** After the network was away the connection may be a silent one. Who waits on it is told that nobody knows. */
  renew(): void {
    if (this.#client !== null) this.#drop(this.#client);
  }

  async end(): Promise<void> {
    await this.#running;
    await this.#client?.end().catch(() => {});
    this.#client = null;
  }

  async #work(): Promise<void> {
    // What arrives in the same tick shares the first group.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#jobs.length > 0) {
      const client = await this.#connected();
      if (client !== null) await this.#write(client, this.#take());
    }
    this.#running = null;
  }

  /** A database that is away is waited for, for as long as a question may take. */
  async #connected(): Promise<pg.Client | null> {
    if (this.#client !== null) return this.#client;
    const client = new pg.Client(clientConfig(this.#settings));
    client.on('error', () => this.#drop(client));
    try {
      await client.connect();
      this.#client = client;
      return client;
    } catch (error) {
      void client.end().catch(() => {});
      this.#giveUp(asAway(error), isAway(error) ? this.#settings.patience : 0);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return null;
    }
  }

  /** Whoever has waited for longer than that is told; nothing of theirs was sent. */
  #giveUp(error: unknown, patience: number): void {
    const now = performance.now();
    const late = this.#jobs.filter(({ since }) => now - since >= patience);
    this.#jobs = this.#jobs.filter(({ since }) => now - since < patience);
    for (const { failed } of late) failed(error);
  }

  #drop(client: pg.Client): void {
    if (this.#client === client) this.#client = null;
    void client.end().catch(() => {});
  }

  /** Each room once: a second append of the same room waits for its turn. */
  #take(): readonly Job[] {
    const taken = new Map<RoomId, Job>();
    const left: Job[] = [];
    let bytes = 0;
    for (const job of this.#jobs) {
      const isFull = taken.size >= MOST_ROOMS || bytes > MOST_BYTES;
      if (isFull || taken.has(job.room)) left.push(job);
      else {
        taken.set(job.room, job);
        for (const body of job.bodies) bytes += body.length;
      }
    }
    this.#jobs = left;
    return [...taken.values()];
  }

  async #write(client: pg.Client, jobs: readonly Job[]): Promise<void> {
    const since = performance.now();
    try {
      const rows = await this.#ask(client, jobs);
      this.#counts.commits++;
      this.#counts.commitSeconds += (performance.now() - since) / 1000;
      if (rows.some(({ isAlive }) => !isAlive)) {
        this.#session.doubt();
        throw new StoreAway({ cause: new Error('the lease of this process is over') });
      }
      jobs.forEach(({ done }, at) => {
        done(rows[at] as AppendRow);
      });
    } catch (error) {
      const isLost = isAway(error);
      if (isLost && !(error instanceof StoreAway)) this.#drop(client);
      // One that cannot be written must not take the others of its group with it.
      if (isLost || jobs.length === 1) for (const { failed } of jobs) failed(asAway(error));
      else for (const job of jobs) await this.#write(client, [job]);
    }
  }

  async #ask(client: pg.Client, jobs: readonly Job[]): Promise<readonly AppendRow[]> {
    for (let attempt = 1; ; attempt++)
      try {
        const past = overtakenQuery(jobs);
        const emptying = past === null ? [] : (await client.query(past)).rows.map(emptied);
        return (await client.query<AppendRow>(appendQuery(this.#session.id, jobs, emptying))).rows;
      } catch (error) {
        if (!isWorthAnotherTry(error) || attempt === TRIES) throw error;
        this.#counts.deadlocks++;
      }
  }
}
