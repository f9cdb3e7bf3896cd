import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Counts } from '../metrics.ts';
import { contentsOf } from '../operator/contents.ts';
import { ask, backUp, planRestore, restore } from '../operator/index.ts';
import { openEmbedded } from '../store/embedded.ts';
import { MIGRATIONS } from '../store/schema.ts';
import { openSqlite } from '../store/sqlite.ts';
import { asOfFirstVersion } from './first-version.ts';
import { temporaryFolder } from './house.ts';
import { append, entry } from './store-contract.ts';

const { moments } = await vi.hoisted(async () => {
  const { Moments } = await import('./moments.ts');
  return { moments: new Moments() };
});

// Everything by which a command changes the disk: whole files, and statements of SQLite.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const before = <T extends readonly unknown[], R>(act: (...given: T) => R) => {
    return (...given: T): R => {
      moments.changes();
      return act(...given);
    };
  };
  /** A copy is there in part before it is there as a whole. */
  const copyInParts: typeof fs.copyFileSync = (from, to, mode) => {
    const bytes = fs.readFileSync(from);
    moments.changes();
    fs.writeFileSync(to, bytes.subarray(0, bytes.length / 2), { flag: mode === undefined ? 'w' : 'wx' });
    moments.changes();
    fs.writeFileSync(to, bytes);
  };
  return {
    ...fs,
    renameSync: before(fs.renameSync),
    rmSync: before(fs.rmSync),
    linkSync: before(fs.linkSync),
    openSync: before(fs.openSync),
    mkdirSync: before(fs.mkdirSync),
    writeFileSync: before(fs.writeFileSync),
    copyFileSync: copyInParts,
  };
});
vi.mock('../store/sqlite.ts', async (original) => {
  const sqlite = await original<typeof import('../store/sqlite.ts')>();
  return {
    ...sqlite,
    openSqlite: async (path: string) => moments.watched(await sqlite.openSqlite(path)),
    openAsItIs: async (path: string) => moments.watched(await sqlite.openAsItIs(path)),
  };
});

const DAY = 86_400_000;
const open = (folder: string) => openEmbedded(folder, new Counts(), Date.now);

/** A stopped house: rooms with a log of two entries each, quiet for a year, and somebody who was never seen again. */
async function houseWith(rooms: number): Promise<string> {
  const folder = temporaryFolder();
  const { store, records, registry, memberships, close } = await open(folder);
  const at = Date.now() - 365 * DAY;
  const card = { game: 'qwinto', listed: true, phase: 'lobby', match: 1, seats: [null], at } as const;
  const secret = { match: 1, seed: 'a'.repeat(64), salt: 'b'.repeat(64) };
  for (let room = 0; room < rooms; room++) {
    await store.append(`room-${room}`, { ...append(entry(1), entry(2)), card, secret });
    await memberships.add('old', `room-${room}`, 'p', at);
  }
  await registry.rename('old', 'Ada');
  await records.sawToday('old', at);
  await close();
  return folder;
}

/** How many rooms there are, every one of them whole. */
async function wholeRooms(folder: string): Promise<number> {
  const database = await openSqlite(join(folder, 'cifra.db'));
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const names = database.prepare('select name from rooms').all() as { name: string }[];
  for (const table of ['entries', 'secrets', 'cards'])
    expect(
      database.prepare(`select count(*) as lone from ${table} where room not in (select id from rooms)`).get(),
    ).toEqual({ lone: 0 });
  database.close();
  const { store, close } = await open(folder);
  for (const { name } of names) {
    const stored = await store.load(name);
    expect([name, stored?.entries.length, stored?.secret?.seed]).toEqual([name, 2, 'a'.repeat(64)]);
  }
  await close();
  return names.length;
}

/** Everything that is kept, but for when the house was open. */
async function everything(folder: string): Promise<string> {
  const database = await openSqlite(join(folder, 'cifra.db'));
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
  const kept = tables.map(({ name }) => name).filter((name) => !/^(sqlite|kysely)_|^meta$/.test(name));
  const rows = kept.sort().map((name) => [name, database.prepare(`select * from ${name}`).all()]);
  database.close();
  return JSON.stringify(rows);
}

describe('killed at any moment', () => {
  let copies: string;
  beforeEach(() => {
    copies = temporaryFolder();
  });

  test('a backup leaves the copy of yesterday or the new one, whole, and the house as it was', async () => {
    const [folder, other] = [await houseWith(4), await houseWith(2)];
    const file = join(folder, 'copy.db');
    copyFileSync(join(other, 'cifra.db'), file);
    const left = await moments.of(folder, copies, () => backUp(folder, file, { force: true }));
    const found = new Set<number>();
    for (const one of left) {
      const copy = await contentsOf(join(one, 'copy.db'));
      if (!copy.ok) throw new Error(`${one}: ${copy.refusal.code}`);
      found.add(copy.value.rooms);
      expect(await wholeRooms(one)).toBe(4);
    }
    expect([...found]).toEqual([2, 4]);
  });

  test('a restore leaves the old house or the new one, whole, and never loses the old one', async () => {
    const [folder, other] = [await houseWith(2), await houseWith(4)];
    const before = readFileSync(join(folder, 'cifra.db'));
    const plan = await planRestore(join(other, 'cifra.db'), folder);
    if (!plan.ok) throw new Error(plan.refusal.code);
    const left = await moments.of(folder, copies, () => restore(plan.value));
    const found: number[] = [];
    for (const one of left) {
      const rooms = await wholeRooms(one);
      if (found.at(-1) !== rooms) found.push(rooms);
      if (rooms !== 4) continue;
      const kept = (await import('node:fs')).readdirSync(one).find((name) => name.startsWith('cifra-before-'));
      expect(readFileSync(join(one, kept ?? 'nothing is kept')).equals(before)).toBe(true);
    }
    expect(found).toEqual([2, 4]);
  });

  test('pruning has deleted rooms as a whole or not at all, and comes to the same end next time', async () => {
    const folder = await houseWith(2);
    const prune = (where: string) => ask(where, { do: 'prune', rooms: 0, empty: 90, people: 90, dryRun: false });
    const left = await moments.of(folder, copies, () => prune(folder));
    const end = await everything(folder);
    expect(await wholeRooms(folder)).toBe(0);
    expect(end).not.toContain('Ada');
    for (const one of left) {
      await wholeRooms(one);
      await prune(one);
      expect([one, await everything(one)]).toEqual([one, end]);
    }
  });

  test('an upgrade from the tables of 0.1 loses nothing and is finished at the next start', async () => {
    const folder = await houseWith(3);
    await asOfFirstVersion(join(folder, 'cifra.db'));
    const left = await moments.of(folder, copies, async () => (await open(folder)).close());
    expect(left.length).toBeGreaterThan(20);
    for (const one of left) {
      if (!existsSync(join(one, 'cifra.db'))) throw new Error(`${one} has no house`);
      expect(await wholeRooms(one)).toBe(3);
      const database = await openSqlite(join(one, 'cifra.db'));
      const done = database.prepare('select name from kysely_migration order by name').all() as { name: string }[];
      database.close();
      expect(done.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
    }
  });
});
