import { join } from 'node:path';
import { findGame } from '@cifra/games/rules';
import { type MatchFile, type Shape, verify } from '@cifra/kernel';
import type { RoomEntry } from '@cifra/room';
import { openSqlite } from '../store/sqlite.ts';
import type { Player } from './house.ts';
import { askDatabase } from './postgres.ts';

/** Everything that a store has, in order. */
export type Written = {
  readonly entries: readonly {
    readonly name: string;
    readonly version: number;
    readonly head: number;
    readonly body: string;
  }[];
  readonly seeds: readonly string[];
};

/** What people were told against what was written; all but the numbers must be empty. */
export type History = {
  readonly acknowledged: number;
  readonly entries: number;
  /** Orders that were acknowledged and are not in the log, or not where they were said to be. */
  readonly missing: readonly string[];
  /** Orders that are in the log twice. */
  readonly doubled: readonly string[];
  readonly gaps: readonly string[];
};

/** In a folder the last entry is the head of a room; a database keeps it apart. */
const entriesWith = (head: string) => `select name, entries.version, ${head} as head, body from entries
  join rooms on rooms.id = entries.room order by name, entries.version`;

export async function writtenInFolder(data: string): Promise<Written> {
  const database = await openSqlite(join(data, 'cifra.db'));
  const entries = database
    .prepare(entriesWith('max(entries.version) over (partition by room)'))
    .all() as Written['entries'][number][];
  const secrets = database.prepare('select seed from secrets').all() as { seed: string }[];
  database.close();
  return { entries, seeds: secrets.map(({ seed }) => seed) };
}

export async function writtenInDatabase(url: string): Promise<Written> {
  const secrets = await askDatabase<{ seed: string }>(url, 'select seed from secrets');
  return { entries: await askDatabase(url, entriesWith('rooms.version')), seeds: secrets.map(({ seed }) => seed) };
}

export function historyOf({ entries }: Written, people: readonly Player[]): History {
  const places = new Map<string, number[]>();
  const gaps: string[] = [];
  const last = new Map<string, { version: number; head: number }>();
  for (const { name, version, head, body } of entries) {
    const before = last.get(name)?.version ?? 0;
    if (version !== before + 1) gaps.push(`${name} has ${version} after ${before}`);
    last.set(name, { version, head });
    const { by, order, version: written } = JSON.parse(body) as RoomEntry;
    if (written !== version) gaps.push(`${name} has ${written} at ${version}`);
    if (order === null) continue;
    const key = `${name} ${by} ${order}`;
    places.set(key, [...(places.get(key) ?? []), version]);
  }
  for (const [name, { version, head }] of last)
    if (version !== head) gaps.push(`${name} ends at ${version}, not ${head}`);
  const acknowledged = people.flatMap(({ room, acknowledged: done, view }) =>
    done.map(({ id, version }) => ({ key: `${room} ${view.me} ${id}`, version })),
  );
  return {
    acknowledged: acknowledged.length,
    entries: entries.length,
    missing: acknowledged.flatMap(({ key, version }) =>
      places.get(key)?.includes(version) ? [] : [`${key} at ${version}`],
    ),
    doubled: [...places].flatMap(([key, versions]) => (versions.length > 1 ? [`${key} at ${versions}`] : [])),
    gaps,
  };
}

/** Matches whose file does not prove itself. */
export function unproven(files: readonly MatchFile<Shape>[]): string[] {
  return files.flatMap((file) => {
    const game = findGame(file.game)?.game;
    const misfits = game === undefined ? [{ code: 'no-game' }] : verify(game, file);
    return misfits.map(({ code }) => `${file.game}: ${code}`);
  });
}
