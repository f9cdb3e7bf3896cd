import { statSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@cifra/kernel';
import pg from 'pg';
import { DATABASE, lockFolder } from '../store/embedded.ts';
import { lookAt } from '../store/postgres/look.ts';
import { nameOf } from '../store/postgres/open.ts';
import { NOW } from '../store/postgres/session.ts';
import { MIGRATIONS } from '../store/schema.ts';
import { openAsItIs, type SqlValue } from '../store/sqlite.ts';
import { migrationsIn } from './contents.ts';

export type Row = { readonly [column: string]: SqlValue };

/** A house's tables, wherever they are, while nobody uses them. */
export interface Movable {
  all(sql: string, values?: readonly SqlValue[]): Promise<readonly Row[]>;
  run(sql: string, values: readonly SqlValue[]): Promise<void>;
  /** Rows that are there already are left alone. */
  insert(table: string, rows: readonly Row[]): Promise<void>;
  /** What follows from the rows is brought up to date. */
  settle(): Promise<void>;
  /** Another word than before, where the house ran meanwhile. */
  state(): Promise<string>;
  /** Does a process of the house run, or did one since this was opened? */
  isUsed(): Promise<boolean>;
  close(): Promise<void>;
}

/** Is a house meant that is in PostgreSQL, and not in a folder? */
export function isDatabase(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}

export function openMovable(place: string): Promise<Result<Movable>> {
  return isDatabase(place) ? openPostgres(place) : openFolder(place);
}

async function openFolder(folder: string): Promise<Result<Movable>> {
  const lock = await lockFolder(folder).catch(() => null);
  if (lock === null) return refuse('data-in-use', { path: folder });
  const file = join(folder, DATABASE);
  const database = await openAsItIs(file);
  const unfit = unfitFor(migrationsIn(database), folder, 'data-newer');
  if (unfit !== null) {
    database.close();
    lock.close();
    return unfit;
  }
  const columns = new Map<string, ReadonlySet<string>>();
  const columnsOf = (table: string) => {
    const known =
      columns.get(table) ??
      new Set(
        (database.prepare(`select name from pragma_table_info('${table}')`).all() as { name: string }[]).map(
          ({ name }) => name,
        ),
      );
    columns.set(table, known);
    return known;
  };
  return accept({
    all: async (sql, values = []) => database.prepare(sql).all(...values) as Row[],
    run: async (sql, values) => void database.prepare(sql).run(...values),
    insert: async (table, rows) => {
      database.exec('begin immediate');
      for (const row of rows) {
        const names = Object.keys(row).filter((name) => columnsOf(table).has(name));
        const places = names.map(() => '?').join();
        database
          .prepare(`insert or ignore into ${table} (${names.join()}) values (${places})`)
          .run(...names.map((name) => row[name] ?? null));
      }
      database.exec('commit');
    },
    settle: async () => {},
    state: async () => String(statSync(file).mtimeMs),
    // Whoever opens it has to have the lock, which is ours.
    isUsed: async () => false,
    close: async () => {
      database.exec('pragma wal_checkpoint(truncate)');
      database.close();
      lock.close();
    },
  });
}

const INTEGER = 20;

/** A move carries tables as they are: both sides must be those of this version. Null where they are. */
function unfitFor(
  migrations: readonly string[] | null,
  place: string,
  newer: 'data-newer' | 'database-newer',
): Result<never> | null {
  if (migrations === null) return refuse('no-data', { path: place });
  if (migrations.some((name) => !Object.hasOwn(MIGRATIONS, name)))
    return refuse(newer, newer === 'data-newer' ? { path: place } : { database: place });
  return migrations.length < Object.keys(MIGRATIONS).length ? refuse('house-older', { place }) : null;
}

async function openPostgres(url: string): Promise<Result<Movable>> {
  const there = await lookAt(url);
  if (!there.ok) return there;
  if (there.value.processes > 0) return refuse('database-in-use', { database: nameOf(url) });
  const client = new pg.Client({
    connectionString: url,
    types: {
      getTypeParser: (oid, format) =>
        oid === INTEGER ? Number : (pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown),
    },
  });
  // Whoever asks next is told what has happened to it.
  client.on('error', () => {});
  await client.connect();
  const { rows: migrations } = await client.query<{ name: string }>('select name from kysely_migration');
  const names = migrations.map(({ name }) => name);
  const unfit = unfitFor(names, nameOf(url), 'database-newer');
  if (unfit !== null) {
    await client.end();
    return unfit;
  }
  const { rows: opened } = await client.query<{ now: number }>(`select ${NOW} as now`);
  const ask = (sql: string, values: readonly SqlValue[] = []) => {
    let place = 0;
    return client.query(
      sql.replaceAll('?', () => `$${++place}`),
      [...values],
    );
  };
  return accept({
    all: async (sql, values) => (await ask(sql, values)).rows as Row[],
    run: async (sql, values) => void (await ask(sql, values)),
    insert: async (table, rows) => {
      if (rows.length === 0) return;
      // Heads are made of the entries when all are there.
      const more = table === 'rooms' ? { version: 0, bytes: 0 } : {};
      const text = JSON.stringify(
        rows.map((row) => ({ ...more, ...row, ...(table === 'rooms' ? { holder: null } : {}) })),
      );
      await client.query(
        `insert into ${table} select * from json_populate_recordset(null::${table}, $1) on conflict do nothing`,
        [text],
      );
    },
    settle: async () => {
      await client.query(
        `update rooms set version = sums.version, bytes = sums.bytes from (
           select room, max(version) as version, sum(octet_length(body)) as bytes from entries group by room
         ) sums where sums.room = rooms.id`,
      );
      await client.query(
        `select setval(pg_get_serial_sequence('rooms', 'id'), greatest(1, (select coalesce(max(id), 1) from rooms)))`,
      );
    },
    state: async () => {
      const { rows } = await client.query<{ state: string }>(
        `select concat_ws('-', (select max(seen) from processes), (select count(*) from entries),
           (select count(*) from rooms)) as state`,
      );
      return rows[0]?.state ?? '';
    },
    isUsed: async () => {
      const { rowCount } = await client.query('select 1 from processes where seen >= $1', [opened[0]?.now]);
      return rowCount !== 0;
    },
    close: () => client.end(),
  });
}
