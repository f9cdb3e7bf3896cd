import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { rng } from '@cifra/kernel';
import { MAX_MESSAGE, PROTOCOL } from '@cifra/protocol';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../index.ts';
import { Browser, openTestHouse, Player, seatedRoom, start } from './house.ts';

let house: RunningServer;
/** A match next door that must not notice anything. */
let neighbours: Player[];
beforeAll(async () => {
  house = await openTestHouse();
  neighbours = (await seatedRoom(house.url, 'qwinto', 2)).players;
  await start(neighbours);
});
afterAll(() => house.stop());

afterEach(async () => {
  expect(await new Browser(house.url).json('/health')).toMatchObject({ ok: true });
  const told = neighbours[1]?.view.version ?? 0;
  await neighbours[0]?.must({ type: 'note', text: `all quiet ${told}` });
  await neighbours[1]?.until(({ version }) => version > told);
  expect(neighbours.map(({ lastClose }) => lastClose)).toEqual([null, null]);
});

type Ended = { readonly code: number; readonly heard: readonly string[] };

type Sending = {
  cookie?: string;
  quiet?: number;
  until?: (heard: readonly string[]) => boolean;
  asText?: boolean;
  [header: string]: unknown;
};

/** A raw socket: says these things and tells what came back until the house closed it, or it had been quiet a while. */
function say(
  room: string,
  messages: readonly (string | Buffer)[],
  { cookie, quiet = 5_000, until = () => false, asText = false, ...headers }: Sending = {},
): Promise<Ended> {
  const url = `${house.url.replace('http', 'ws')}/api/rooms/${room}/socket`;
  const socket = new WebSocket(url, { headers: { ...(cookie === undefined ? {} : { cookie }), ...headers } as never });
  const heard: string[] = [];
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => socket.terminate(), quiet);
    };
    socket.on('open', () => {
      for (const message of messages) socket.send(message, { binary: typeof message !== 'string' && !asText });
      wait();
    });
    socket.on('message', (data) => {
      heard.push(data.toString());
      if (until(heard)) socket.terminate();
      else wait();
    });
    socket.on('unexpected-response', (_request, { statusCode }) => resolve({ code: statusCode ?? 0, heard }));
    socket.on('error', () => {});
    socket.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, heard });
    });
  });
}

const HELLO = JSON.stringify({ type: 'hello', protocol: PROTOCOL, name: 'Fuzz' });
const order = (id: string, what: unknown) => JSON.stringify({ type: 'order', id, order: what });
const greeted = (heard: readonly string[]) => heard.length > 0;
const byes = ({ heard }: Ended) => heard.map((text) => JSON.parse(text)).filter(({ type }) => type === 'bye');

describe('bad frames', () => {
  test.each([
    ['random bytes', Buffer.from(Array.from({ length: 300 }, (_, at) => (at * 131) % 256))],
    ['a binary frame', Buffer.from(HELLO)],
    ['no JSON', '{"type":"hello"'],
    ['an empty text', ''],
    ['a number', '7'],
    ['null', 'null'],
    ['an unknown type', '{"type":"fly"}'],
    ['a field too many', JSON.stringify({ type: 'ping', extra: 1 })],
    ['an order before the greeting', order('a', { type: 'leave' })],
    ['a second greeting', `${HELLO}`],
    ['a prototype', '{"type":"ping","__proto__":{"a":1}}'],
  ])('%s closes the connection with a word', async (name, frame) => {
    const id = await new Browser(house.url).openRoom('qwinto');
    const ended = await say(id, name === 'a second greeting' ? [HELLO, frame] : [frame]);
    expect(ended.code).toBe(1008);
    expect(byes(ended)).toEqual([{ type: 'bye', code: 'bad-message' }]);
  });

  test('broken UTF-8 and huge frames close the connection', async () => {
    const id = await new Browser(house.url).openRoom('qwinto');
    expect((await say(id, [HELLO, Buffer.from([0x22, 0xff, 0xfe, 0x22])], { asText: true })).code).toBe(1007);
    expect((await say(id, [HELLO, `"${'x'.repeat(MAX_MESSAGE)}"`])).code).toBe(1009);
    expect((await say(id, [HELLO, 'x'.repeat(5_000_000)])).code).toBe(1009);
  });

  test('the longest list of words that Decrypto takes fits, however it is written', async () => {
    // A thousand words and twenty thousand signs, each written by its number: six bytes.
    const ownWords = Array.from({ length: 1_000 }, (_, at) => `語${at}`.padEnd(20, '語'));
    const escaped = (what: unknown) =>
      JSON.stringify(what).replace(/./g, (sign) => (sign === '語' ? `\\u${sign.charCodeAt(0).toString(16)}` : sign));
    const host = new Browser(house.url);
    const opening = { game: 'decrypto', seats: 4, options: { ownWords } };
    const headers = { 'content-type': 'application/json' };
    const opened = await host.fetch('/api/rooms', { body: escaped(opening), headers });
    expect(opened.status).toBe(201);
    const { id } = (await opened.json()) as { id: string };
    const configure = { type: 'configure', options: { ownWords, timer: 60 } } as const;
    const raw = JSON.stringify({ type: 'order', id: 'a', order: configure });
    const answered = (heard: readonly string[]) => heard.some((text) => text.includes('"id":"a"'));
    const cookie = host.cookie ?? '';
    const { heard } = await say(id, [HELLO, escaped(JSON.parse(raw))], { cookie, until: answered });
    expect(heard.at(-1)).toMatch(/^{"type":"done"/);
    const player = new Player(host, id).connect();
    await player.until(({ table }) => table.options.timer === 60);
    await player.must({ ...configure, options: { ownWords, timer: 90 } });
    const longer = await player.order({ ...configure, options: { ownWords: [...ownWords.slice(1), '語'.repeat(60)] } });
    expect(longer).toEqual({ ok: false, refusal: { code: 'own-words-too-long', max: 20_000 } });
    const endless = await player.order({ ...configure, options: { ownWords: ownWords.map((word) => word.repeat(3)) } });
    expect(endless).toMatchObject({ ok: false, refusal: { code: 'too-large' } });
    expect(player.lastClose).toBeNull();
    player.leave();
  });

  test('another version of the protocol is told to reload', async () => {
    const id = await new Browser(house.url).openRoom('qwinto');
    const ended = await say(id, [JSON.stringify({ type: 'hello', protocol: PROTOCOL + 1 })]);
    expect(byes(ended)).toEqual([{ type: 'bye', code: 'other-protocol' }]);
  });

  test('deep JSON is refused like any other nonsense', async () => {
    const host = new Browser(house.url);
    const id = await host.openRoom('qwinto');
    const deep = `${'['.repeat(12_000)}${']'.repeat(12_000)}`;
    const nested = `${'{"a":'.repeat(4_000)}1${'}'.repeat(4_000)}`;
    for (const value of [deep, nested]) {
      const frames = [
        `{"type":"order","id":"1","order":{"type":"play","command":${value}}}`,
        `{"type":"order","id":"2","order":{"type":"configure","options":${value}}}`,
        `{"type":"order","id":"3","order":{"type":"configure","options":{"a":${value}}}}`,
      ];
      const until = (heard: readonly string[]) => heard.filter((text) => text.includes('refused')).length === 3;
      const { heard, code } = await say(id, [HELLO, ...frames], { ...cookieOf(host), until });
      expect(code).toBe(1006);
      const refused = heard.map((text) => JSON.parse(text)).filter(({ type }) => type === 'refused');
      expect(refused.map((one) => one.id)).toEqual(['1', '2', '3']);
    }
  });

  test('arbitrary messages and orders are refused or close the connection, whoever sends them', async () => {
    const { id, players } = await seatedRoom(house.url, 'qwinto', 2);
    await start(players);
    const cookies = [...players.map(({ browser }) => cookieOf(browser)), {}];
    const types = ['sit', 'leave', 'kick', 'bot', 'swap', 'resize', 'configure', 'settings', 'start', 'ready', 'play'];
    const anyOrder = fc.oneof(
      fc.record({
        type: fc.constantFrom(...types, 'say', 'note', 'pause', 'rematch', 'ban', 'lift-ban'),
        seat: fc.jsonValue(),
      }),
      fc.record({ type: fc.constant('play'), command: fc.jsonValue() }),
      fc.record({
        type: fc.constant('play'),
        command: fc.record({ type: fc.constantFrom('roll', 'write', 'skip'), row: fc.jsonValue() }),
      }),
      fc.jsonValue(),
    );
    const message = fc.oneof(
      fc.tuple(fc.string(), anyOrder).map(([name, what]) => order(name, what)),
      fc
        .record({ type: fc.constantFrom('hello', 'order', 'ping', 'news'), id: fc.jsonValue() })
        .map((raw) => JSON.stringify(raw)),
      fc.json(),
      fc.string(),
    );
    const batches = fc.sample(fc.array(message, { minLength: 1, maxLength: 6 }), { numRuns: 150, seed: 5 });
    await Promise.all(
      batches.map(async (batch, at) => {
        const ended = await say(id, [HELLO, ...batch], { ...cookies[at % 3], quiet: 400 });
        expect([1006, 1008]).toContain(ended.code);
        for (const text of ended.heard) expect(text).not.toMatch(/seed"|salt"|stack|at Object|node_modules/);
      }),
    );
    expect(players.map(({ view }) => view.table.phase)).toEqual(['playing', 'playing']);
    for (const player of players) player.leave();
  });
});

describe('what is not one’s own', () => {
  test('a room that is not there', async () => {
    for (const room of ['nowhere', 'a'.repeat(20)]) {
      const ended = await say(room, [HELLO]);
      expect(ended).toEqual({ code: 404, heard: [] });
    }
    expect((await say('UPPER', [HELLO])).code).toBe(404);
  });

  test('a page of another site, a token of another room', async () => {
    const host = new Browser(house.url);
    const [id, other] = [await host.openRoom('qwinto'), await host.openRoom('qwinto')];
    expect((await say(id, [HELLO], { ...cookieOf(host), origin: 'https://evil.example' })).code).toBe(403);
    expect((await say(id, [HELLO], { ...cookieOf(host), origin: house.url, until: greeted })).code).toBe(1006);
    const { token } = await host.json<{ token: string }>(`/api/rooms/${other}/token`, { json: {} });
    expect((await say(id, [HELLO], { authorization: `Bearer ${token}` })).code).toBe(401);
    expect((await say(other, [HELLO], { authorization: `Bearer ${token}`, until: greeted })).code).toBe(1006);
    expect((await say(other, [HELLO], { authorization: 'Bearer x' })).code).toBe(401);
  });

  test.each([
    ['nowhere', '/api/rooms/UPPER/socket', {}, 404, 'En esta dirección no hay nada.'],
    ['from another site', `/api/rooms/${'a'.repeat(20)}/socket`, { origin: 'https://evil.example' }, 403, 'otro sitio'],
    ['with a wrong token', `/api/rooms/${'a'.repeat(20)}/socket`, { authorization: 'Bearer x' }, 401, 'credencial'],
  ])('a handshake %s is refused in words', async (_, path, headers, status, words) => {
    const socket = new WebSocket(house.url.replace('http', 'ws') + path, {
      headers: { 'accept-language': 'es', ...headers } as never,
    });
    const answer = await new Promise<IncomingMessage>((resolve) => {
      socket.on('error', () => {});
      socket.on('unexpected-response', (_request, response) => resolve(response));
    });
    expect([answer.statusCode, (await answer.toArray()).join('')]).toEqual([status, expect.stringContaining(words)]);
  });

  test('another’s seat: a watcher and a stranger order nothing, an opponent not out of turn', async () => {
    const { id, players } = await seatedRoom(house.url, 'qwinto', 2);
    await start(players);
    const [ana, ben] = players as [Player, Player];
    const waiting = ana.move(rng(1)) === null ? ana : ben;
    const command = (waiting === ana ? ben : ana).move(rng(1));
    const watcher = new Player(new Browser(house.url), id).connect();
    await watcher.until(() => true);
    for (const player of [watcher, waiting])
      expect(await player.order({ type: 'play', command })).toMatchObject({ ok: false });
    for (const what of [
      { type: 'pause' },
      { type: 'start' },
      { type: 'kick', seat: 0 },
      { type: 'ban', person: ana.view.me },
      { type: 'note', text: 'x' },
    ] as const)
      expect(await watcher.order(what)).toMatchObject({ ok: false });
    expect(await ben.order({ type: 'configure', options: {} })).toMatchObject({ ok: false });
    for (const player of [...players, watcher]) player.leave();
  });

  test('an id that was used: the same answer for its owner, and no meaning for others', async () => {
    const { id, players } = await seatedRoom(house.url, 'qwinto', 2);
    const [ana, ben] = players as [Player, Player];
    const what = order('again', { type: 'say', to: 'all', text: 'once' });
    const twice = (heard: readonly string[]) => heard.filter((text) => text.includes('"done"')).length === 2;
    const answers = [];
    for (const player of [ana, ana, ben])
      for (const text of (await say(id, [HELLO, what, what], { ...cookieOf(player.browser), until: twice })).heard)
        if (text.includes('"done"')) answers.push(JSON.parse(text).version);
    expect(answers).toHaveLength(6);
    expect(new Set(answers.slice(0, 4)).size).toBe(1);
    expect(new Set(answers).size).toBe(2);
    await ana.until(({ table }) => table.talk.length === 2);
    for (const player of players) player.leave();
  });
});

describe('too much', () => {
  test('a client that reads too slowly is dropped, and gets everything when it comes back', async () => {
    const { players } = await seatedRoom(house.url, 'qwinto', 2);
    const [ana] = players as [Player, Player];
    await start(players);
    const slow = new Player(ana.browser, ana.room).connect();
    await slow.until(() => true);
    slow.socket?.pause();
    const text = 'ñ€'.repeat(2_000);
    // One after another: of notes that wait together only the last one is told.
    for (let at = 0; at < 1_500; at++) await ana.must({ type: 'note', text: `${at}${text}`.slice(0, 4_000) });
    const numbers = await (await new Browser(house.url).fetch('/metrics')).text();
    expect(numbers).toMatch(/cifra_slow_dropped_total [1-9]/);
    slow.socket?.resume();
    await expect.poll(() => slow.lastClose?.code, { timeout: 10_000 }).toBe(1006);
    slow.connect();
    await slow.until(({ version }) => version === ana.view.version);
    expect(slow.view).toEqual(ana.view);
    for (const player of [...players, slow]) player.leave();
  });

  test('a client that sends too fast, or opens too many sockets, is told so', async () => {
    const small = await openTestHouse({ messagesPerSecond: 5, socketsPerAddress: 4 });
    const host = new Browser(small.url);
    const id = await host.openRoom('qwinto');
    const player = new Player(host, id).connect();
    await player.until(() => true);
    for (let at = 0; at < 30; at++) player.socket?.send('{"type":"ping"}');
    await expect.poll(() => player.lastClose).toEqual({ code: 4029, reason: 'too-fast' });
    const crowd = Array.from({ length: 8 }, () => new Player(new Browser(small.url), id).connect());
    await expect.poll(() => crowd.filter(({ lastClose }) => lastClose !== null).length).toBeGreaterThanOrEqual(4);
    expect(await turnedAway(small.url, id)).toEqual([429, '30']);
    await small.stop();
  });

  test('what a person may say is counted over all their connections, older and newer', async () => {
    let now = 0;
    const duties = vi.spyOn(globalThis, 'setInterval');
    const small = await openTestHouse({ messagesPerSecond: 5 }, undefined, { monotonicNow: () => now });
    const sweep = duties.mock.calls.find(([, ms]) => ms === 60_000)?.[0];
    duties.mockRestore();
    const host = new Browser(small.url);
    const id = await host.openRoom('qwinto');
    const older = new Player(host, id).connect();
    await older.until(() => true);
    // Whoever has said nothing for a while is forgotten.
    now += 60_000;
    sweep?.();
    const newer = new Player(host, id).connect();
    await newer.until(() => true);
    for (const { socket } of [older, newer]) for (let at = 0; at < 15; at++) socket?.send('{"type":"ping"}');
    await expect.poll(() => (older.lastClose ?? newer.lastClose)?.reason, { timeout: 3_000 }).toBe('too-fast');
    for (const player of [older, newer]) player.leave();
    await small.stop();
  });
});

/** What a handshake is answered that leads nowhere: the status, and when to come again. */
async function turnedAway(url: string, room: string): Promise<(number | string | undefined)[]> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/rooms/${room}/socket`);
  const [, answer] = await once(socket, 'unexpected-response');
  socket.on('error', () => undefined).terminate();
  return [answer.statusCode, answer.headers['retry-after']];
}

function cookieOf({ cookie }: Browser): { cookie: string } {
  if (cookie === undefined) throw new Error('no cookie');
  return { cookie };
}
