import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { clientConfig, type PoolSettings } from './pool.ts';

/** How long a process counts as alive after it was last heard, by the database's clock. */
const LEASE_MS = 4_000;
const RENEW_MS = 1_000;
/** A process gives itself up a little earlier than the others do. */
const MARGIN_MS = 500;
const LOOK_MS = 100;
/** An answer that takes longer than this is not waited for: there is time for another try within the lease. */
const ANSWER_MS = 1_500;
/** Many processes that start at once join one after another. */
const JOINING = 4_205_119_017;

const GUEST = 'guest';

export const CHANNEL = 'cifra';
/** Milliseconds since 1970 by the database's clock. */
export const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
/** Was it heard lately? Not in the future either: a database's clock that was set back must not keep the dead alive. */
export const ALIVE = `until > ${NOW} and seen < ${NOW} + 2000`;
/**
 * Whoever has missed two renewals still may write, and most likely is dead: clocks and bots are not left to it any more.
 * Where that is wrong a bot is thought about twice, and the log takes one of its moves.
 */
const PROMPT_MS = 2_500;
export const PROMPT = `${ALIVE} and seen > ${NOW} - ${PROMPT_MS}`;

export type SessionEvents = {
  readonly heard: (payload: string) => void;
  /** A lease began, or the connection that listens is a new one: something may have been missed. */
  readonly began: () => void;
  readonly lost: (error: unknown) => void;
  /** Some of the others have left, or are late, since the last look. */
  readonly missed: () => void;
};

/** When the house as a whole last slept: until when it was awake before that, and since when it is awake. */
export type Sleep = { readonly awakeBefore: number | null; readonly wokeAt: number };

/**
 * What a process lives by: one connection that listens for news and renews a lease. Whoever cannot hear cannot renew,
 * and whose lease is over writes nothing (`append.ts`).
 */
export class Session {
  readonly #settings: PoolSettings;
  readonly #on: SessionEvents;
  #client: pg.Client | null = null;
  #id = '';
  /** By our own steady clock. */
  #validUntil = Number.NEGATIVE_INFINITY;
  #wasValid = false;
  /** The database's clock is so far ahead of ours that only ever grows. */
  #ahead = Date.now() - performance.now();
  #isTold = false;
  #others: ReadonlySet<string> = new Set();
  #prompt: ReadonlySet<string> = new Set();
  #sleep: Sleep = { awakeBefore: null, wokeAt: Date.now() };
  #trouble: unknown = null;
  #isBusy = false;
  #nextRenewal = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(settings: PoolSettings, on: SessionEvents) {
    this.#settings = { ...settings, patience: Math.min(settings.patience, ANSWER_MS) };
    this.#on = on;
  }

  /** Who this process is; another one after each lease that was lost. */
  get id(): string {
    return this.#id;
  }

  get isMember(): boolean {
    return performance.now() < this.#validUntil;
  }

  /** An operator's program looks at the data of a house and is no part of it. */
  get isGuest(): boolean {
    return this.#id === GUEST;
  }

  visit(): void {
    this.#id = GUEST;
    this.#validUntil = Number.POSITIVE_INFINITY;
  }

  get others(): ReadonlySet<string> {
    return this.#others;
  }

  get sleep(): Sleep {
    return this.#sleep;
  }

  /** Why there is no lease. */
  get trouble(): unknown {
    return this.#trouble;
  }

  /** The database's time: no wall clock of any process counts. */
  readonly now = (): number => Math.floor(performance.now() + this.#ahead);

  /** Joins; rejects where the database is not there. */
  async begin(): Promise<void> {
    await this.#connect();
    await this.#join();
    this.#nextRenewal = performance.now() + RENEW_MS;
    this.#timer = setInterval(this.#look, LOOK_MS);
  }

  /** Looks at the lease at once: the database has said that it is over. */
  doubt(): void {
    this.#validUntil = Number.NEGATIVE_INFINITY;
    this.#nextRenewal = 0;
    this.#look();
  }

  /** Somebody has come or gone. */
  lookAround(): void {
    this.#nextRenewal = 0;
  }

  /** Gives the lease back and lets go of the connection. */
  async end(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    const client = this.#client;
    this.#client = null;
    this.#validUntil = Number.NEGATIVE_INFINITY;
    try {
      await client?.query(`update processes set seen = ${NOW}, until = ${NOW} where id = $1`, [this.#id]);
    } catch {
      // A lease that cannot be given back ends by itself.
    }
    await client?.end().catch(() => {});
  }

  readonly #look = (): void => {
    if (this.#wasValid && !this.isMember) {
      this.#wasValid = false;
      this.#drop();
      this.#on.lost(this.#trouble);
    }
    if (this.#isBusy || performance.now() < this.#nextRenewal) return;
    this.#isBusy = true;
    this.#nextRenewal = performance.now() + RENEW_MS;
    this.#goOn()
      .catch((error: unknown) => {
        this.#trouble = error;
        this.#drop();
        this.#nextRenewal = performance.now() + LOOK_MS;
      })
      .finally(() => {
        this.#isBusy = false;
      });
  };

  async #goOn(): Promise<void> {
    const isNew = this.#client === null;
    if (isNew) await this.#connect();
    if (!this.isMember || !(await this.#renew())) {
      this.#validUntil = Number.NEGATIVE_INFINITY;
      if (this.#wasValid) {
        this.#wasValid = false;
        this.#on.lost(this.#trouble);
      }
      await this.#join();
    } else if (isNew) this.#on.began();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client(clientConfig(this.#settings));
    client.on('error', (error) => {
      this.#trouble = error;
      if (this.#client === client) this.#drop();
      this.#nextRenewal = 0;
    });
    client.on('notification', ({ payload }) => this.#on.heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
  }

  #drop(): void {
    const client = this.#client;
    this.#client = null;
    // Not waited for: whoever does not answer does not answer a farewell either.
    void client?.end().catch(() => {});
  }

  /** A new name each time: what the old one held is another's by now. */
  async #join(): Promise<void> {
    const client = this.#known();
    const id = randomBytes(6).toString('base64url');
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [JOINING]);
    await client.query(
      `insert into meta (key, value)
       select key, value
       from (select max(seen) as seen from processes having not coalesce(bool_or(${ALIVE}), false)) last,
         lateral (values ('slept', coalesce(seen, ${NOW})::text), ('woke', ${NOW}::text)) as slept (key, value)
       on conflict (key) do update set value = excluded.value`,
    );
    await client.query(`insert into processes (id, seen, until) values ($1, ${NOW}, ${NOW} + $2)`, [id, LEASE_MS]);
    // Rows of the dead are of no more use once somebody is alive.
    await client.query(`delete from processes where until < ${NOW} - 60000`);
    await client.query('delete from attendance a where not exists (select 1 from processes p where p.id = a.process)');
    const { rows } = await client.query<{ key: string; value: string }>(
      `select key, value from meta where key in ('slept', 'woke')`,
    );
    await client.query('commit');
    const meta = new Map(rows.map(({ key, value }) => [key, Number(value)]));
    this.#sleep = { awakeBefore: meta.get('slept') ?? null, wokeAt: meta.get('woke') ?? 0 };
    this.#id = id;
    this.#isTold = false;
    // Whoever looks sees us as a member only with everything that has to begin with it.
    await this.#renew();
    this.#wasValid = true;
    this.#on.began();
  }

  /** False where the lease is over by the database's clock. */
  async #renew(): Promise<boolean> {
    const sent = performance.now();
    const { rows } = await this.#known().query<{ renewed: boolean; now: number; others: string[]; prompt: string[] }>({
      name: 'renew',
      text: `with renewed as (
          update processes set seen = ${NOW}, until = ${NOW} + $2 where id = $1 and ${ALIVE} returning 1
        )
        select exists (select 1 from renewed) as renewed, ${NOW} as now,
          array(select id from processes where ${ALIVE} and id <> $1) as others,
          array(select id from processes where ${PROMPT} and id <> $1) as prompt`,
      values: [this.#id, LEASE_MS],
    });
    const [row] = rows;
    if (row === undefined || !row.renewed) return false;
    this.#follow(row.now, sent, performance.now());
    this.#validUntil = sent + LEASE_MS - MARGIN_MS;
    this.#trouble = null;
    const before = this.#prompt;
    this.#others = new Set(row.others);
    this.#prompt = new Set(row.prompt);
    if ([...before].some((id) => !this.#prompt.has(id))) this.#on.missed();
    return true;
  }

  /** The answer was given at some moment between these two. */
  #follow(now: number, sent: number, answered: number): void {
    const [least, most] = [now - answered, now - sent];
    if (!this.#isTold) this.#ahead = (least + most) / 2;
    else if (this.#ahead < least - 1) this.#ahead = least;
    else if (this.#ahead > most + 1) this.#ahead = most;
    this.#isTold = true;
  }

  #known(): pg.Client {
    if (this.#client === null) throw new Error('connection terminated');
    return this.#client;
  }
}
