import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { accept, type Result, refuse } from '@cifra/kernel';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import type { Counts } from '../metrics.ts';
import { Archive } from './archive.ts';
import { HolidayRecords } from './holiday-records.ts';
import type { HouseData } from './house-data.ts';
import { KeyLinks } from './key-links.ts';
import { Memberships } from './memberships.ts';
import { NO_NEIGHBOURS } from './neighbours.ts';
import { NoticeRecords } from './notice-records.ts';
import { PeopleRecords } from './people-records.ts';
import { Registry } from './registry.ts';
import { RoomCodes } from './room-codes.ts';
import { MIGRATIONS, type Tables } from './schema.ts';
import { forKysely, intoOneFile, openSqlite, type Sqlite, walSync } from './sqlite.ts';
import { SqliteStore } from './sqlite-store.ts';
import { WrittenUntil } from './written-until.ts';

/** The file of the data folder in which everything is. */
export const DATABASE = 'cifra.db';

/** Keeps a second server off the folder. */
export const LOCK = 'lock.db';

/** A folder instead of a path: nothing is kept. For tests and trials. */
export const IN_MEMORY = ':memory:';

/** Opens the embedded store in a folder, and makes it where there is none. Tells `broke` when its disk has failed. */
export async function openEmbedded(
  folder: string,
  counts: Counts,
  now: () => number,
  broke: (error: Error) => void = () => {},
): Promise<HouseData> {
  if (folder !== IN_MEMORY) makeFolder(resolve(folder));
  const lock = folder === IN_MEMORY ? null : await lockFolder(folder);
  const path = folder === IN_MEMORY ? IN_MEMORY : join(folder, DATABASE);
  // Seeds of running matches are in it: nobody else on this computer reads it.
  if (path !== IN_MEMORY) closeSync(openSync(path, 'a', 0o600));
  const database = await openSqlite(path);
  // What a house wrote before its disk failed may be in the system's memory alone, where nobody can tell: it is written
  // once more, so that what is read from now on is safe.
  database.exec('pragma wal_checkpoint(truncate)');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: forKysely(database) }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    lock?.close();
    throw error;
  }
  const disk = path === IN_MEMORY ? null : walSync(path);
  const written = path === IN_MEMORY ? null : new WrittenUntil(folder);
  const store = new SqliteStore(database, disk?.sync ?? noDisk, counts, now, {
    broke,
    written: (at) => written?.say(at),
  });
  const registry = await Registry.open(db, store.writeTogether);
  await registry.dropOldLinks(now());
  const close = async () => {
    await store.settled();
    disk?.close();
    // Whoever copies `cifra.db` alone has everything. From a disk that has failed nothing more is made of it.
    if (store.broken === null) intoOneFile(database);
    await db.destroy();
    lock?.close();
  };
  const archive = new Archive(db, store.writeTogether);
  const records = new PeopleRecords(db, store.writeTogether);
  const lost = lostSince(written?.read() ?? null, store.awakeBefore);
  return {
    store,
    registry,
    archive,
    records,
    memberships: new Memberships(db, store.writeTogether),
    codes: new RoomCodes(db, store.writeTogether),
    keyLinks: new KeyLinks(db, store.writeTogether),
    notices: new NoticeRecords(db, store.writeTogether),
    holidays: new HolidayRecords(db, store.writeTogether),
    neighbours: NO_NEIGHBOURS,
    now,
    lostSince: lost,
    close,
  };
}

/** What was on disk once and is not there now. */
function lostSince(written: number | null, found: number | null): HouseData['lostSince'] {
  return written !== null && written > (found ?? 0) ? { from: found, until: written } : null;
}

/** Opens it, or says why that cannot be. */
export async function openData(...[folder, ...rest]: Parameters<typeof openEmbedded>): Promise<Result<HouseData>> {
  try {
    return accept(await openEmbedded(folder, ...rest));
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (message.includes('database is locked')) return refuse('data-in-use', { path: folder });
    // What Kysely says of a migration that it does not know.
    if (message.startsWith('corrupted migrations')) return refuse('data-newer', { path: folder });
    if (/malformed|not a database/.test(message)) return refuse('data-damaged', { path: folder });
    if (!code.startsWith('E')) throw error;
    return refuse('data-folder', { path: folder, reason: code.startsWith('ERR_') ? message : code });
  }
}

/** Step by step: where a folder can never be made, as under /proc, Node's `recursive` tries for ever. */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** In memory there is nothing to wait for. */
function noDisk(done: (error: null) => void): void {
  setImmediate(done, null);
}

/** Two processes on one folder would play each other's bots: the second one is told so. A dead one holds no lock. */
export async function lockFolder(folder: string): Promise<Sqlite> {
  const lock = await openSqlite(join(folder, LOCK));
  lock.exec('pragma busy_timeout = 200; pragma journal_mode = delete; begin exclusive;');
  return lock;
}
