import { copyFileSync, existsSync, readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Counts } from '../metrics.ts';
import { openEmbedded } from '../store/embedded.ts';
import { Browser, openTestHouse, temporaryFolder } from './house.ts';
import { append, entry } from './store-contract.ts';

const open = (folder: string, now: () => number = Date.now) => openEmbedded(folder, new Counts(), now);

test('after a polite stop the data are one whole file: a copy of it alone is the house', async () => {
  const [data, copy] = [temporaryFolder(), temporaryFolder()];
  const before = await openTestHouse({ data });
  const host = new Browser(before.url);
  const rooms = await Promise.all(Array.from({ length: 20 }, () => host.openRoom('qwinto', { seats: 2 })));
  await before.stop();
  expect(readdirSync(data).filter((name) => /-(wal|shm|journal)$/.test(name))).toEqual([]);
  copyFileSync(join(data, 'cifra.db'), join(copy, 'cifra.db'));
  const after = await openTestHouse({ data: copy });
  for (const room of rooms) expect((await new Browser(after.url).fetch(`/api/rooms/${room}`)).status).toBe(200);
  await after.stop();
});

test('now and then, when nobody waits, a running house brings its log into the database', async () => {
  const data = temporaryFolder();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const house = await openTestHouse({ data });
  await new Browser(house.url).openRoom('qwinto');
  const wal = () => statSync(join(data, 'cifra.db-wal')).size;
  expect(wal()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(wal()).toBe(0);
  vi.useRealTimers();
  await house.stop();
});

/** What a house leaves that is killed: its files as they are at that moment. */
function killed(folder: string): string {
  const left = temporaryFolder();
  for (const name of ['cifra.db', 'cifra.db-wal', 'written-until'])
    if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(left, name));
  return left;
}

test('a write-ahead log that was cut is noticed; one that is whole is not complained about', async () => {
  let now = 1_000_000;
  const data = await open(temporaryFolder(), () => now);
  expect(data.lostSince).toBeNull();
  const folder = temporaryFolder();
  const living = await open(folder, () => now);
  for (let version = 1; version <= 20; version++) {
    now += 6_000;
    await living.store.append('room', append({ ...entry(version), at: now }));
  }
  const whole = await open(killed(folder), () => now);
  expect([whole.lostSince, (await whole.store.read('room', 0, -1)).length]).toEqual([null, 20]);
  const left = killed(folder);
  // The first part of it made the tables: enough is left for some entries.
  truncateSync(join(left, 'cifra.db-wal'), Math.floor(statSync(join(left, 'cifra.db-wal')).size * 0.8));
  const cut = await open(left, () => now);
  const found = (await cut.store.read('room', 0, -1)).length;
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(20);
  expect(cut.lostSince).toEqual({ from: 1_000_000 + found * 6_000, until: now });
  for (const { close } of [data, living, whole, cut]) await close();
});

test('a house that starts with less than it had says so in its log', async () => {
  const data = temporaryFolder();
  const before = await openTestHouse({ data });
  await new Browser(before.url).openRoom('qwinto');
  const left = killed(data);
  truncateSync(join(left, 'cifra.db-wal'), 0);
  await before.stop();
  const logged: string[] = [];
  const after = await openTestHouse({ data: left }, { write: (line) => void logged.push(line) });
  await after.stop();
  expect(logged.filter((line) => line.includes('"warn"')).join()).toContain('the data end earlier than they did');
});
