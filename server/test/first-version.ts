import { openSqlite } from '../store/sqlite.ts';

const TABLES = [
  'meta',
  'rooms',
  'entries',
  'snapshots',
  'secrets',
  'cards',
  'finished',
  'people',
  'aliases',
  'tokens',
  'links',
];

/** Makes of a stopped house what 0.1 would have left: its tables alone. */
export async function asOfFirstVersion(path: string): Promise<void> {
  const database = await openSqlite(path);
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
  for (const { name } of tables)
    if (!TABLES.includes(name) && !/^(sqlite|kysely)_/.test(name)) database.exec(`drop table ${name}`);
  database.exec("delete from kysely_migration where name > '0002'; pragma wal_checkpoint(truncate)");
  database.close();
}
