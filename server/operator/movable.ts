import { join } from 'node:path';
import { accept, type Result, refuse } from '@cifra/kernel';
import pg from 'pg';
import { DATABASE, lockFolder } from '../store/embedded.ts';
import { ALIVE } from '../store/postgres/session.ts';
import { openAsItIs, type SqlValue } from '../store/sqlite.ts';

export type Row = { readonly [column: string]: SqlValue };

/** A house's tables, wherever they are, while nobody uses them. */
export interface Movable {
  all(sql: string, values?: readonly SqlValue[]): Promise<readonly Row[]>;
  run(sql: string, values: readonly SqlValue[]): Promise<void>;
  /** Rows that are there already are left alone. */
  insert(table: string, rows: readonly Row[]): Promise<void>;
  /** What follows from the rows is brought up to date. */
  settle(): Promise<void>;
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
  const database = await openAsItIs(join(folder, DATABASE));
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
    close: async () => {
      database.exec('pragma wal_checkpoint(truncate)');
      database.close();
      lock.close();
    },
  });
}

const INTEGER = 20;

async function openPostgres(url: string): Promise<Result<Movable>> {
  const client = new pg.Client({
    connectionString: url,
    types: {
      getTypeParser: (oid, format) =>
        oid === INTEGER ? Number : (pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown),
    },
  });
  await client.connect();
  const { rowCount } = await client.query(`select 1 from processes where ${ALIVE}`);
  if (rowCount !== 0) {
    await client.end();
    return refuse('database-in-use', { database: `${new URL(url).host}${new URL(url).pathname}` });
  }
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
    close: () => client.end(),
  });
}
