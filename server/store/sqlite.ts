import { closeSync, fdatasync, openSync } from 'node:fs';
import type { SqliteDatabase } from 'kysely';

/** What we use of SQLite, whoever brings it. */
export interface Sqlite {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}
export type SqlValue = string | number | null;

/** Calls back when everything that was written before is on disk. Nobody is kept from going on meanwhile. */
export type Sync = (done: (error: Error | null) => void) => void;
export interface Statement {
  run(...values: readonly SqlValue[]): { readonly changes: number | bigint };
  get(...values: readonly SqlValue[]): unknown;
  all(...values: readonly SqlValue[]): unknown[];
  iterate(...values: readonly SqlValue[]): IterableIterator<unknown>;
  columns(): readonly unknown[];
}
type Brand = { DatabaseSync: new (path: string) => Sqlite; StatementSync?: { prototype: object } };

/** Node's own where it can name a statement's columns (22.16 and later), else the same in a package. */
async function brand(): Promise<Brand> {
  const own = process.getBuiltinModule?.('node:sqlite') as Brand | undefined;
  if (own?.StatementSync !== undefined && 'columns' in own.StatementSync.prototype) return own;
  return (await import('@photostructure/sqlite')) as unknown as Brand;
}

/**
 * Opens a database. A committed transaction is in the write-ahead log and survives the end of the process; it survives
 * the loss of power when that file is on disk, which `walSync` waits for.
 */
export async function openSqlite(path: string): Promise<Sqlite> {
  const { DatabaseSync } = await brand();
  const database = new DatabaseSync(path);
  // A checkpoint blocks the event loop: after 64 MB of log it finds most pages changed many times and copies them once.
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000; pragma wal_autocheckpoint = 16000;',
  );
  return database;
}

/** Opens a database as it is, to read or copy it: neither the file nor how it is kept is changed by that. */
export async function openAsItIs(path: string): Promise<Sqlite> {
  const { DatabaseSync } = await brand();
  const database = new DatabaseSync(path);
  database.exec('pragma busy_timeout = 5000');
  return database;
}

/**
 * Waits for the disk in a thread, where `synchronous = full` would keep everybody waiting. It is the same promise:
 * SQLite writes each transaction to the write-ahead log before it says that it is committed, and syncs that file itself
 * before it copies from it or starts it anew.
 */
export function walSync(path: string): { readonly sync: Sync; close(): void } {
  const file = openSync(`${path}-wal`, 'r+');
  return { sync: (done) => fdatasync(file, done), close: () => closeSync(file) };
}

/** Everything in the database file itself, with nothing beside it; as good as that where somebody else is reading. */
export function intoOneFile(database: Sqlite): void {
  try {
    database.exec('pragma busy_timeout = 500; pragma wal_checkpoint(truncate); pragma journal_mode = delete');
  } catch (error) {
    if (!(error instanceof Error && /locked|busy/i.test(error.message))) throw error;
  }
}

/** The same connection as Kysely wants it. */
export function forKysely(database: Sqlite): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as readonly SqlValue[])),
        run: (values) => ({ lastInsertRowid: 0, ...statement.run(...(values as readonly SqlValue[])) }),
        iterate: (values) => statement.iterate(...(values as readonly SqlValue[])),
      };
    },
  };
}
