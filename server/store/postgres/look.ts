import { accept, type Result, refuse } from '@cifra/kernel';
import pg from 'pg';
import { MIGRATIONS } from '../schema.ts';
import { nameOf, whyNot } from './open.ts';
import { clientConfig } from './pool.ts';
import { ALIVE } from './session.ts';

const PATIENCE_MS = 5_000;

/** What a database holds of a house, and how many processes use it now. */
export type DatabaseLook = {
  readonly rooms: number;
  readonly matches: number;
  readonly bytes: number;
  readonly processes: number;
};

/** Looks at a house in PostgreSQL and changes nothing; says why where there is none, or none for this version. */
export async function lookAt(url: string): Promise<Result<DatabaseLook>> {
  const client = new pg.Client(clientConfig({ url, most: 1, patience: PATIENCE_MS }));
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows: tables } = await client.query(
      "select 1 from pg_tables where schemaname = any(current_schemas(false)) and tablename in ('kysely_migration', 'entries')",
    );
    if (tables.length < 2) return refuse('no-data', { path: nameOf(url) });
    const { rows: known } = await client.query<{ name: string }>('select name from kysely_migration');
    if (known.some(({ name }) => !Object.hasOwn(MIGRATIONS, name)))
      return refuse('database-newer', { database: nameOf(url) });
    const { rows } = await client.query<DatabaseLook>(
      `select (select count(*) from rooms) as rooms, (select count(*) from finished) as matches,
         pg_database_size(current_database()) as bytes, (select count(*) from processes where ${ALIVE}) as processes`,
    );
    return accept(rows[0] as DatabaseLook);
  } catch (error) {
    return whyNot(error, url) ?? refuse('database-away', { database: nameOf(url) });
  } finally {
    await client.end().catch(() => {});
  }
}
