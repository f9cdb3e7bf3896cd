import { accept, type Result, refuse } from '@cifra/kernel';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import type { Counts } from '../../metrics.ts';
import { Archive } from '../archive.ts';
import { HolidayRecords } from '../holiday-records.ts';
import type { HouseData } from '../house-data.ts';
import { KeyLinks } from '../key-links.ts';
import { Memberships } from '../memberships.ts';
import { NoticeRecords } from '../notice-records.ts';
import { PeopleRecords } from '../people-records.ts';
import { Registry } from '../registry.ts';
import { RoomCodes } from '../room-codes.ts';
import { MIGRATIONS, type Tables } from '../schema.ts';
import { AppendGroups } from './append-groups.ts';
import { Holders } from './holders.ts';
import { PgPool, type PoolSettings } from './pool.ts';
import { PostgresNeighbours } from './postgres-neighbours.ts';
import { PostgresStore } from './postgres-store.ts';
import { Session } from './session.ts';
import { isAway } from './trouble.ts';

export type PostgresSettings = PoolSettings & {
  /** For how long a database that is not there yet is waited for at the start, in milliseconds. */
  readonly wait: number;
  /** For an operator's program: it takes no part in the house. */
  readonly isGuest?: boolean;
};

const RETRY_MS = 500;

/** Opens the house's data in PostgreSQL, and makes the tables where there are none. */
async function openPostgres(settings: PostgresSettings, counts: Counts): Promise<HouseData> {
  const pool = new PgPool(settings);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool.forKysely }) });
  try {
    await migrate(db);
    return await enter(settings, pool, db, counts);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Forward only. Processes that start at once wait for each other: Kysely holds an advisory lock meanwhile. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function enter(settings: PostgresSettings, pool: PgPool, db: Kysely<Tables>, counts: Counts): Promise<HouseData> {
  const holders = new Holders();
  const session: Session = new Session(settings, {
    heard: (payload) => neighbours.heard(payload),
    began: () => {
      // What was connected before may be silent, or may only read for as long as it lives.
      pool.renew();
      neighbours.began();
    },
    lost: () => {
      pool.renew();
      groups.renew();
      neighbours.lost();
    },
    missed: () => neighbours.missed(),
  });
  const groups = new AppendGroups(settings, session, counts);
  const neighbours = new PostgresNeighbours(pool, session, holders, counts);
  if (settings.isGuest === true) session.visit();
  else await session.begin();
  const store = new PostgresStore(pool, groups, session, holders, counts);
  const registry = await Registry.open(db, store.writeTogether);
  await registry.dropOldLinks(session.now());
  await store.sayAwake();
  const close = async () => {
    await groups.end();
    await neighbours.leave();
    await db.destroy();
  };
  return {
    store,
    registry,
    archive: new Archive(db, store.writeTogether),
    records: new PeopleRecords(db, store.writeTogether),
    memberships: new Memberships(db, store.writeTogether),
    codes: new RoomCodes(db, store.writeTogether),
    keyLinks: new KeyLinks(db, store.writeTogether),
    notices: new NoticeRecords(db, store.writeTogether),
    holidays: new HolidayRecords(db, store.writeTogether),
    neighbours,
    now: session.now,
    lostSince: null,
    close,
  };
}

/** Opens it, or says why that cannot be; a database that is only being started is waited for. */
export async function openDatabase(
  settings: PostgresSettings,
  counts: Counts,
  waits: (error: unknown) => void,
): Promise<Result<HouseData>> {
  const end = performance.now() + settings.wait;
  for (let isSaid = false; ; isSaid = true)
    try {
      return accept(await openPostgres(settings, counts));
    } catch (error) {
      const refusal = whyNot(error, settings.url);
      if (refusal !== null) return refusal;
      if (performance.now() + RETRY_MS > end) return refuse('database-away', { database: nameOf(settings.url) });
      if (!isSaid) waits(error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
}

/** Null where waiting may help. */
export function whyNot(error: unknown, url: string): Result<never> | null {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const database = nameOf(url);
  // What Kysely says of a migration that it does not know.
  if (message.startsWith('corrupted migrations')) return refuse('database-newer', { database });
  if (/^28/.test(code)) return refuse('database-refused', { database, reason: 'login' });
  if (code === '3D000') return refuse('database-refused', { database, reason: 'missing' });
  if (code === '42501') return refuse('database-refused', { database, reason: 'rights' });
  // What the address names beside the server: sslrootcert, sslcert, sslkey.
  if (/^(ENOENT|EACCES|EISDIR|ENOTDIR)$/.test(code)) return refuse('database-refused', { database, reason: 'file' });
  if (/certificate|self-signed|SSL|TLS/i.test(`${code} ${message}`))
    return refuse('database-refused', { database, reason: 'tls' });
  if (isAway(error)) return null;
  throw error;
}

/** Where a database is, without who may enter. */
export function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
