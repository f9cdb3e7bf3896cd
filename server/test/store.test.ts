import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Rooms } from '@cifra/room';
import { describe, expect, test } from 'vitest';
import { ANA, BEN, house, Table } from '../../room/test/house.ts';
import { MemoryStore } from '../../room/test/memory-store.ts';
import { Counts } from '../metrics.ts';
import { IN_MEMORY, openEmbedded } from '../store/embedded.ts';
import { peopleStoreContract } from './people-store-contract.ts';
import { append, entry, storeContract } from './store-contract.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'cifra-store-'));
const open = (path: string, now: () => number = Date.now) => openEmbedded(path, new Counts(), now);

storeContract('embedded, in a folder', async () => {
  const path = folder();
  return { open: () => open(path), lasts: true };
});
storeContract('of a room in memory', async () => {
  const store = new MemoryStore();
  return { open: async () => ({ store, close: async () => {} }), lasts: true };
});
storeContract('embedded, in memory', async () => ({ open: () => open(IN_MEMORY), lasts: false }));
peopleStoreContract('embedded, in memory', () => open(IN_MEMORY));

/** Appends to twenty rooms as fast as it can and says what is done. */
const WRITER = `
  import { openEmbedded } from '${new URL('../dist/store/embedded.js', import.meta.url)}';
  import { Counts } from '${new URL('../dist/metrics.js', import.meta.url)}';
  const { store } = await openEmbedded(process.argv[1], new Counts(), Date.now);
  for (let room = 0; room < 20; room++) void write(String(room));
  async function write(room) {
    let version = (await store.load(room))?.entries.at(-1)?.version ?? 0;
    for (;;) {
      const entries = [1, 2].map((next) => ({ version: version + next, at: 1, by: 'ana', order: null, events: [] }));
      if ((await store.append(room, { entries, due: null })) !== 'done') throw new Error('refused');
      version += 2;
      process.stdout.write(room + ' ' + version + '\\n');
    }
  }
`;

describe('the embedded store', () => {
  test('killed while it writes, it has everything that it said was done, and never half an append', async () => {
    const path = folder();
    for (let round = 0; round < 4; round++) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', WRITER, path], { env: {} });
      let said = '';
      child.stdout.on('data', (chunk) => {
        said += chunk;
      });
      // Each of them has been told of something, one after another.
      const heard = () =>
        new Set(
          said
            .split('\n')
            .slice(0, -1)
            .map((line) => line.split(' ')[0]),
        ).size;
      await expect.poll(heard, { timeout: 20_000, interval: 5 }).toBe(20);
      await new Promise((resolve) => setTimeout(resolve, 20 + 60 * round));
      child.kill('SIGKILL');
      await once(child, 'close');
      const done = new Map(
        said
          .split('\n')
          .slice(0, -1)
          .map((line) => line.split(' ') as [string, string]),
      );
      expect(done.size).toBe(20);
      const { store, close } = await open(path);
      for (const [room, version] of done) {
        const versions = (await store.read(room, 0, -1)).map((one) => one.version);
        expect(versions).toEqual(versions.map((_, at) => at + 1));
        expect(versions.length).toBeGreaterThanOrEqual(Number(version));
        expect(versions.length % 2).toBe(0);
      }
      await close();
    }
  });

  test('appends of one tick share one transaction', async () => {
    const counts = new Counts();
    const { store, close } = await openEmbedded(folder(), counts, Date.now);
    const before = counts.commits;
    await Promise.all(Array.from({ length: 300 }, (_, at) => store.append(`room-${at}`, append(entry(1)))));
    expect(counts).toMatchObject({ entriesAppended: 300, commits: before + 1 });
    await close();
  });

  test('an append that cannot be written fails alone', async () => {
    const { store, close } = await open(folder());
    const secret = { match: 1, seed: 'a'.repeat(64), salt: 'b'.repeat(64) };
    await store.append('poor', { ...append(entry(1)), secret });
    const results = await Promise.allSettled([
      store.append('rich', append(entry(1))),
      // The same match cannot have a second secret.
      store.append('poor', { ...append(entry(2)), secret }),
      store.append('new', append(entry(1))),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.read('poor', 0, 10)).toEqual([entry(1)]);
    expect(await store.read('new', 0, 10)).toEqual([entry(1)]);
    await close();
  });

  test('rooms with something to do are found by an index, without looking at the others', async () => {
    const { store, close } = await open(folder());
    for (let at = 0; at < 50; at++) await store.append(`room-${at}`, append(entry(1)));
    await store.append('soon', { ...append(entry(1)), due: 5_000 });
    await store.append('later', { ...append(entry(1)), due: 9_000 });
    expect(await store.due(6_000, 10)).toEqual(['soon']);
    expect(await store.due(10_000, 10)).toEqual(['soon', 'later']);
    await store.append('soon', append(entry(2)));
    expect(await store.due(10_000, 10)).toEqual(['later']);
    await close();
  });

  test('of a room that this very process wrote, the moments that reading takes are not owed to anybody', async () => {
    let now = 1_000_000;
    // Time passes with every look at it, as it does while a long log is folded.
    const tick = () => ++now;
    const { store, close } = await open(IN_MEMORY, tick);
    const { rooms, ports } = house({ store, clock: { now: tick, after: () => () => {} } });
    const room = await Table.open(rooms, ANA, { game: 'coda', options: { clock: true } });
    await room.seat(ANA, BEN);
    await room.start(ANA, BEN);
    const { version } = await room.room.view(ANA.id);
    const again = await new Rooms(ports).find('room-1');
    expect((await again?.view(ANA.id))?.version).toBe(version);
    await close();
  });

  test('it knows until when the house was awake', async () => {
    const path = folder();
    let now = 10_000;
    const first = await open(path, () => now);
    await first.store.append('room', { ...append({ ...entry(1), at: now }), due: 99_000 });
    expect(await first.store.load('room')).toMatchObject({ awakeUntil: Number.POSITIVE_INFINITY });
    now = 40_000;
    await first.store.sayAwake();
    await first.close();
    now = 70_000;
    const second = await open(path, () => now);
    expect(await second.store.load('room')).toMatchObject({ awakeUntil: 40_000 });
    await second.store.append('room', append({ ...entry(2), at: now }));
    expect(await second.store.load('room')).toMatchObject({ awakeUntil: Number.POSITIVE_INFINITY });
    await second.close();
  });

  test('what a dead house left in its write-ahead log is in the database as soon as the next one is open', async () => {
    const [alive, next, alone] = [folder(), folder(), folder()];
    const first = await open(alive);
    await first.store.append('room', append(entry(1)));
    for (const file of ['cifra.db', 'cifra.db-wal']) copyFileSync(join(alive, file), join(next, file));
    const second = await open(next);
    copyFileSync(join(next, 'cifra.db'), join(alone, 'cifra.db'));
    const third = await open(alone);
    expect(await third.store.read('room', 0, 10)).toEqual([entry(1)]);
    for (const { close } of [first, second, third]) await close();
  });

  test('a second server on the same folder is refused', async () => {
    const path = folder();
    const first = await open(path);
    await expect(open(path)).rejects.toThrow(/locked/);
    await first.close();
    const second = await open(path);
    await second.close();
  });

  test('nobody else on the computer reads the folder of the seeds', async () => {
    const path = join(folder(), 'new', 'data');
    const { close } = await open(path);
    expect(statSync(path).mode & 0o077).toBe(0);
    expect(statSync(join(path, 'cifra.db')).mode & 0o077).toBe(0);
    await close();
  });
});

describe('the registry', () => {
  test('the house keeps its secret', async () => {
    const path = folder();
    const first = await open(path);
    const { secret } = first.registry;
    await first.close();
    const second = await open(path);
    expect(second.registry.secret).toBe(secret);
    await second.close();
  });

  test('public rooms are listed, the latest first; private and broken ones are not', async () => {
    const { store, registry, close } = await open(IN_MEMORY);
    const card = { game: 'qwinto', listed: true, phase: 'lobby', match: 1, seats: [null], at: 1 } as const;
    await store.append('old', { ...append(entry(1)), card });
    await store.append('new', { ...append(entry(1)), card: { ...card, at: 2, game: 'coda' } });
    await store.append('private', { ...append(entry(1)), card: { ...card, listed: false } });
    await store.append('broken', { ...append(entry(1)), card: { ...card, phase: 'broken' } });
    const all = ['old', 'new', 'private', 'broken', 'nowhere'];
    expect((await registry.listed(all)).map(({ id }) => id)).toEqual(['new', 'old']);
    expect((await registry.listed(['new'])).map(({ id }) => id)).toEqual(['new']);
    expect(await registry.listed([])).toEqual([]);
    expect((await registry.listed(all, 'qwinto')).map(({ id }) => id)).toEqual(['old']);
    await store.append('new', { ...append(entry(2)), card: { ...card, listed: false } });
    expect((await registry.listed(all)).map(({ id }) => id)).toEqual(['old']);
    await close();
  });

  test('finished matches are listed, the last ones in order, and each is found', async () => {
    const { store, registry, close } = await open(IN_MEMORY);
    const players = [{ person: null, name: null, bot: 'club' as const }];
    const outcome = { winners: [0], reason: 'x', ranking: [[0]] };
    for (let match = 1; match <= 130; match++) {
      const finished = { match, game: 'coda', from: match, to: match, at: match, outcome, players };
      await store.append('room', { ...append(entry(match)), finished });
    }
    expect((await registry.finished('room', 3)).map(({ match }) => match)).toEqual([128, 129, 130]);
    expect(await registry.finishedMatch('room', 1)).toMatchObject({ match: 1, game: 'coda' });
    expect(await registry.finishedMatch('room', 131)).toBeNull();
    expect(await registry.finishedMatch('elsewhere', 1)).toBeNull();
    await close();
  });

  test('a link is used once and not after its time, and then says to its new holder alone where it led', async () => {
    const { registry, close } = await open(IN_MEMORY);
    const link = { room: 'room', person: 'ana', holder: 'old' };
    await registry.addLink('hash', link, 1_000);
    expect(await registry.readLink('hash', 1_000)).toBeNull();
    expect(await registry.readLink('hash', 999)).toEqual(link);
    const old = { holder: 'old', person: 'nobody' };
    const ask = (now: number) =>
      Promise.all(['old', 'new', 'newer'].map((holder) => registry.broughtTo('hash', holder, now)));
    expect(await ask(999)).toEqual([null, null, null]);
    const use = (holder: string) => registry.carrySeat('hash', link, holder, old);
    expect(await Promise.all([use('new'), use('newer')])).toEqual([true, false]);
    expect([await use('new'), await use('newer'), await registry.readLink('hash', 999)]).toEqual([false, false, null]);
    expect([await registry.aliasOf('room', 'new'), await registry.aliasOf('room', 'newer')]).toEqual(['ana', null]);
    expect(await ask(999)).toEqual([null, 'room', null]);
    expect(await ask(1_000)).toEqual([null, null, null]);
    await close();
  });

  test('a seat that is carried on leaves its other links and its tokens behind', async () => {
    const { registry, close } = await open(IN_MEMORY);
    const link = { room: 'room', person: 'ana', holder: 'old' };
    for (const hash of ['first', 'second']) await registry.addLink(hash, link, 1_000);
    await registry.addLink('elsewhere', { ...link, room: 'elsewhere' }, 1_000);
    await registry.addToken('mine', { room: 'room', person: 'ana', name: 'Bot' }, 1);
    await registry.addToken('other', { room: 'room', person: 'ben', name: 'Bot' }, 1);
    const use = (hash: string, holder: string) =>
      registry.carrySeat(hash, link, holder, { holder: 'old', person: 'nobody' });
    expect(await Promise.all([use('first', 'new'), use('second', 'newer')])).toEqual([true, false]);
    expect(await registry.aliasOf('room', 'new')).toBe('ana');
    expect(await registry.aliasOf('room', 'newer')).toBeNull();
    expect(await registry.aliasOf('room', 'old')).toBe('nobody');
    expect(await registry.aliasOf('elsewhere', 'new')).toBeNull();
    expect(await registry.readLink('elsewhere', 1)).not.toBeNull();
    expect([await registry.tokenOf('mine'), (await registry.tokenOf('other'))?.person]).toEqual([null, 'ben']);
    await close();
  });

  test('names and tokens are kept and changed', async () => {
    const { registry, close } = await open(IN_MEMORY);
    await registry.rename('hash', 'Ana');
    await registry.rename('hash', 'Anita');
    expect(await registry.nameOf('hash')).toBe('Anita');
    expect(await registry.nameOf('other')).toBeNull();
    await registry.addToken('t', { room: 'room', person: 'p1', name: 'Bot' }, 1);
    expect(await registry.tokenOf('t')).toEqual({ room: 'room', person: 'p1', name: 'Bot' });
    await close();
  });

  test('names, links and logs of one moment share one durable step', async () => {
    const counts = new Counts();
    const { store, registry, close } = await openEmbedded(IN_MEMORY, counts, Date.now);
    const before = counts.commits;
    await Promise.all([
      ...Array.from({ length: 20 }, (_, at) => registry.rename(`hash ${at}`, `name ${at}`)),
      registry.addLink('link', { room: 'room', person: 'ana', holder: 'old' }, 1_000),
      registry.addToken('token', { room: 'room', person: 'ana', name: 'Bot' }, 1),
      store.append('room', append(entry(1))),
    ]);
    expect(counts.commits).toBe(before + 1);
    expect(await registry.nameOf('hash 19')).toBe('name 19');
    await close();
  });
});

test('a room is as large as its bytes, however few signs they are (S5)', async () => {
  const path = folder();
  const first = await open(path);
  const long = (version: number) => append({ ...entry(version), order: 'ñ'.repeat(1_000) });
  await first.store.append('room', long(1));
  const once = first.store.bytesOf('room');
  expect(once).toBeGreaterThan(2_000);
  // The next one is counted as it comes, and again when the house is opened anew.
  await first.store.append('room', long(2));
  expect(first.store.bytesOf('room')).toBe(2 * once);
  await first.close();
  const again = await open(path);
  expect(again.store.bytesOf('room')).toBe(2 * once);
  await again.close();
});
