import { join } from 'node:path';
import { openSqlite } from '../../store/sqlite.ts';
import type { Acknowledged } from './victim.ts';

/** Orders that were acknowledged and are not in the data that the house left behind. */
export async function lostOf(data: string, acknowledged: readonly Acknowledged[]): Promise<number> {
  const database = await openSqlite(join(data, 'cifra.db'));
  const read = database.prepare(
    'select body from entries join rooms on rooms.id = entries.room where rooms.name = ? and version = ?',
  );
  const isKept = ({ room, by, id, version }: Acknowledged) => {
    const row = read.get(room, version) as { body: string } | undefined;
    if (row === undefined) return false;
    const entry = JSON.parse(row.body) as { by: string | null; order: string | null };
    return entry.by === by && entry.order === id;
  };
  const lost = acknowledged.filter((one) => !isKept(one)).length;
  database.close();
  return lost;
}
