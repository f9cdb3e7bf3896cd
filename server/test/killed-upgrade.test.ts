import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { Counts } from '../metrics.ts';
import { openEmbedded } from '../store/embedded.ts';
import { MIGRATIONS } from '../store/schema.ts';
import { openSqlite } from '../store/sqlite.ts';
import { asOfFirstVersion } from './first-version.ts';
import { temporaryFolder } from './house.ts';
import { append, entry } from './store-contract.ts';

const ROOMS = 400;
const SERVE = ['serve', '--port=0', '--host=127.0.0.1', '--log=silent'];
const cifra = fileURLToPath(new URL('../../cli/bin/cifra.js', import.meta.url));
const open = (folder: string) => openEmbedded(folder, new Counts(), Date.now);

/** Runs `cifra serve` on this folder and kills it so many milliseconds after it first writes; tells whether that cut it short. */
async function killWhileWriting(folder: string, ms: number): Promise<boolean> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, [cifra, ...SERVE, '--data', folder], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const log = join(folder, 'cifra.db-wal');
  const hasWritten = () => existsSync(log) && statSync(log).size > 0;
  while (!hasWritten() && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 1));
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
  child.kill('SIGKILL');
  await ended;
  return child.signalCode === 'SIGKILL';
}

let old: string;
beforeAll(async () => {
  old = temporaryFolder();
  const { store, close } = await open(old);
  await Promise.all(
    Array.from({ length: ROOMS }, (_, room) =>
      store.append(`room-${room}`, {
        ...append(entry(1), { ...entry(2), order: 'x'.repeat(2_000) }),
        secret: { match: 1, seed: 'a'.repeat(64), salt: 'b'.repeat(64) },
      }),
    ),
  );
  await close();
});

/** The rooms that are there, each of them whole. */
async function wholeRooms(folder: string): Promise<readonly string[]> {
  const { store, close } = await open(folder);
  const names: string[] = [];
  for (let room = 0; room < ROOMS; room++) {
    const stored = await store.load(`room-${room}`);
    if (stored === null) continue;
    expect([stored.entries.length, stored.secret?.seed]).toEqual([2, 'a'.repeat(64)]);
    names.push(`room-${room}`);
  }
  await close();
  const database = await openSqlite(join(folder, 'cifra.db'));
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(
    database.prepare('select count(*) as lost from entries where room not in (select id from rooms)').get(),
  ).toEqual({
    lost: 0,
  });
  database.close();
  return names;
}

describe('killed in the middle', () => {
  test('an upgrade from the tables of 0.1 loses nothing and is finished at the next start', async () => {
    const first = temporaryFolder();
    copyFileSync(join(old, 'cifra.db'), join(first, 'cifra.db'));
    await asOfFirstVersion(join(first, 'cifra.db'));

    let cut = 0;
    for (const ms of [0, 1, 2, 4, 8, 16, 40]) {
      const folder = temporaryFolder();
      copyFileSync(join(first, 'cifra.db'), join(folder, 'cifra.db'));
      if (await killWhileWriting(folder, ms)) cut++;
      expect(await wholeRooms(folder)).toHaveLength(ROOMS);
      const after = await openSqlite(join(folder, 'cifra.db'));
      const done = after.prepare('select name from kysely_migration order by name').all() as { name: string }[];
      expect(done.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
      after.close();
    }
    expect(cut).toBeGreaterThan(0);
  }, 120_000);
});
