import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type Ports, Rooms } from '@cifra/room';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ANA, BEN, house, RecordingSubscriber, Table } from '../../room/test/house.ts';
import { Counts } from '../metrics.ts';
import { openEmbedded } from '../store/embedded.ts';
import { freePort, ServerProcess } from './child.ts';
import { Browser, openTestHouse, Player, temporaryFolder } from './house.ts';

/** A disk that takes what is written and then cannot keep it. */
const disk = vi.hoisted(() => ({ fails: false }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const fdatasync: (file: number, done: (error: Error | null) => void) => void = (file, done) =>
    disk.fails ? setImmediate(done, new Error('EIO')) : fs.fdatasync(file, done);
  return { ...fs, fdatasync };
});
afterEach(() => {
  disk.fails = false;
});

test('what a failed disk may have lost is neither acknowledged to a retry nor told to anybody', async () => {
  const path = temporaryFolder();
  const data = await openEmbedded(path, new Counts(), Date.now);
  const { rooms, ports } = house({ store: data.store });
  const room = await Table.open(rooms, ANA, { game: 'qwinto' });
  const ear = new RecordingSubscriber(BEN);
  await room.room.join(ear);
  const say = (where: Pick<Table, 'room'> | null) =>
    where?.room.order(ANA, 'hi', { type: 'say', to: 'all', text: 'hi' });
  const notSaved = { ok: false, refusal: { code: 'not-saved' } };
  disk.fails = true;
  expect(await say(room)).toEqual(notSaved);
  // A later success says nothing about what was dropped before it.
  disk.fails = false;
  expect(await say(room)).toEqual(notSaved);
  await expect(room.room.view(ANA.id)).rejects.toThrow('EIO');
  await expect(new Rooms(ports).find('room-1')).rejects.toThrow('EIO');
  await expect(data.store.read('room-1', 0, 10)).rejects.toThrow('EIO');
  expect(JSON.stringify(ear.heard)).not.toContain('said');
  await rooms.close();
  await data.close();

  const again = await openEmbedded(path, new Counts(), Date.now);
  const later: Ports = { ...ports, store: again.store };
  const found = await new Rooms(later).find('room-1');
  expect(await say(found === null ? null : new Table(found))).toEqual({ ok: true, version: 2 });
  await again.close();
});

test('a house whose disk has failed says so to who watches over it, once in its log, and closes', async () => {
  const lines: { level: string; msg: string }[] = [];
  const path = temporaryFolder();
  const server = await openTestHouse({ data: path }, { write: (line) => void lines.push(JSON.parse(line)) });
  const browser = new Browser(server.url);
  const health = async () => {
    const response = await browser.fetch('/health');
    return [response.status, ((await response.json()) as { ok: boolean }).ok];
  };
  const id = await browser.openRoom('qwinto', { seats: 1 });
  const { token } = await browser.json<{ token: string }>(`/api/rooms/${id}/token`, { json: {} });
  const watcher = new Player(new Browser(server.url), id).connect();
  await watcher.until(() => true);
  expect(await health()).toEqual([200, true]);

  disk.fails = true;
  const ask = async (what: string, json?: unknown) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await new Browser(server.url).fetch(`/api/bot/${what}`, {
      headers,
      ...(json === undefined ? {} : { json }),
    });
    return [response.status, ((await response.json()) as { code?: string }).code];
  };
  const order = { id: 'x', order: { type: 'say', to: 'all', text: 'hi' } };
  expect(await ask('orders', order)).toEqual([503, 'not-saved']);
  expect(await ask('orders', order)).toEqual([503, 'not-saved']);
  expect(await ask('view')).toEqual([503, 'needs-restart']);
  expect(await ask('stream')).toEqual([503, 'needs-restart']);
  const late = new WebSocket(`${server.url.replace('http', 'ws')}/api/rooms/${id}/socket`);
  const [, answer] = (await once(late, 'unexpected-response')) as [unknown, IncomingMessage];
  expect(answer.statusCode).toBe(503);
  answer.destroy();
  expect(await health()).toEqual([503, false]);
  expect(JSON.stringify(watcher.heard)).not.toContain('said');
  expect(lines.filter(({ level }) => level !== 'info' && level !== 'debug')).toMatchObject([
    { level: 'fatal', msg: expect.stringContaining('restart') },
  ]);
  watcher.leave();
  await server.stop();

  disk.fails = false;
  const again = await openTestHouse({ data: path });
  expect((await new Browser(again.url).fetch('/health')).status).toBe(200);
  await again.stop();
});

test('the program ends, so that whoever keeps services running starts it again, and it knows what it acknowledged', async () => {
  const place = { ofNode: ['--import', new URL('failing-disk.mjs', import.meta.url).href] };
  const server = new ServerProcess(await freePort(), temporaryFolder(), ['--log=silent'], place);
  await server.start();
  const browser = new Browser(server.url);
  const id = await browser.openRoom('qwinto', { seats: 1 });
  server.signal('SIGUSR2');
  // Whatever is written next finds it out.
  await expect.poll(() => browser.openRoom('qwinto', { seats: 1 }).then(String, () => 'gone')).toBe('gone');
  await expect.poll(() => server.failure).toMatch(/ended with 1: .*The disk failed/s);
  await server.start();
  expect((await browser.fetch(`/api/rooms/${id}`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
});
