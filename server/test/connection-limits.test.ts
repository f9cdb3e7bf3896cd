import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ConnectionLimiter } from '../connections/connection-limiter.ts';
import { Counts } from '../metrics.ts';
import { RefusalTally } from '../refusal-tally.ts';
import { parseSettings } from '../settings.ts';
import { Browser, openTestHouse, Player } from './house.ts';

class FakeSocket extends EventEmitter {
  destroyed = false;
  writableLength = 0;
  readonly remoteAddress: string;

  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }

  destroy(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.emit('close');
  }
}

function limiter(most: number, proxies = 0): { admit(address: string): FakeSocket; limiter: ConnectionLimiter } {
  const settings = parseSettings({});
  if (!settings.ok) throw new Error('settings');
  const made = new ConnectionLimiter(
    { ...settings.value, proxies },
    most,
    new Counts(),
    new RefusalTally(() => 0),
    () => 0,
  );
  const admit = (address: string) => {
    const socket = new FakeSocket(address);
    made.admit(socket as unknown as Socket);
    return socket;
  };
  return { admit, limiter: made };
}

test('one address gets no more than half of the house, and several leave room for others', () => {
  const { admit } = limiter(400);
  const open = (address: string) => Array.from({ length: 500 }, () => admit(address)).filter((one) => !one.destroyed);
  const first = open('10.0.0.1');
  expect(first).toHaveLength(200);
  for (let at = 2; at < 8; at++) open(`10.0.0.${at}`);
  expect(admit('10.0.0.99').destroyed).toBe(false);
  for (const one of first) one.destroy();
  expect(open('10.0.0.100').length).toBeGreaterThan(90);
});

test('whoever comes again and again is not let in for a while', () => {
  const { admit } = limiter(10_000);
  const tries = Array.from({ length: 1_000 }, () => {
    const one = admit('10.0.0.1');
    const isIn = !one.destroyed;
    one.destroy();
    return isIn;
  });
  expect(tries.filter(Boolean)).toHaveLength(300);
  expect(admit('10.0.0.2').destroyed).toBe(false);
});

test('behind a proxy all connections are the proxy’s, and only their number is limited', () => {
  const { admit } = limiter(2_000, 1);
  const all = Array.from({ length: 2_100 }, () => admit('10.0.0.1'));
  expect(all.filter(({ destroyed }) => !destroyed)).toHaveLength(2_000);
});

test('of what is sent in one breath only a few are ever made requests of', async () => {
  const { limiter: made } = limiter(10);
  let requests = 0;
  // Answers are never given: all of them are in flight.
  const server = createServer((request, response) => {
    requests++;
    made.begin(request, response);
  });
  server.prependListener('connection', (socket) => made.admit(socket));
  server.on('connection', (socket) => made.limitPipelining(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200));
  await once(socket, 'close');
  expect(requests).toBe(4);
  server.close();
});

test('whoever leaves too much unread is hung up on, the largest first, and nobody else', () => {
  const { admit, limiter: made } = limiter(1_000);
  const [small, large, other] = [admit('10.0.0.1'), admit('10.0.0.1'), admit('10.0.0.2')];
  Object.assign(small, { writableLength: 100_000 });
  Object.assign(large, { writableLength: 3_000_000 });
  Object.assign(other, { writableLength: 1_000_000 });
  made.sweep();
  expect([small, large, other].map(({ destroyed }) => destroyed)).toEqual([false, true, false]);
  const crowd = Array.from({ length: 20 }, () => Object.assign(admit('10.0.0.1'), { writableLength: 1_000_000 }));
  made.sweep();
  expect(crowd.filter(({ destroyed }) => !destroyed).length).toBeLessThanOrEqual(8);
  expect(other.destroyed).toBe(false);
});

test('frames that are no messages are limited like messages', async () => {
  const house = await openTestHouse({ messagesPerSecond: 5 });
  const id = await new Browser(house.url).openRoom('qwinto');
  for (const flood of ['ping', 'pong'] as const) {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/rooms/${id}/socket`);
    await once(socket, 'open');
    for (let at = 0; at < 30; at++) socket[flood]('x');
    const [code] = await once(socket, 'close');
    expect(code).toBe(4029);
  }
  // One now and then is answered.
  const calm = new WebSocket(`${house.url.replace('http', 'ws')}/api/rooms/${id}/socket`);
  await once(calm, 'open');
  calm.ping('are you there');
  expect(String((await once(calm, 'pong'))[0])).toBe('are you there');
  calm.terminate();
  await house.stop();
});

test('many requests in one breath end the connection', async () => {
  const house = await openTestHouse();
  const socket = connect(house.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /docs HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100));
  await once(socket.resume(), 'close');
  expect((await fetch(`${house.url}/health`)).status).toBe(200);
  await house.stop();
});

test('pages and wrong tokens are limited too', async () => {
  const house = await openTestHouse({ requestsPerMinute: 10 });
  const statuses = async (path: string, count: number, headers = {}) => {
    const all = [];
    for (let at = 0; at < count; at++) all.push((await fetch(house.url + path, { headers })).status);
    return all;
  };
  expect(await statuses('/metrics', 3)).toEqual([200, 200, 429]);
  expect((await statuses('/docs', 12)).at(-1)).toBe(429);
  const guesses = await statuses('/api/bot/view', 6, { authorization: `Bearer ${'x'.repeat(43)}` });
  expect(guesses).toEqual([401, 401, 401, 429, 429, 429]);
  await house.stop();
});

test('whoever says nothing, or says it too slowly, is hung up on', { timeout: 60_000 }, async () => {
  const house = await openTestHouse();
  const id = await new Browser(house.url).openRoom('qwinto');
  const since = Date.now();
  const silent = ['', 'GET / HTTP/1.1\r\nHost: x\r\nSlow: '].map((text) => {
    const socket = connect(house.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(text);
    return once(socket.resume(), 'close');
  });
  const ungreeted = new WebSocket(`${house.url.replace('http', 'ws')}/api/rooms/${id}/socket`);
  await Promise.all([...silent, once(ungreeted, 'close')]);
  expect(Date.now() - since).toBeLessThan(20_000);
  await house.stop();
});

test('a clock that is set back hangs up on nobody', async () => {
  let now = Date.now();
  const house = await openTestHouse({ messagesPerSecond: 5 }, undefined, { now: () => now });
  const host = new Browser(house.url);
  const player = new Player(host, await host.openRoom('qwinto')).connect();
  await player.until(() => true);
  now -= 7_200_000;
  for (let at = 0; at < 40; at++) {
    player.socket?.send('{"type":"ping"}');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(player.lastClose).toBeNull();
  player.leave();
  await house.stop();
});
