import { existsSync, statSync } from 'node:fs';
import { accept, type Result, refuse } from '@cifra/kernel';
import { MIGRATIONS } from '../store/schema.ts';
import { openAsItIs, type Sqlite } from '../store/sqlite.ts';

/** What a database of a house holds, for whoever copies it or goes back to it. */
export type Contents = {
  readonly bytes: number;
  readonly rooms: number;
  readonly matches: number;
  readonly people: number;
  /** When a room last moved, in milliseconds since 1970. */
  readonly lastMoved: number | null;
};

/** Reads a database through and through: is it a house's, whole, and not of a version to come? */
export async function contentsOf(path: string): Promise<Result<Contents>> {
  if (!existsSync(path)) return refuse('no-such-file', { path });
  let database: Sqlite | null = null;
  try {
    database = await openAsItIs(path);
    const migrations = migrationsIn(database);
    if (migrations === null) return refuse('not-a-house', { path });
    const [{ integrity_check: verdict } = { integrity_check: '' }] = database
      .prepare('pragma integrity_check(1)')
      .all() as { integrity_check: string }[];
    if (verdict !== 'ok') return refuse('data-damaged', { path });
    if (migrations.some((name) => !Object.hasOwn(MIGRATIONS, name))) return refuse('data-newer', { path });
    return accept({ bytes: statSync(path).size, ...countsIn(database) });
  } catch (error) {
    return refuse(whatIsWrong(error), { path });
  } finally {
    database?.close();
  }
}

/** Null where no house has ever opened it. */
export function migrationsIn(database: Sqlite): readonly string[] | null {
  const tables = database.prepare("select name from sqlite_master where name in ('kysely_migration', 'entries')").all();
  if (tables.length !== 2) return null;
  return (database.prepare('select name from kysely_migration').all() as { name: string }[]).map(({ name }) => name);
}

function countsIn(database: Sqlite): Omit<Contents, 'bytes'> {
  return {
    ...(database
      .prepare(
        `select (select count(*) from rooms) as rooms, (select count(*) from finished) as matches,
         (select count(*) from people) as people, (select max(at) from cards) as lastMoved`,
      )
      .get() as Omit<Contents, 'bytes'>),
  };
}

/** What SQLite throws at a file that is none of its own, or not a whole one. */
function whatIsWrong(error: unknown): 'not-a-house' | 'data-damaged' | 'data-in-use' | 'file-unreadable' {
  const message = error instanceof Error ? error.message : '';
  if (/not a database/i.test(message)) return 'not-a-house';
  if (/malformed|corrupt/i.test(message)) return 'data-damaged';
  return /locked|busy/i.test(message) ? 'data-in-use' : 'file-unreadable';
}
