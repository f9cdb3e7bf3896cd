import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Result } from '@cifra/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { Counts } from '../metrics.ts';
import { contentsOf } from '../operator/contents.ts';
import { backUp, planRestore, refusalText, restore } from '../operator/index.ts';
import { openEmbedded } from '../store/embedded.ts';
import { openSqlite } from '../store/sqlite.ts';
import { temporaryFolder } from './house.ts';
import { append, entry } from './store-contract.ts';

const open = (folder: string) => openEmbedded(folder, new Counts(), Date.now);
const cifra = fileURLToPath(new URL('../../cli/bin/cifra.js', import.meta.url));

/** A stopped house with so many rooms, each with a log of some kilobytes. */
async function houseWith(rooms: number, kilobytes = 1): Promise<string> {
  const folder = temporaryFolder();
  const { store, close } = await open(folder);
  const long = { ...entry(2), order: 'x'.repeat(1_000 * kilobytes) };
  await Promise.all(Array.from({ length: rooms }, (_, at) => store.append(`room-${at}`, append(entry(1), long))));
  await close();
  return folder;
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

async function roomsIn(folder: string): Promise<number> {
  return must(await contentsOf(join(folder, 'cifra.db'))).rooms;
}

describe('a copy of a house', () => {
  test('that is being written to holds what was acknowledged when it began, for its owner alone', async () => {
    const folder = temporaryFolder();
    const { store, close } = await open(folder);
    for (let at = 0; at < 30; at++) await store.append(`room-${at}`, append(entry(1)));
    const file = join(temporaryFolder(), 'copy.db');
    const copying = backUp(folder, file, { force: false });
    for (let at = 30; at < 60; at++) await store.append(`room-${at}`, append(entry(1)));
    expect(must(await copying).rooms).toBeGreaterThanOrEqual(30);
    expect(statSync(file).mode & 0o077).toBe(0);
    await close();
    expect(await roomsIn(folder)).toBe(60);
  });

  test('replaces a file only when it is told to, and never the house itself', async () => {
    const folder = await houseWith(3);
    const file = join(temporaryFolder(), 'copy.db');
    writeFileSync(file, 'precious');
    expect(await backUp(folder, file, { force: false })).toMatchObject({ refusal: { code: 'file-exists' } });
    expect(readFileSync(file, 'utf8')).toBe('precious');
    expect(must(await backUp(folder, file, { force: true })).rooms).toBe(3);
    for (const name of ['lock.db', 'house.sock', 'written-until', 'cifra.db-wal', 'last-backup.json'])
      expect(await backUp(folder, join(folder, name), { force: true })).toMatchObject({
        refusal: { code: 'onto-itself' },
      });
    const itself = join(folder, 'cifra.db');
    expect(await backUp(folder, itself, { force: true })).toMatchObject({ refusal: { code: 'onto-itself' } });
    expect(await roomsIn(folder)).toBe(3);
  });

  test('that cannot be made leaves nothing behind', async () => {
    const folder = await houseWith(30, 20);
    const place = temporaryFolder();
    expect(await backUp(place, join(place, 'a.db'), { force: false })).toMatchObject({ refusal: { code: 'no-data' } });
    expect(await backUp(folder, join(place, 'no', 'a.db'), { force: false })).toMatchObject({
      refusal: { code: 'not-copied', reason: 'ENOENT' },
    });
    truncateSync(join(folder, 'cifra.db'), 200_000);
    const refused = await backUp(folder, join(place, 'a.db'), { force: false });
    expect(refused.ok).toBe(false);
    expect(readdirSync(place)).toEqual([]);
  });
});

describe('going back to a copy', () => {
  test('gives the house of the copy, and keeps what was there', async () => {
    const [folder, other] = [await houseWith(5), await houseWith(2)];
    const file = join(temporaryFolder(), 'copy.db');
    must(await backUp(other, file, { force: false }));
    const plan = must(await planRestore(file, folder));
    expect(plan).toMatchObject({ contents: { rooms: 2 }, replaces: { rooms: 5 } });
    const { kept } = must(await restore(plan));
    expect(await roomsIn(folder)).toBe(2);
    expect(must(await contentsOf(kept ?? '')).rooms).toBe(5);
    const { store, lostSince, close } = await open(folder);
    expect([lostSince, (await store.read('room-0', 0, 10)).length]).toEqual([null, 2]);
    await close();
  });

  test('reads nothing into it that a lost house left behind', async () => {
    const [folder, lost] = [await houseWith(2), temporaryFolder()];
    const file = join(temporaryFolder(), 'copy.db');
    must(await backUp(folder, file, { force: false }));
    const dying = await open(lost);
    await dying.store.append('ghost', append(entry(1)));
    const after = temporaryFolder();
    copyFileSync(join(lost, 'cifra.db-wal'), join(after, 'cifra.db-wal'));
    await dying.close();
    must(await restore(must(await planRestore(file, after))));
    const { store, close } = await open(after);
    expect([await store.load('ghost'), (await store.read('room-1', 0, 10)).length]).toEqual([null, 2]);
    await close();
  });

  test('takes no file that is none, damaged or of a version to come, and no folder that is in use', async () => {
    const folder = await houseWith(40, 20);
    const place = temporaryFolder();
    const file = (name: string) => join(place, name);
    for (const name of ['damaged.db', 'newer.db', 'whole.db']) copyFileSync(join(folder, 'cifra.db'), file(name));
    writeFileSync(file('none.db'), 'this is no database, whatever its name says');
    writeFileSync(file('empty.db'), '');
    const bytes = readFileSync(file('damaged.db'));
    bytes.fill(7, 4096 * 20, 4096 * 40);
    writeFileSync(file('damaged.db'), bytes);
    const newer = await openSqlite(file('newer.db'));
    newer.exec("insert into kysely_migration values ('9999-to-come', '2099-01-01T00:00:00.000Z')");
    newer.close();
    const codes = ['missing.db', 'none.db', 'empty.db', 'damaged.db', 'newer.db'].map(async (name) => {
      const plan = await planRestore(file(name), folder);
      if (plan.ok) return name;
      for (const language of LANGUAGES) expect(refusalText(language, plan.refusal)).toMatch(/^\S.{15,}\.$/);
      return plan.refusal.code;
    });
    expect(await Promise.all(codes)).toEqual([
      'no-such-file',
      'not-a-house',
      'not-a-house',
      'data-damaged',
      'data-newer',
    ]);
    const plan = must(await planRestore(file('whole.db'), folder));
    const { close } = await open(folder);
    expect(await planRestore(file('whole.db'), folder)).toMatchObject({ refusal: { code: 'data-in-use' } });
    expect(await restore(plan)).toMatchObject({ refusal: { code: 'data-in-use' } });
    await close();
    expect(await roomsIn(folder)).toBe(40);
  });
});

describe('killed in the middle', () => {
  let large: string;
  let small: string;
  const copy = () => join(temporaryFolder(), 'copy.db');
  beforeAll(async () => {
    [large, small] = [await houseWith(1_500, 20), await houseWith(3)];
  });

  function run(...args: readonly string[]): ChildProcess {
    const { NODE_OPTIONS: _, ...env } = process.env;
    return spawn(process.execPath, [cifra, ...args], { env, stdio: 'ignore' });
  }

  /** Kills the command so long after this file appeared; tells whether it was still at work. */
  async function killAfter(child: ChildProcess, file: string, ms: number): Promise<boolean> {
    const ended = once(child, 'exit');
    while (!existsSync(file) && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 1));
    await new Promise((resolve) => setTimeout(resolve, ms));
    child.kill('SIGKILL');
    await ended;
    return child.signalCode === 'SIGKILL';
  }

  test('a backup leaves no half file under its name, and the next one is made', { timeout: 90_000 }, async () => {
    let cut = 0;
    for (const ms of [0, 10, 40, 120]) {
      const file = copy();
      const child = run('backup', file, '--data', large);
      if (await killAfter(child, `${file}.${child.pid}.part`, ms)) cut++;
      if (existsSync(file)) expect(must(await contentsOf(file)).rooms).toBe(1_500);
      expect(must(await backUp(large, file, { force: true })).rooms).toBe(1_500);
      expect(readdirSync(join(file, '..'))).toEqual(['copy.db']);
    }
    expect(cut).toBeGreaterThan(0);
    expect(await roomsIn(large)).toBe(1_500);
  });

  test('several at once to one name do not write into each other’s file', { timeout: 90_000 }, async () => {
    const file = copy();
    const children = [0, 1, 2].map(() => run('backup', file, '--data', large, '--force'));
    expect(await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]))).toEqual([0, 0, 0]);
    expect(must(await contentsOf(file)).rooms).toBe(1_500);
    expect(readdirSync(join(file, '..'))).toEqual(['copy.db']);
  });

  test('a restore leaves the old house or the new one, whole, and can be done again', { timeout: 90_000 }, async () => {
    const file = copy();
    must(await backUp(large, file, { force: false }));
    let cut = 0;
    for (const ms of [0, 10, 40, 120, 200]) {
      const folder = temporaryFolder();
      copyFileSync(join(small, 'cifra.db'), join(folder, 'cifra.db'));
      const child = run('restore', file, '--data', folder, '--force');
      if (await killAfter(child, join(folder, 'cifra.db.restoring'), ms)) cut++;
      const { store, close } = await open(folder);
      expect(await store.load('room-0')).not.toBeNull();
      await close();
      expect([3, 1_500]).toContain(await roomsIn(folder));
      must(await restore(must(await planRestore(file, folder))));
      expect(await roomsIn(folder)).toBe(1_500);
    }
    expect(cut).toBeGreaterThan(0);
  });
});
