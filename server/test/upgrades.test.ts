import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../index.ts';
import { Browser, openTestHouse } from './house.ts';

let house: RunningServer;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.stop());

/** What Java's HttpClient and `curl --http2` say to a house without TLS. */
const OFFER = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n';

function get(path: string, more = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: ${house.url.slice(7)}\r\n${more}\r\n`;
}

function post(path: string, body: string, more = ''): string {
  const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  return get(path, `Content-Type: application/json\r\n${length}${more}`).replace('GET', 'POST') + body;
}

/** One connection: says each part when what came before it was answered, and tells all that it was answered. */
async function talk(parts: readonly (string | readonly string[])[]): Promise<{ statuses: number[]; text: string }> {
  const socket = connect(house.port, '127.0.0.1');
  let text = '';
  let wake = () => {};
  socket.on('data', (chunk) => {
    text += chunk;
    wake();
  });
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
  for (const [at, part] of parts.entries()) {
    for (const piece of typeof part === 'string' ? [part] : part) {
      socket.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    while (statuses().length <= at && !socket.closed)
      await Promise.race([new Promise<void>((resolve) => (wake = resolve)), closed]);
  }
  // Whatever else was asked in one breath is answered too.
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.destroy();
  return { statuses: statuses(), text };
}

test('whoever offers HTTP/2 is answered as if they did not, again and again on one connection', async () => {
  const { statuses, text } = await talk(Array.from({ length: 15 }, () => get('/api/games', OFFER)));
  expect(statuses).toEqual(Array.from({ length: 15 }, () => 200));
  expect(text).toContain('"id":"coda"');
  expect(text).not.toContain('101 ');
});

test('a body comes with it, whole or in parts', async () => {
  const room = JSON.stringify({ game: 'coda', seats: 2 });
  const long = JSON.stringify({ game: 'coda', name: 'x'.repeat(100_000) });
  const chunked = [
    get('/api/rooms', `Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n${OFFER}`).replace(
      'GET',
      'POST',
    ),
    `5\r\n${room.slice(0, 5)}\r\n`,
    `${(room.length - 5).toString(16)}\r\n${room.slice(5)}\r\n0\r\n\r\n`,
  ];
  const { statuses } = await talk([
    post('/api/rooms', room, OFFER),
    [post('/api/rooms', room, OFFER).slice(0, -8), room.slice(-8)],
    chunked,
    post('/api/rooms', long, OFFER),
    post('/api/rooms', room),
  ]);
  expect(statuses).toEqual([201, 201, 201, 400, 201]);
});

test('several in one breath are answered in turn', async () => {
  const breath = [get('/api/games'), get('/health', OFFER), get('/api/rooms', OFFER), get('/nothing.png', OFFER)];
  expect((await talk([breath.join('')])).statuses).toEqual([200, 200, 200, 404]);
  // Whoever wants the connection closed has it closed.
  const last = get('/health', OFFER.replace('Upgrade,', 'close, Upgrade,'));
  expect(await talk([last, get('/health')])).toMatchObject({
    statuses: [200],
    text: expect.stringContaining('Connection: close'),
  });
  expect((await new Browser(house.url).fetch('/health')).status).toBe(200);
});

test('a WebSocket where there is none is refused as before', async () => {
  const { statuses, text } = await talk([get('/api/games', 'Connection: Upgrade\r\nUpgrade: websocket\r\n')]);
  expect(statuses).toEqual([404]);
  expect(text).toContain('no-such-page');
});

test('whoever stays after a refused handshake does not keep the house from closing', { timeout: 10_000 }, async () => {
  const other = await openTestHouse();
  const socket = connect({ port: other.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.write(get('/api/games', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'));
  const [chunk] = await once(socket, 'data');
  expect(String(chunk)).toContain('404');
  socket.write('and more');
  await other.stop();
  socket.destroy();
});
