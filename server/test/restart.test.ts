import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { LANGUAGES } from '@cifra/kernel';
import type { RoomView } from '@cifra/room';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type HouseDependencies, REAL_DEPENDENCIES } from '../dependencies.ts';
import { openHouse, parseSettings, refusalText } from '../index.ts';
import { openSqlite } from '../store/sqlite.ts';
import { freePort, ServerProcess } from './child.ts';
import { Browser, openTestHouse, Player, seatedRoom, start, temporaryFolder } from './house.ts';

describe('a server process', () => {
  test('asked to stop, it tells everybody to come back, loses nothing, and everything goes on', async () => {
    const server = new ServerProcess(await freePort(), temporaryFolder());
    await server.start();
    const { id, players } = await seatedRoom(server.url, 'coda', 2, { clock: true });
    const [ana, ben] = players as [Player, Player];
    await start(players);
    await ana.must({ type: 'say', to: 'all', text: 'See you in a minute' });
    await ana.must({ type: 'note', text: 'a draft' });
    const before = ana.view;
    const left = (before.table.clock?.endsAt ?? 0) - Date.now();

    expect(await server.end('SIGTERM')).toBe(0);
    await expect.poll(() => ana.lastClose).toEqual({ code: 1012, reason: 'stopping' });
    expect(ana.heard.at(-1)).toBe('{"type":"bye","code":"stopping"}');
    expect(server.output).not.toContain('"error"');

    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await server.start();
    for (const player of [ana, ben]) player.connect(true);
    const after = await ana.until(({ version }) => version > before.version);
    expect(after.table.talk).toEqual(before.table.talk);
    expect(after.hand.notes).toBe('a draft');
    expect(after.match).toEqual(before.match);
    // Nobody's clock ran while the house was away.
    const stillLeft = (after.table.clock?.endsAt ?? 0) - Date.now();
    expect(Math.abs(stillLeft - left)).toBeLessThan(1_400);
    await Promise.all([ana.playOut(1), ben.playOut(2)]);
    const matches = await new Browser(server.url).json<unknown[]>(`/api/rooms/${id}/matches`);
    expect(matches).toHaveLength(1);
    for (const player of players) player.leave();
    expect(await server.end('SIGINT')).toBe(0);
  });

  test('a wrong setting ends it at once, with a sentence', async () => {
    const server = new ServerProcess(0, temporaryFolder(), ['--log=loud', '--lang=es']);
    await expect(server.start()).rejects.toThrow(/ended with 2: .*--log vale «loud»/s);
  });
});

test('a taken port, a folder in use and a folder that cannot be are refused in both languages', async () => {
  const settings = parseSettings({ HOST: '127.0.0.1', CIFRA_LOG: 'silent' });
  if (!settings.ok) throw new Error(settings.refusal.code);
  const first = await openHouse({ ...settings.value, port: 0, data: temporaryFolder() });
  if (!first.ok) throw new Error(first.refusal.code);
  const { port } = first.value;
  const data = temporaryFolder();
  const second = await openHouse({ ...settings.value, port: 0, data });
  const refused = await Promise.all([
    openHouse({ ...settings.value, port, data: temporaryFolder() }),
    openHouse({ ...settings.value, port: 0, data }),
    openHouse({ ...settings.value, port: 0, data: '/dev/null/x' }),
    openHouse({ ...settings.value, host: '203.0.113.1', data: temporaryFolder() }),
  ]);
  const codes = refused.map((one) => (one.ok ? 'open' : one.refusal.code));
  expect(codes).toEqual(['port-taken', 'data-in-use', 'data-folder', 'host-refused']);
  for (const one of refused)
    for (const language of LANGUAGES)
      if (!one.ok) expect(refusalText(language, one.refusal)).toMatch(/^[A-Z].{20,}\.$/);
  await first.value.stop();
  if (second.ok) await second.value.stop();
});

test('a client that never answers does not keep the house from closing', async () => {
  const house = await openTestHouse();
  const id = await new Browser(house.url).openRoom('qwinto');
  const deaf = connect(house.port, '127.0.0.1');
  deaf.write(
    `GET /api/rooms/${id}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
  );
  await once(deaf, 'data');
  const since = Date.now();
  await house.stop();
  expect(Date.now() - since).toBeLessThan(15_000);
});

/** What a stream says, as it comes. */
function listen({ body }: Response): { readonly heard: () => string; readonly end: Promise<void> } {
  let text = '';
  const read = async () => {
    for await (const chunk of body ?? []) text += Buffer.from(chunk).toString();
  };
  return { heard: () => text, end: read() };
}

test('a house that closes answers the orders that it has begun with, and tells the streams of bots why they end', async () => {
  const statuses: number[] = [];
  // The house is asked to stop at the moment when an order asks for the time: first on its way, then in its room.
  for (let asked = 1; asked <= 5; asked++) {
    let left = 0;
    let stopped: Promise<void> | null = null;
    const data = temporaryFolder();
    const now = () => {
      if (left > 0 && --left === 0) stopped = house.stop();
      return Date.now();
    };
    const house = await openTestHouse({ data }, undefined, { now });
    const host = new Browser(house.url);
    const id = await host.openRoom('qwinto', { seats: 2 });
    const { token } = await host.json<{ token: string }>(`/api/rooms/${id}/token`, { json: {} });
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'es' };
    const stream = listen(await fetch(`${house.url}/api/bot/stream`, { headers }));
    await expect.poll(stream.heard).toContain('"state"');
    left = asked;
    const order = { type: 'say', to: 'all', text: 'kept' };
    const answer = await host.fetch('/api/bot/orders', { headers, json: { order } });
    statuses.push(answer.status);
    if (!answer.ok)
      expect(await answer.json()).toMatchObject({ code: 'stopping', message: expect.stringContaining('deteniendo') });
    await stream.end;
    expect(stream.heard().trimEnd().split('\n').at(-1)).toBe('{"type":"bye","code":"stopping"}');
    await stopped;
    const after = await openTestHouse({ data });
    const { table } = await new Browser(after.url).json<RoomView>('/api/bot/view', { headers });
    expect(table.talk).toHaveLength(answer.ok ? 1 : 0);
    await after.stop();
  }
  expect(new Set(statuses)).toEqual(new Set([503, 200]));
});

test('a request that never ends does not keep the house from closing', async () => {
  const house = await openTestHouse();
  const slow = connect(house.port, '127.0.0.1');
  slow.on('error', () => {});
  slow.write(
    'POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"game":',
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  const since = Date.now();
  await house.stop();
  expect(Date.now() - since).toBeLessThan(5_000);
});

test('a house that closes while much is under way calls none of it a failure', async () => {
  const logged: string[] = [];
  const house = await openTestHouse({}, { write: (line) => void logged.push(line) });
  const host = new Browser(house.url);
  const ids = await Promise.all(Array.from({ length: 8 }, () => host.openRoom('qwinto', { seats: 2 })));
  const players = ids.map((id) => new Player(host, id).connect());
  const streams = await Promise.all(
    players.map(async (player) => {
      await player.until(() => true);
      await player.must({ type: 'sit' });
      const { token } = await host.json<{ token: string }>(`/api/rooms/${player.room}/token`, { json: {} });
      return fetch(`${house.url}/api/bot/stream`, { headers: { authorization: `Bearer ${token}` } });
    }),
  );
  const statuses = new Set<number>();
  const busy = players.flatMap((player, at) => [
    ...Array.from({ length: 20 }, () => player.order({ type: 'say', to: 'all', text: 'and one more' })),
    streams[at]?.text(),
    ...Array.from({ length: 5 }, () =>
      host.fetch(`/api/rooms/${player.room}`).then(({ status }) => statuses.add(status)),
    ),
  ]);
  for (const one of busy) one?.catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 3));
  await house.stop();
  expect(logged.filter((line) => !line.includes('"level":"info"'))).toEqual([]);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

test('a room that cannot be read does not keep the house from waking the others', async () => {
  const data = temporaryFolder();
  const before = await openTestHouse({ data });
  const host = new Browser(before.url);
  const bad = await host.openRoom('coda', { seats: 2 });
  const good = await host.openRoom('qwinto', { seats: 2 });
  await before.stop();
  const logged: string[] = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const games: HouseDependencies['games'] = (id) => (id === 'coda' ? null : REAL_DEPENDENCIES.games(id));
  const house = await openTestHouse({ data }, { write: (line) => void logged.push(line) }, { games });
  const database = await openSqlite(join(data, 'cifra.db'));
  const setDue = database.prepare('update rooms set due = ? where name = ?');
  setDue.run(1, bad);
  setDue.run(2, good);
  database.close();
  const rooms = async () => (await new Browser(house.url).json<{ rooms: number }>('/health')).rooms;
  expect(await rooms()).toBe(0);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(rooms, { timeout: 5_000 }).toBe(1);
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  await house.stop();
  const errors = logged.filter((line) => line.includes('"level":"error"'));
  // Once: it is due for ever.
  expect(errors).toEqual([expect.stringContaining('a room did not wake')]);
  expect(errors.join()).not.toContain(bad);
});

describe('memory', () => {
  test('a quiet room leaves it, comes back on demand, and its connections notice nothing', async () => {
    const house = await openTestHouse({ roomIdleSeconds: 1 });
    const rooms = async () => (await new Browser(house.url).json<{ rooms: number }>('/health')).rooms;
    const host = new Browser(house.url);
    const ids = await Promise.all([1, 2, 3].map(() => host.openRoom('qwinto')));
    const { players } = await seatedRoom(house.url, 'qwinto', 2);
    await start(players);
    expect(await rooms()).toBe(4);
    // The one that somebody listens to stays, asleep.
    await expect.poll(rooms, { timeout: 20_000, interval: 500 }).toBe(1);
    expect(await host.json(`/api/rooms/${ids[0]}`)).toMatchObject({ phase: 'lobby' });
    expect(await rooms()).toBe(2);
    await Promise.all(players.map((player, at) => player.playOut(at)));
    expect(players.map(({ lastClose }) => lastClose)).toEqual([null, null]);
    await house.stop();
  });
});
