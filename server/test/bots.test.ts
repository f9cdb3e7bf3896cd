import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GAMES } from '@cifra/games/rules';
import type { RoomView } from '@cifra/room';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { RunningServer } from '../index.ts';
import { Browser, openTestHouse, Player, temporaryFolder } from './house.ts';

const run = promisify(execFile);
// Where there is no Python the others still say whether the interface works.
const hasPython = spawnSync('python3', ['--version']).status === 0;
const script = fileURLToPath(new URL('../../docs/bot.py', import.meta.url));

let house: RunningServer;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.stop());

/** A program at a seat. */
class Program {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  static async at(browser: Browser, room: string, body: object = {}): Promise<Program> {
    return new Program((await browser.json<{ token: string }>(`/api/rooms/${room}/token`, { json: body })).token);
  }

  async ask(path: string, json?: unknown, language = 'en'): Promise<Response> {
    const headers = {
      authorization: `Bearer ${this.#token}`,
      'content-type': 'application/json',
      'accept-language': language,
    };
    return fetch(`${house.url}/api/bot${path}`, {
      headers,
      ...(json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }),
    });
  }

  async order(order: object, id?: string): Promise<{ version: number }> {
    const response = await this.ask('/orders', { order, ...(id === undefined ? {} : { id }) });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as { version: number };
  }

  async *states(): AsyncGenerator<{ view: RoomView; legal: object[] }> {
    const { body } = await this.ask('/stream');
    let rest = '';
    for await (const chunk of body ?? []) {
      const lines = (rest + Buffer.from(chunk).toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line);
    }
  }
}

describe('the bot interface', () => {
  test.runIf(hasPython).each(GAMES.map(({ game }) => game.id))(
    'docs/bot.py plays a whole match of %s',
    async (game) => {
      const { stdout, stderr } = await run('python3', [script, house.url, game], { timeout: 60_000 });
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toHaveProperty('winners');
    },
  );

  test.runIf(hasPython)('a program joins the room of others and plays with them', async () => {
    const host = new Browser(house.url);
    const id = await host.openRoom('qwinto', { seats: 2 });
    const ana = new Player(host, id).connect();
    await ana.until(() => true);
    await ana.must({ type: 'sit' });
    const python = run('python3', [script, house.url, '--room', id], { timeout: 60_000 });
    await ana.until(({ table }) => table.seats[1]?.ready === true);
    await ana.must({ type: 'ready', ready: true });
    await ana.must({ type: 'start' });
    const { table } = await ana.playOut(5);
    expect(JSON.parse((await python).stdout)).toEqual(table.outcome);
    ana.leave();
  });

  test.runIf(hasPython)('docs/bot.py goes on when the house goes away in the middle of a match', async () => {
    const data = temporaryFolder();
    const before = await openTestHouse({ data });
    const python = run('python3', [script, before.url, 'qwinto'], { timeout: 60_000 });
    const moves = async () =>
      Number(/cifra_commands_taken_total (\d+)/.exec(await (await fetch(`${before.url}/metrics`)).text())?.[1]);
    await expect.poll(moves, { interval: 5, timeout: 20_000 }).toBeGreaterThan(6);
    await before.stop();
    const after = await openTestHouse({ data, port: before.port });
    expect(JSON.parse((await python).stdout)).toHaveProperty('winners');
    await after.stop();
  });

  test.runIf(hasPython)(
    'docs/bot.py asks again as often as it must, not before it may, after half an answer, and of a house set back',
    async () => {
      const state = (version: number, table: object, legal: readonly object[]) =>
        JSON.stringify({ type: 'state', legal, view: { version, table, access: { viewer: 0 } } });
      const myTurn = state(7, { phase: 'playing' }, [{ type: 'any' }]);
      const line = state(1, { phase: 'over', outcome: { winners: [0] } }, []);
      const wait = (status: number, seconds: number) => (response: ServerResponse) =>
        response.writeHead(status, { 'retry-after': String(seconds) }).end('{"message":"later"}');
      const half = (response: ServerResponse) =>
        response.writeHead(200, { 'content-length': '100' }).write('{"id"', () => response.destroy());
      const halfLine = (response: ServerResponse) => response.end(line.slice(0, 20));
      const all = (body: string) => (response: ServerResponse) => response.end(`${body}\n`);
      const answers: { readonly [path: string]: ((response: ServerResponse) => unknown)[] } = {
        // More often than this Python may call itself.
        '/api/rooms': [...Array.from({ length: 210 }, () => wait(429, 0)), half, wait(503, 2), all('{"id":"r"}')],
        '/api/rooms/r/token': [all('{"token":"t"}')],
        '/api/bot/stream': [half, halfLine, all(myTurn), all(line)],
        '/api/bot/orders': [all('{"version":8}')],
      };
      const asked: { readonly url: string; readonly at: number }[] = [];
      const stub = createServer(({ url = '' }, response) => {
        asked.push({ url, at: Date.now() });
        answers[url]?.shift()?.(response);
      }).listen(0);
      onTestFinished(() => void stub.close());
      await once(stub, 'listening');
      const { port } = stub.address() as AddressInfo;
      const shallow = 'import runpy, sys; sys.setrecursionlimit(200); runpy.run_path(sys.argv.pop(1))';
      const args = ['-c', shallow, script, `http://localhost:${port}`, 'coda'];
      const { stdout, stderr } = await run('python3', args, { timeout: 60_000 });
      expect(JSON.parse(stdout)).toEqual({ winners: [0] });
      // Whoever waits says for what, and how long (H13).
      expect(stderr).toContain('Waiting 0 s: later');
      expect(stderr).toContain('Waiting 2 s: later');
      expect(stderr).not.toContain('Traceback');
      const rooms = asked.filter(({ url }) => url === '/api/rooms').map(({ at }) => at);
      expect(rooms).toHaveLength(213);
      expect((rooms.at(-1) ?? 0) - (rooms.at(-2) ?? 0)).toBeGreaterThanOrEqual(1_990);
    },
  );

  test('a token speaks for its seat and for nothing else', async () => {
    const host = new Browser(house.url);
    const id = await host.openRoom('qwinto', { seats: 2 });
    const elsewhere = await host.openRoom('qwinto', { seats: 2 });
    const bot = await Program.at(host, id, { name: 'Robot', seat: 1 });
    const view = (await (await bot.ask('/view')).json()) as RoomView;
    expect(view.access.viewer).toBe(1);
    expect(view.table.seats[1]?.person?.name).toBe('Robot');
    expect(await (await bot.ask('/legal')).json()).toEqual([]);
    const refused = await bot.ask('/orders', { order: { type: 'start' } });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toHaveProperty('message');
    expect((await bot.ask('/orders', { order: { type: 'fly' } })).status).toBe(400);
    expect(JSON.stringify(await (await new Program('x'.repeat(43)).ask('/view')).json())).toContain('no-token');
    const other = (await host.json<{ seats: unknown[] }>(`/api/rooms/${elsewhere}`)).seats;
    expect(other).toEqual([null, null]);
  });

  test.each([
    ['nothing', {}, 'missing-field', 'Falta «order».'],
    ['no kind of order', { order: {} }, 'missing-field', 'Falta «order.type».'],
    ['an unknown order', { order: { type: 'fly' } }, 'bad-request', 'uno de estos valores: sit, leave'],
    ['a move without a move', { order: { type: 'play' } }, 'missing-field', 'Falta «order.command».'],
    ['a seat in words', { order: { type: 'sit', seat: 'two' } }, 'bad-request', 'debe ser un número'],
    ['a seat far away', { order: { type: 'kick', seat: 99 } }, 'bad-request', '15 como mucho'],
    ['a nonce that is none', { order: { type: 'ready', ready: true, nonce: 'x' } }, 'bad-request', 'de la forma /^'],
    ['an empty id', { id: '', order: { type: 'leave' } }, 'bad-request', '1 carácter como mínimo'],
    ['a long speech', { order: { type: 'say', to: 'all', text: 'x'.repeat(600) } }, 'bad-request', '500 caracteres'],
    ['a list of orders', [{ type: 'leave' }], 'bad-request', 'debe ser un objeto'],
    ['a move before the start', { order: { type: 'play', command: {} } }, 'not-started', 'no ha empezado'],
    ['another’s right', { order: { type: 'kick', seat: 1 } }, 'host-only', 'anfitrión'],
    ['another’s seat', { order: { type: 'sit', seat: 1 } }, 'seat-taken', 'ocupado'],
  ])('%s is refused in words, and nothing changes', async (_, body, code, words) => {
    const host = new Browser(house.url);
    const id = await host.openRoom('qwinto', { seats: 2 });
    await Program.at(host, id, { seat: 1 });
    const bot = await Program.at(new Browser(house.url), id, { seat: 0 });
    const before = await (await bot.ask('/view')).text();
    const refused = await bot.ask('/orders', body, 'es');
    expect(refused.status).toBeGreaterThanOrEqual(400);
    const { code: said, message } = (await refused.json()) as { code: string; message: string };
    expect([said, message]).toEqual([code, expect.stringContaining(words)]);
    expect(await (await bot.ask('/view')).text()).toBe(before);
  });

  test('the stream tells each change, an order sent twice happens once, and the end is seen', async () => {
    const host = new Browser(house.url);
    const id = await host.openRoom('qwinto', { seats: 2 });
    const bot = await Program.at(host, id);
    await bot.order({ type: 'bot', seat: 1, level: 'novice' });
    const first = await bot.order({ type: 'say', to: 'all', text: 'hello' }, 'greeting');
    expect(await bot.order({ type: 'say', to: 'all', text: 'hello' }, 'greeting')).toEqual(first);
    await bot.order({ type: 'ready', ready: true });
    await bot.order({ type: 'start' });
    let last = 0;
    for await (const { view, legal } of bot.states()) {
      expect(view.version).toBeGreaterThan(last);
      last = view.version;
      expect(view.table.talk).toHaveLength(1);
      if (view.table.phase === 'over') break;
      const [command] = legal;
      if (command !== undefined) await bot.ask('/orders', { order: { type: 'play', command } });
    }
  });

  test('a move that takes too many tiles is a wrong move, not too much at once', async () => {
    const host = new Browser(house.url);
    const bot = await Program.at(host, await host.openRoom('coda', { seats: 4 }));
    for (const seat of [1, 2, 3]) await bot.order({ type: 'bot', seat, level: 'novice' });
    await bot.order({ type: 'start' });
    const refused = await bot.ask('/orders', { order: { type: 'play', command: { type: 'take', dark: 4 } } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([422, null]);
    expect(await refused.json()).toEqual({ code: 'too-many', message: 'You take 3 tiles in all.' });
  });

  test('whoever asks too fast waits', async () => {
    const small = await openTestHouse({ messagesPerSecond: 2 });
    const host = new Browser(small.url);
    const id = await host.openRoom('qwinto');
    const { token } = await host.json<{ token: string }>(`/api/rooms/${id}/token`, { json: {} });
    const headers = { authorization: `Bearer ${token}` };
    const answers = [];
    for (let at = 0; at < 12; at++) answers.push(await fetch(`${small.url}/api/bot/view`, { headers }));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(answers.at(-1)?.status).toBe(429);
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('1');
    // Who is nobody does not become somebody by waiting.
    const stranger = await fetch(`${small.url}/api/bot/view`, { headers: { authorization: 'Bearer x' } });
    expect([stranger.status, stranger.headers.get('retry-after')]).toEqual([401, null]);
    await small.stop();
  });
});
