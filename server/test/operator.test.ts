import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Result } from '@cifra/kernel';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Counts } from '../metrics.ts';
import {
  ask,
  backUp,
  CHECKS,
  type Check,
  checkText,
  examine,
  type HouseStatus,
  type KnownPerson,
  type RoomRow,
} from '../operator/index.ts';
import type { Given } from '../settings.ts';
import { openEmbedded } from '../store/embedded.ts';
import { Browser, openTestHouse, Player, seatedRoom, temporaryFolder } from './house.ts';
import { MailBox } from './mail-box.ts';
import { append, entry } from './store-contract.ts';

const DAY = 86_400_000;

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}
const roomsOf = async (data: string, filter: object = {}) =>
  must(await ask<{ rooms: RoomRow[] }>(data, { do: 'rooms', limit: 100, ...filter })).rooms;
const peopleOf = async (data: string, filter: object = {}) =>
  must(await ask<{ people: KnownPerson[] }>(data, { do: 'people', ...filter })).people;

describe('the socket of a running house', () => {
  test('is for its owner alone, takes nothing but what it knows, and is gone after a polite stop', async () => {
    const data = temporaryFolder();
    const house = await openTestHouse({ data });
    const path = join(data, 'house.sock');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    for (const text of ['nonsense', '{"do":"explode"}', '{"do":"rooms","limit":0}', '[]']) {
      const socket = connect(path);
      socket.end(`${text}\n`);
      const [heard] = (await once(socket, 'data')) as [Buffer];
      expect(JSON.parse(heard.toString())).toMatchObject({ ok: false, refusal: { code: 'bad-request' } });
    }
    await house.stop();
    expect(existsSync(path)).toBe(false);
  });

  test('that a killed house left behind is no hindrance', async () => {
    const data = temporaryFolder();
    await (await openTestHouse({ data })).stop();
    const left = spawn('python3', [
      '-c',
      `import socket; socket.socket(socket.AF_UNIX).bind(${JSON.stringify(join(data, 'house.sock'))})`,
    ]);
    await once(left, 'exit');
    expect(await roomsOf(data)).toEqual([]);
    const house = await openTestHouse({ data });
    expect(must(await ask(data, { do: 'status' }))).toMatchObject({ isRunning: true });
    await house.stop();
  });
});

describe('rooms', () => {
  test('are listed and filtered alike while the house runs and when it is stopped', async () => {
    const data = temporaryFolder();
    const house = await openTestHouse({ data });
    const { id, players } = await seatedRoom(house.url, 'coda', 2);
    const open = await new Browser(house.url).openRoom('qwinto', { listed: true });
    const running = await roomsOf(data);
    expect(running.map((room) => room.id).sort()).toEqual([id, open].sort());
    expect(running.find((room) => room.id === id)).toMatchObject({ here: 2, phase: 'lobby', matches: 0, game: 'coda' });
    expect((await roomsOf(data, { game: 'coda' })).map((room) => room.id)).toEqual([id]);
    expect((await roomsOf(data, { listed: true })).map((room) => room.id)).toEqual([open]);
    expect(await roomsOf(data, { quiet: 1 })).toEqual([]);
    for (const player of players) player.leave();
    await house.stop();
    expect(await roomsOf(data)).toEqual(running.map((room) => ({ ...room, here: null })));
  });

  test('one that is closed sends everybody out and is gone, now and after a restart', async () => {
    const data = temporaryFolder();
    const house = await openTestHouse({ data });
    const { id, players } = await seatedRoom(house.url, 'qwinto', 2);
    const other = await new Browser(house.url).openRoom('coda');
    must(await ask(data, { do: 'close-room', room: id }));
    await expect
      .poll(() => players.map(({ lastClose }) => lastClose?.reason))
      .toEqual(['no-such-room', 'no-such-room']);
    expect((await new Browser(house.url).fetch(`/api/rooms/${id}`)).status).toBe(404);
    expect(await ask(data, { do: 'close-room', room: id })).toMatchObject({ refusal: { code: 'no-such-room' } });
    expect((await new Browser(house.url).fetch(`/api/rooms/${other}`)).status).toBe(200);
    await house.stop();
    const { store, close } = await openEmbedded(data, new Counts(), Date.now);
    expect([await store.load(id), store.bytesOf(id), (await store.read(id, 0, 10)).length]).toEqual([null, 0, 0]);
    await close();
  });

  test('one that is taken off the public list stays open to who has its link', async () => {
    const data = temporaryFolder();
    const house = await openTestHouse({ data });
    const host = new Browser(house.url);
    const id = await host.openRoom('qwinto', { listed: true });
    const player = new Player(host, id).connect();
    await player.until(() => true);
    const listed = async () => (await host.json<{ id: string }[]>('/api/rooms')).map((room) => room.id);
    expect(await listed()).toEqual([id]);
    must(await ask(data, { do: 'unlist', room: id }));
    expect([await listed(), (await host.fetch(`/api/rooms/${id}`)).status]).toEqual([[], 200]);
    must(await ask(data, { do: 'relist', room: id }));
    expect(await listed()).toEqual([id]);
    player.leave();
    await house.stop();
  });
});

describe('people', () => {
  test('who are banned by their key are sent out and not let in again, until that is taken back', async () => {
    const data = temporaryFolder();
    const house = await openTestHouse({ data });
    const { id, players } = await seatedRoom(house.url, 'qwinto', 2);
    const [ana, ben] = players as [Player, Player];
    const [found] = await peopleOf(data, { name: ben.name.toLowerCase(), room: id });
    if (found === undefined) throw new Error('not found');
    expect(await ask(data, { do: 'people', room: 'elsewhere' })).toMatchObject({ refusal: { code: 'no-such-room' } });
    const { token } = await ben.browser.json<{ token: string }>(`/api/rooms/${id}/token`, { json: {} });
    const bearer = { headers: { authorization: `Bearer ${token}` } };
    const stream = await new Browser(house.url).fetch('/api/bot/stream', bearer);
    const link = await ben.browser.json<{ url: string }>(`/api/rooms/${id}/seat-link`, { json: {} });
    must(await ask(data, { do: 'ban', who: found.person }));
    await expect.poll(() => ben.lastClose?.reason).toBe('not-allowed');
    expect(ana.lastClose).toBeNull();
    // Nor does anything that they left behind go on for them.
    expect(await stream.text()).toMatch(/\{"type":"bye","code":"not-allowed"\}\n$/);
    const used = await new Browser(house.url).fetch('/api/seat-link', { json: { key: link.url.split('#')[1] } });
    expect(used.status).toBe(404);
    const answer = await ben.browser.fetch('/api/rooms', {
      json: { game: 'qwinto' },
      headers: { 'accept-language': 'es' },
    });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { code: 'banned', message: 'Quien lleva esta casa no te deja entrar.' },
    ]);
    expect((await new Browser(house.url).fetch('/api/bot/view', bearer)).status).toBe(401);
    ben.lastClose = null;
    ben.connect();
    await expect.poll(() => ben.lastClose).not.toBeNull();
    await house.stop();
    const again = await openTestHouse({ data });
    const browser = new Browser(again.url, ben.browser.cookie);
    expect((await browser.fetch('/api/me')).status).toBe(403);
    must(await ask(data, { do: 'unban', who: found.person }));
    expect((await browser.fetch('/api/me')).status).toBe(200);
    expect(await ask(data, { do: 'unban', who: found.person })).toMatchObject({ refusal: { code: 'not-banned' } });
    await again.stop();
  });

  test('an address that is banned gets pages but nothing else', async () => {
    const data = temporaryFolder();
    const house = await openTestHouse({ data });
    expect(await ask(data, { do: 'ban', who: 'somebody' })).toMatchObject({ refusal: { code: 'nobody-such' } });
    must(await ask(data, { do: 'ban', who: '127.0.0.1' }));
    const browser = new Browser(house.url);
    expect((await browser.fetch('/api/games')).status).toBe(403);
    expect((await browser.fetch('/health')).status).toBe(200);
    must(await ask(data, { do: 'unban', who: '127.0.0.1' }));
    expect((await browser.fetch('/api/games')).status).toBe(200);
    await house.stop();
  });

  test('what is kept about somebody can be given out and deleted', async () => {
    const data = temporaryFolder();
    const house = await openTestHouse({ data });
    const { id, players } = await seatedRoom(house.url, 'qwinto', 1);
    const [ana] = players as [Player];
    const [known] = await peopleOf(data, { name: ana.name });
    if (known === undefined) throw new Error('not found');
    const person = known.person;
    expect(must(await ask(data, { do: 'export-person', person }))).toMatchObject({
      name: ana.name,
      seen: Math.floor(Date.now() / DAY) * DAY,
      rooms: [{ room: id, orders: expect.any(Number) }],
    });
    ana.leave();
    must(await ask(data, { do: 'forget-person', person }));
    expect(await ask(data, { do: 'export-person', person })).toMatchObject({ refusal: { code: 'nobody-such' } });
    expect(await peopleOf(data)).toEqual([]);
    await house.stop();
  });
});

describe('pruning', () => {
  /** A stopped house with rooms that last moved so many days ago. */
  async function agedHouse(): Promise<string> {
    const data = temporaryFolder();
    const { store, records, close } = await openEmbedded(data, new Counts(), Date.now);
    const card = (days: number, phase: 'lobby' | 'over') => ({
      game: 'qwinto',
      listed: true,
      phase,
      match: 1,
      seats: [null],
      at: Date.now() - days * DAY,
    });
    const players = [{ person: null, name: null, bot: 'club' as const }];
    const outcome = { winners: [0], reason: 'x', ranking: [[0]] };
    const finished = { match: 1, game: 'qwinto', from: 1, to: 1, at: 1, outcome, players };
    await store.append('empty-old', { ...append(entry(1)), card: card(100, 'lobby') });
    await store.append('empty-new', { ...append(entry(1)), card: card(10, 'lobby') });
    await store.append('played-old', { ...append(entry(1)), card: card(100, 'over'), finished });
    await store.append('played-lobby', { ...append(entry(1)), card: card(100, 'lobby'), finished });
    await records.sawToday('old', Date.now() - 400 * DAY);
    await records.sawToday('new', Date.now());
    await close();
    return data;
  }
  const ids = async (data: string) => (await roomsOf(data)).map(({ id }) => id).sort();

  test('deletes what is older than it is kept, and in a dry run only says so', async () => {
    const data = await agedHouse();
    const keep = { do: 'prune', rooms: 0, empty: 90, people: 365 } as const;
    const would = must(await ask(data, { ...keep, dryRun: true }));
    expect(would).toMatchObject({ isDryRun: true, rooms: ['empty-old'], people: ['old'] });
    expect(await ids(data)).toHaveLength(4);
    must(await ask(data, { ...keep, dryRun: false }));
    expect(await ids(data)).toEqual(['empty-new', 'played-lobby', 'played-old']);
    expect((await peopleOf(data)).map(({ person }) => person)).toEqual(['new']);
    must(await ask(data, { do: 'prune', rooms: 30, empty: 0, people: 0, dryRun: false }));
    expect(await ids(data)).toEqual(['empty-new']);
  });

  test('makes room: what was deleted no longer counts as kept', async () => {
    const data = await agedHouse();
    const { store, close } = await openEmbedded(data, new Counts(), Date.now);
    const before = store.bytes();
    const body = 'x'.repeat(4_000);
    for (let version = 2; version < 200; version++)
      await store.append('played-old', append({ ...entry(version), order: body }));
    const filled = store.bytes();
    expect(filled).toBeGreaterThan(before + 500_000);
    await store.remove('played-old');
    expect(store.bytes()).toBeLessThan(filled - 500_000);
    await close();
  });

  test('is done by a running house itself, as its settings say', async () => {
    const data = await agedHouse();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const house = await openTestHouse({ data });
    await vi.advanceTimersByTimeAsync(3_600_000);
    vi.useRealTimers();
    await expect.poll(() => ids(data)).toEqual(['empty-new', 'played-lobby', 'played-old']);
    await house.stop();
  });

  test('killed in the middle, it has deleted whole rooms or nothing of them, and goes on next time', {
    timeout: 60_000,
  }, async () => {
    const data = temporaryFolder();
    const { store, close } = await openEmbedded(data, new Counts(), Date.now);
    const card = { game: 'qwinto', listed: true, phase: 'lobby', match: 1, seats: [null], at: 1 } as const;
    const add = (at: number) => store.append(`room-${at}`, { ...append(entry(1), entry(2), entry(3)), card });
    await Promise.all(Array.from({ length: 2_000 }, (_, at) => add(at)));
    await close();
    const bin = fileURLToPath(new URL('../../cli/bin/cifra.js', import.meta.url));
    const { NODE_OPTIONS: _, ...env } = process.env;
    const child = spawn(process.execPath, [bin, 'prune', '--data', data], { env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    while (!existsSync(join(data, 'cifra.db-wal')) && child.exitCode === null)
      await new Promise((go) => setTimeout(go, 2));
    await new Promise((go) => setTimeout(go, 100));
    child.kill('SIGKILL');
    await ended;
    const left = await openEmbedded(data, new Counts(), Date.now);
    let whole = 0;
    for (let at = 0; at < 2_000; at++) {
      const { length } = await left.store.read(`room-${at}`, 0, 10);
      expect([0, 3]).toContain(length);
      if (length === 3) whole++;
    }
    await left.close();
    expect(whole).toBeGreaterThan(0);
    must(await ask(data, { do: 'prune', rooms: 0, empty: 90, people: 0, dryRun: false }));
    expect(await ids(data)).toEqual([]);
  });
});

describe('the doctor', () => {
  const state = (checks: Awaited<ReturnType<typeof examine>>, name: string) =>
    'code' in checks ? checks.code : (checks as readonly Check[]).find(({ check }) => check === name)?.state;

  test('finds a running house well, and names what is not', async () => {
    const data = join(temporaryFolder(), 'data');
    const house = await openTestHouse({ data });
    const flags = { data, port: String(house.port), host: '127.0.0.1' };
    const checks = await examine({}, { ...flags, storage: '1' });
    for (const name of ['settings', 'data', 'private', 'leftovers', 'disk', 'clock', 'running', 'proxy'])
      expect([name, state(checks, name)]).toEqual([name, 'well']);
    const proxied = await examine({}, { ...flags, 'public-url': 'https://127.0.0.1:1', storage: '1000000000' });
    expect(['proxy', 'public', 'disk'].map((name) => state(proxied, name))).toEqual(['bad', 'bad', 'watch']);
    // Never copied, copied, and the copy taken away.
    const file = join(temporaryFolder(), 'copy.db');
    const backups = async () => [
      state(await examine({}, flags), 'backup'),
      must(await ask<HouseStatus>(data, { do: 'status' })).backup,
    ];
    expect(await backups()).toEqual(['watch', null]);
    const { bytes } = must(await backUp(data, file, { force: false }));
    expect(await backups()).toEqual(['well', { file, bytes, at: expect.any(Number), isThere: true }]);
    rmSync(file);
    expect(await backups()).toEqual(['watch', expect.objectContaining({ file, isThere: false })]);
    await house.stop();
    expect(state(await examine({}, flags), 'running')).toBe('watch');
    expect(state(await examine({}, { ...flags, data: temporaryFolder() }), 'data')).toBe('watch');
    expect(state(await examine({ PORT: 'x' }, {}), 'data')).toBe('bad-setting');
  });

  const found = async (flags: Given, name: string) => {
    const checks = await examine({}, { data: temporaryFolder(), port: '0', ...flags });
    return 'code' in checks ? checks : (checks as readonly Check[]).find(({ check }) => check === name);
  };

  test('says why a house could not open there', async () => {
    const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const taken = { state: 'bad', details: { why: 'taken' } };
    expect(await found({ host: '127.0.0.1', port }, 'running')).toMatchObject(taken);
    await once(other.close(), 'close');
    const free = { state: 'watch', details: { why: 'nobody' } };
    expect(await found({ host: '127.0.0.1', port }, 'running')).toMatchObject(free);
    // An address for documentation (RFC 5737): nobody's computer has it.
    const refused = { state: 'bad', details: { why: 'refused' } };
    expect(await found({ host: '192.0.2.1', port }, 'running')).toMatchObject(refused);
  });

  test('says when a house is full, and when it has no pages', async () => {
    const data = temporaryFolder();
    const house = await openTestHouse({ data, storageMegabytes: 0 });
    const flags = { data, host: '127.0.0.1', port: String(house.port) };
    const full = { state: 'watch', details: { why: 'full' } };
    expect(await found(flags, 'running')).toMatchObject(full);
    await house.stop();
    const site = temporaryFolder();
    expect(await found({ site }, 'pages')).toMatchObject({ state: 'bad' });
    writeFileSync(join(site, 'index.html'), '');
    expect(await found({ site }, 'pages')).toMatchObject({ state: 'well' });
  });

  test('asks the mail server', async () => {
    const box = new MailBox();
    const smtp = await box.open();
    const mail = async (flags: Given) => (await found(flags, 'mail')) as Check | undefined;
    const at = { 'public-url': 'http://127.0.0.1:1' };
    expect(await mail(at)).toBeUndefined();
    expect(await mail({ smtp })).toMatchObject({ state: 'bad', details: { why: 'no-public-url' } });
    expect(await mail({ smtp, ...at })).toMatchObject({ state: 'well' });
    expect(box.letters).toEqual([]);
    await box.close();
    const gone = await mail({ smtp: smtp.replace('//', '//ada:secret@'), ...at });
    expect(gone).toMatchObject({ state: 'bad', details: { why: 'away' } });
    expect(JSON.stringify(gone)).not.toContain('secret');
  });

  test('has a sentence for everything that it may find, in both languages', async () => {
    const checks = (await examine(
      {},
      { data: temporaryFolder(), 'public-url': 'https://127.0.0.1:1', smtp: 'smtp://127.0.0.1:1', port: '0' },
    )) as Check[];
    for (const language of LANGUAGES)
      for (const check of checks) expect(checkText(language, check)).toMatch(/^\S.{10,}\.$/);
    expect(checks.every(({ check }) => CHECKS.includes(check))).toBe(true);
  });
});
