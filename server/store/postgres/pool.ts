import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { asAway, isAway } from './trouble.ts';

export type PoolSettings = {
  readonly url: string;
  /** Connections at once, beside the two that append and listen. */
  readonly most: number;
  /** How long one question may take, in milliseconds. */
  readonly patience: number;
};

/** What is a number in JavaScript comes as one: versions, counts and times are far below 2^53. */
const NUMBERS: ReadonlySet<number> = new Set([20, 1700]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    NUMBERS.has(oid) ? Number : (pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown),
};

const RETRY_MS = 100;

function openPool(settings: PoolSettings): pg.Pool {
  const pool = new pg.Pool({ ...clientConfig(settings), max: settings.most, idleTimeoutMillis: 30_000 });
  // A connection that breaks while nobody uses it is replaced by the next one.
  pool.on('error', () => {});
  // The same while somebody has it: the pool does not listen then, and what nobody hears ends the process. Whoever asks
  // something on it is told by the answer.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** How every connection of the house is made. */
export function clientConfig({ url, patience }: PoolSettings): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'cifra',
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    statement_timeout: patience,
    // A process that is stopped in the middle of a transaction must not keep its locks for as long as it sleeps.
    idle_in_transaction_session_timeout: patience,
    keepAlive: true,
    types,
  };
}

/**
 * Connections for everything that is read or seldom written. A database that is being started again is waited for as
 * long as a question may take; then whoever asked is told that it is away.
 */
export class PgPool {
  readonly #settings: PoolSettings;
  readonly #patience: number;
  #pool: pg.Pool;
  #isEnded = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
    this.#patience = settings.patience;
    this.#pool = openPool(settings);
  }

  /** Every connection is made anew: after the network was away, each of the old ones may be a silent one. */
  renew(): void {
    if (this.#isEnded) return;
    const old = this.#pool;
    this.#pool = openPool(this.#settings);
    // Whoever still waits on one of these has their answer, or not, within their patience.
    void old.end().catch(() => {});
  }

  /** Asks something that may be asked twice. */
  async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const end = performance.now() + this.#patience;
    for (;;)
      try {
        return (await this.#pool.query<Row>(text, [...values])).rows;
      } catch (error) {
        if (this.#isEnded || !isAway(error) || performance.now() + RETRY_MS > end) throw asAway(error);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
  }

  /** Several questions on one connection. */
  async connect(): Promise<pg.PoolClient> {
    const end = performance.now() + this.#patience;
    for (;;)
      try {
        return await this.#pool.connect();
      } catch (error) {
        if (this.#isEnded || !isAway(error) || performance.now() + RETRY_MS > end) throw asAway(error);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
  }

  async end(): Promise<void> {
    if (this.#isEnded) return;
    this.#isEnded = true;
    await this.#pool.end();
  }

  /** The same as Kysely wants it. */
  get forKysely(): PostgresPool {
    return {
      connect: async () => {
        const client = await this.connect();
        // One that did not answer may still be busy with the question: nobody else gets it.
        let isLost = false;
        return {
          query: async (text: string, values: readonly unknown[]) => {
            try {
              return await client.query(text, [...values]);
            } catch (error) {
              isLost ||= isAway(error);
              throw asAway(error);
            }
          },
          release: () => client.release(isLost),
        } as unknown as PostgresPoolClient;
      },
      end: () => this.end(),
    };
  }
}
