import type { Append, RoomEntry, RoomId, Snapshot, Stored } from '@cifra/room';
import type { CompiledQuery } from 'kysely';
import type { Counts } from '../../metrics.ts';
import { type HouseStore, StoreAway } from '../house-data.ts';
import type { WriteTogether } from '../registry.ts';
import type { AppendGroups } from './append-groups.ts';
import type { Holders } from './holders.ts';
import type { PgPool } from './pool.ts';
import type { Session } from './session.ts';
import { asAway, isWorthAnotherTry } from './trouble.ts';

/** Where a room leaves something, under its number or its name. */
const BY_NUMBER = ['entries', 'snapshots', 'secrets', 'cards', 'finished'] as const;
const BY_NAME = [
  'aliases',
  'tokens',
  'links',
  'hidden_rooms',
  'memberships',
  'codes',
  'waiting',
  'attendance',
] as const;

const HEAD = `select rooms.id, rooms.version, rooms.bytes, rooms.holder, snapshots.format,
    snapshots.version as kept, snapshots.state, secret.match, secret.seed, secret.salt
  from rooms left join snapshots on snapshots.room = rooms.id
  left join lateral (select match, seed, salt from secrets where room = rooms.id order by match desc limit 1) secret on true
  where rooms.name = $1`;

type Head = {
  readonly id: number;
  readonly version: number;
  readonly bytes: number;
  readonly holder: string | null;
  readonly format: number | null;
  readonly kept: number | null;
  readonly state: string | null;
  readonly match: number | null;
  readonly seed: string | null;
  readonly salt: string | null;
};

const TRIES = 10;
const MOST_KNOWN = 20_000;
/** How large the data are is asked this often. */
const SIZE_MS = 30_000;

/** The logs of the rooms in PostgreSQL, which other processes write too. */
export class PostgresStore implements HouseStore {
  readonly #pool: PgPool;
  readonly #groups: AppendGroups;
  readonly #session: Session;
  readonly #holders: Holders;
  readonly #counts: Counts;
  readonly broken = null;
  /** How many bytes a room takes, as far as it was told lately. */
  readonly #bytesOf = new Map<RoomId, number>();
  #bytes = 0;
  #bytesAskedAt = Number.NEGATIVE_INFINITY;

  constructor(pool: PgPool, groups: AppendGroups, session: Session, holders: Holders, counts: Counts) {
    this.#pool = pool;
    this.#groups = groups;
    this.#session = session;
    this.#holders = holders;
    this.#counts = counts;
  }

  get failing(): Error | null {
    return this.#session.isMember ? null : new StoreAway({ cause: this.#session.trouble });
  }

  async load(room: RoomId): Promise<Stored | null> {
    const [head] = await this.#pool.query<Head>(HEAD, [room]);
    if (head === undefined) return null;
    const { format, kept, state, match, seed, salt } = head;
    this.#learn(room, head);
    const entries = await this.#entries(room, kept ?? 0, head.version);
    const last = entries.at(-1) ?? (await this.#entries(room, head.version - 1, head.version))[0];
    if (last === undefined) return null;
    this.#counts.roomsLoaded++;
    const { awakeBefore, wokeAt } = this.#session.sleep;
    return {
      snapshot: format === null || kept === null || state === null ? null : { format, version: kept, state },
      entries,
      secret: match === null || seed === null || salt === null ? null : { match, seed, salt },
      awakeUntil: last.at >= wokeAt ? Number.POSITIVE_INFINITY : awakeBefore,
    };
  }

  read(room: RoomId, after: number, limit: number): Promise<readonly RoomEntry[]> {
    return this.#entries(room, after, limit < 0 ? 2 ** 31 - 1 : Math.min(after + limit, 2 ** 31 - 1));
  }

  async append(room: RoomId, append: Append): Promise<'done' | 'conflict'> {
    // Whoever has no lease knows that nothing would be written.
    if (this.failing !== null) throw this.failing;
    const row = await this.#groups.run(room, append);
    if (row.id === null) {
      this.#counts.conflicts++;
      return 'conflict';
    }
    this.#learn(room, row);
    this.#counts.entriesAppended += append.entries.length;
    if (append.finished !== undefined) this.#counts.matchesFinished++;
    return 'done';
  }

  async keep(room: RoomId, { format, version, state }: Snapshot): Promise<void> {
    // Two processes may put away the same room: the later state is the better one.
    await this.#pool.query(
      `insert into snapshots (room, format, version, state) select id, $2, $3, $4 from rooms where name = $1
       on conflict (room) do update set format = excluded.format, version = excluded.version, state = excluded.state
       where excluded.version >= snapshots.version`,
      [room, format, version, state],
    );
  }

  /** Those that this process minds. */
  async due(until: number, limit: number): Promise<readonly RoomId[]> {
    const rows = await this.#pool.query<{ name: string }>(
      'select name from rooms where due <= $1 and holder = $2 order by due limit $3',
      [until, this.#session.id, limit],
    );
    return rows.map(({ name }) => name);
  }

  bytesOf(room: RoomId): number {
    return this.#bytesOf.get(room) ?? 0;
  }

  bytes(): number {
    return this.#bytes;
  }

  /** The lease says that the house is awake; this asks now and then how large the data have become. */
  async sayAwake(): Promise<void> {
    if (performance.now() - this.#bytesAskedAt < SIZE_MS) return;
    this.#bytesAskedAt = performance.now();
    const [size] = await this.#pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
    this.#bytes = size?.bytes ?? this.#bytes;
  }

  async remove(room: RoomId): Promise<boolean> {
    return this.#transact(async (query) => {
      const { rows } = await query('delete from rooms where name = $1 returning id', [room]);
      const [found] = rows as { id: number }[];
      if (found === undefined) return false;
      for (const table of BY_NUMBER) await query(`delete from ${table} where room = $1`, [found.id]);
      for (const table of BY_NAME) await query(`delete from ${table} where room = $1`, [room]);
      this.#bytesOf.delete(room);
      return true;
    });
  }

  tidy(): void {}

  readonly writeTogether: WriteTogether = (queries) =>
    this.#transact(async (query) => {
      for (const [at, { sql, parameters }] of queries.entries()) {
        const { rowCount } = await query(sql, parameters);
        if (at === 0 && rowCount === 0) return false;
      }
      return true;
    });

  async #transact<T>(work: (query: Query) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const client = await this.#pool.connect();
      try {
        await client.query('begin');
        const result = await work((text, values) => client.query(text, [...values]));
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        // Thrown away, so that nothing of what failed is left behind.
        client.release(true);
        if (!isWorthAnotherTry(error) || attempt === TRIES) throw asAway(error);
      }
    }
  }

  async #entries(room: RoomId, after: number, to: number): Promise<readonly RoomEntry[]> {
    const rows = await this.#pool.query<{ body: string }>(
      `select body from entries where room = (select id from rooms where name = $1) and version > $2 and version <= $3
       order by version`,
      [room, after, to],
    );
    return rows.map(({ body }) => JSON.parse(body) as RoomEntry);
  }

  #learn(room: RoomId, { holder, bytes }: { readonly holder: string | null; readonly bytes: number }): void {
    if (this.#bytesOf.size >= MOST_KNOWN) this.#bytesOf.clear();
    this.#bytesOf.set(room, bytes);
    this.#holders.set(room, holder);
  }
}

type Query = (
  text: string,
  values: CompiledQuery['parameters'],
) => Promise<{ readonly rows: unknown[]; readonly rowCount: number | null }>;
