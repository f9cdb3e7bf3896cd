import { findGame, GAMES } from '@cifra/games/rules';
import { LANGUAGES, type MatchFile, type Shape, verify } from '@cifra/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API } from '../words/api.ts';
import { Browser, openTestHouse, Player, seatedRoom, start } from './house.ts';
import { chosenHouse, type KnownHouse } from './house-kinds.ts';

let house: KnownHouse;
beforeAll(async () => {
  house = await chosenHouse().open();
});
afterAll(() => house.stop());

type Account = { result: number; expected: number; skill: number; luck: { chance: number; rivals: number } };
type Review = { seats: readonly Account[] };
type Refused = { code: string; message: string };
const visitor = () => new Browser(house.url);
/** As a program asks: a house that has too much to think about says so, and is asked again. */
async function reviewAt(path: string): Promise<Review> {
  for (;;) {
    const answer = await visitor().fetch(path);
    if (answer.status === 200) return (await answer.json()) as Review;
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'review-later' }]);
  }
}
const sorted = (ids: readonly string[]) => [...ids].sort();
const asking = (language: string) => ({ headers: { 'accept-language': language } });

describe('rooms over HTTP', () => {
  test('a public room is in the list, a private one is not, and both are found by their id', async () => {
    const ana = visitor();
    const open = await ana.openRoom('qwinto', { listed: true, seats: 3 });
    const hidden = await ana.openRoom('qwinto');
    expect(await visitor().json('/api/rooms')).toEqual([]);
    const here = [open, hidden].map((id) => new Player(ana, id).connect());
    await Promise.all(here.map((player) => player.until(() => true)));
    const list = async () => (await visitor().json<{ id: string }[]>('/api/rooms')).map(({ id }) => id);
    await expect.poll(list).toContain(open);
    expect(await list()).not.toContain(hidden);
    for (const id of [open, hidden])
      expect(await visitor().json(`/api/rooms/${id}`)).toMatchObject({ id, game: 'qwinto', phase: 'lobby' });
    expect(await visitor().json('/api/rooms?game=coda')).toEqual([]);
    // Whoever is gone leaves no empty room behind in the list.
    for (const player of here) player.leave();
    await expect.poll(() => visitor().json('/api/rooms')).toEqual([]);
  });

  test('the list can be narrowed to a game and a language', async () => {
    const ana = visitor();
    const [spanish, english] = [
      await ana.openRoom('qwinto', { listed: true, seats: 2, language: 'es' }),
      // Where nobody says, it is what the browser of whoever opens it prefers.
      await ana.openRoom('coda', { listed: true, seats: 2 }),
    ];
    const here = [spanish, english].map((id) => new Player(ana, id).connect());
    await Promise.all(here.map((player) => player.until(() => true)));
    const list = async (query: string) =>
      (await visitor().json<{ id: string }[]>(`/api/rooms${query}`)).map(({ id }) => id);
    await expect.poll(() => list('').then(sorted)).toEqual(sorted([english, spanish]));
    expect(await list('?language=es')).toEqual([spanish]);
    expect(await list('?language=en')).toEqual([english]);
    expect(await list('?language=es&game=coda')).toEqual([]);
    expect(await visitor().json(`/api/rooms/${spanish}`)).toMatchObject({ language: 'es' });
    expect((await visitor().fetch('/api/rooms?language=tlh')).status).toBe(400);
    for (const player of here) player.leave();
    await expect.poll(() => visitor().json('/api/rooms')).toEqual([]);
  });

  test('one address does not fill the list', async () => {
    const ana = visitor();
    const here = [];
    for (let at = 0; at < 8; at++)
      here.push(new Player(ana, await ana.openRoom('qwinto', { listed: true, seats: 2 })).connect());
    await Promise.all(here.map((player) => player.until(() => true)));
    const list = async () => (await visitor().json<{ id: string }[]>('/api/rooms')).map(({ id }) => id);
    const rooms = here.map(({ room }) => room).reverse();
    await expect.poll(async () => (await list()).length).toBe(5);
    expect(rooms).toEqual(expect.arrayContaining(await list()));
    // The freshest come first. The clocks of several processes agree only to some milliseconds.
    if (house.houses.length === 1) await expect.poll(list).toEqual(rooms.slice(0, 5));
    for (const player of here) player.leave();
    await expect.poll(() => visitor().json('/api/rooms')).toEqual([]);
  });

  test('one request opens a room, sits down, seats bots and starts; or nothing of it happens', async () => {
    const ana = visitor();
    const json = {
      game: 'coda',
      seats: 3,
      sit: { name: 'Ada' },
      bots: ['club', 'club'],
      start: { nonce: 'ab'.repeat(32) },
    };
    const { id, commitment } = await ana.json<{ id: string; commitment: string }>('/api/rooms', { json });
    const card = await visitor().json(`/api/rooms/${id}`);
    expect(card).toMatchObject({ phase: 'playing', seats: [{ name: 'Ada' }, { bot: 'club' }, { bot: 'club' }] });
    expect(await ana.json('/api/me')).toEqual({ name: 'Ada' });
    const refused = await ana.fetch('/api/rooms', { json: { ...json, bots: ['club'] } });
    expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'seats-empty' }]);
    const player = new Player(ana, id).connect();
    // The promise is told; a nonce that was given before it could be seen proves nothing and is not counted.
    expect((await player.until(() => true)).table).toMatchObject({ commitment, nonces: [] });
    player.leave();
  });

  test('a room tells its players where they sit and whose turn it is, and others nothing of that', async () => {
    const ana = visitor();
    type Mine = { readonly mine: { readonly seat: number; readonly isToAct: boolean } | null };
    const opened = await ana.json<{ id: string }>('/api/rooms', {
      json: { game: 'qwinto', seats: 1, sit: {}, start: {} },
    });
    expect((await ana.json<Mine>(`/api/rooms/${opened.id}`)).mine).toEqual({ seat: 0, isToAct: true });
    expect((await visitor().json<Mine>(`/api/rooms/${opened.id}`)).mine).toBeNull();
    const lobby = await ana.json<{ id: string }>('/api/rooms', { json: { game: 'qwinto', seats: 2, sit: {} } });
    expect((await ana.json<Mine>(`/api/rooms/${lobby.id}`)).mine).toEqual({ seat: 0, isToAct: false });
  });

  test('ids cannot be guessed', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => visitor().openRoom('qwinto')));
    expect(new Set(ids).size).toBe(20);
    for (const id of ids) expect(id).toMatch(/^[a-z2-9]{20}$/);
  });

  test('the games are told with their options, in the language of the request', async () => {
    type Told = { id: string; name: string; options: { label: string }[] };
    const [english, spanish] = await Promise.all(
      ['en', 'es'].map((language) => visitor().json<Told[]>('/api/games', asking(language))),
    );
    expect(english?.map(({ id }) => id)).toEqual(GAMES.map(({ game }) => game.id));
    expect(JSON.stringify(english)).not.toBe(JSON.stringify(spanish));
  });

  test('looking leaves no trace, acting gives a key in a closed cookie', async () => {
    const { headers } = await visitor().fetch('/api/rooms');
    expect(headers.get('set-cookie')).toBeNull();
    const opened = await visitor().fetch('/api/rooms', { json: { game: 'qwinto' } });
    expect(opened.headers.get('set-cookie')).toMatch(
      /^cifra-[0-9a-f]{8}=[\w-]{43}\.[\w-]{22}; Path=\/; .*HttpOnly; SameSite=Lax$/,
    );
    expect(opened.status).toBe(201);
  });

  test.each([
    ['an unknown room', '/api/rooms/nowhere', {}, 404, 'no-such-room'],
    ['a well-formed unknown room', `/api/rooms/${'a'.repeat(20)}`, {}, 404, 'no-such-room'],
    ['a match of an unknown room', '/api/rooms/nowhere/matches/1', {}, 404, 'no-such-room'],
    ['an unknown address', '/api/nothing', {}, 404, 'no-such-page'],
    ['an unknown game', '/api/rooms', { json: { game: 'chess' } }, 422, 'unknown-game'],
    ['a bad option', '/api/rooms', { json: { game: 'qwinto', options: { a: 1 } } }, 422, 'unknown-option'],
    ['bad seats', '/api/rooms', { json: { game: 'qwinto', seats: 9 } }, 422, 'bad-seats'],
    ['a wrong type', '/api/rooms', { json: { game: 7 } }, 400, 'bad-request'],
    ['an unknown field', '/api/rooms', { json: { game: 'qwinto', seed: 'x' } }, 422, 'unknown-field'],
    ['no JSON', '/api/rooms', { body: '{', headers: { 'content-type': 'application/json' } }, 400, 'not-json'],
    ['no body', '/api/rooms', { method: 'POST' }, 400, 'not-json'],
    ['a form', '/api/rooms', { body: 'game=qwinto' }, 415, 'wrong-type'],
    ['JSON that is not called so', '/api/rooms', { body: '{"game":"qwinto"}' }, 415, 'wrong-type'],
    ['a list', '/api/rooms', { json: [] }, 400, 'bad-request'],
    ['a field too few', '/api/rooms', { json: {} }, 400, 'missing-field'],
    ['a number too large', '/api/rooms', { json: { game: 'qwinto', seats: 99 } }, 400, 'bad-request'],
    ['half a person', '/api/rooms', { json: { game: 'qwinto', seats: 2.5 } }, 400, 'bad-request'],
    ['options that are none', '/api/rooms', { json: { game: 'qwinto', options: [] } }, 400, 'bad-request'],
    [
      'a name of 10,000 letters',
      '/api/rooms',
      { json: { game: 'qwinto', name: 'x'.repeat(10_000) } },
      400,
      'bad-request',
    ],
    ['an address that cannot be read', '/api/rooms/%zz', {}, 404, 'no-such-page'],
    ['an address too long', `/api/rooms/${'a'.repeat(300)}`, {}, 404, 'no-such-page'],
    ['a number that is none', '/api/rooms?limit=abc', {}, 400, 'bad-request'],
    ['a token that is none', '/api/bot/view', { headers: { authorization: 'Bearer x' } }, 401, 'no-token'],
    ['something huge', '/api/rooms', { json: { game: 'x'.repeat(140_000) } }, 413, 'too-large'],
    ['a bot without a token', '/api/bot/view', {}, 401, 'no-token'],
    ['a link that is none', '/api/seat-link', { json: { key: 'x' } }, 404, 'no-such-link'],
    ['a nickname that is too long', '/api/me', { method: 'PUT', json: { name: 'x'.repeat(25) } }, 422, 'bad-name'],
    ['a nickname that shows nothing', '/api/me', { method: 'PUT', json: { name: '\u200b \u202e' } }, 422, 'bad-name'],
  ])('%s is refused in both languages', async (_, path, init, status, code) => {
    const said = await Promise.all(
      LANGUAGES.map(async (language) => {
        const headers = { ...(init as RequestInit).headers, 'accept-language': language };
        const response = await visitor().fetch(path, { ...init, headers });
        expect(response.status).toBe(status);
        expect(response.headers.get('content-type')).toContain('application/json');
        return (await response.json()) as Refused;
      }),
    );
    expect(said.map((one) => one.code)).toEqual([code, code]);
    expect(said[0]?.message).not.toBe(said[1]?.message);
    // Neither the words of a program nor those of a library.
    for (const { message } of said)
      expect(message).not.toMatch(/undefined|null|\[object|\bstring\b|\bint\b|record|nonoptional|regex|FST_|^[a-z-]+$/);
    const [english, spanish] = said.map(({ message }) => message);
    expect(english).not.toMatch(/[«»áéíóúñ]/);
    expect(spanish).not.toMatch(/[“”]|\b(the|must|expected)\b/);
  });

  test('another site cannot act in somebody’s name', async () => {
    const ana = visitor();
    await ana.openRoom('qwinto');
    const foreign = await ana.fetch('/api/rooms', {
      json: { game: 'qwinto' },
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    const own = await ana.fetch('/api/rooms', { json: { game: 'qwinto' }, headers: { origin: house.url } });
    expect(own.status).toBe(201);
  });
});

describe('a finished match', () => {
  test('its file opens after the outcome, and proves that the deal was fair', async () => {
    const { id, players } = await seatedRoom(house.url, 'qwinto', 2);
    await start(players);
    const early = await visitor().fetch(`/api/rooms/${id}/matches/1`);
    expect([early.status, await early.json()]).toMatchObject([409, { code: 'match-not-over' }]);
    expect((await visitor().fetch(`/api/rooms/${id}/matches/2`)).status).toBe(404);
    expect(await visitor().json(`/api/rooms/${id}/matches`)).toEqual([]);
    const [view] = await Promise.all(players.map((player, at) => player.playOut(at + 1)));
    const list = await visitor().json<{ match: number; outcome: unknown; file: string }[]>(`/api/rooms/${id}/matches`);
    expect(list).toHaveLength(1);
    expect(list[0]?.outcome).toEqual(view?.table.outcome);
    expect(JSON.stringify(list)).not.toContain(view?.me);
    const file = (await (await fetch(list[0]?.file ?? '')).json()) as MatchFile<Shape>;
    const game = findGame('qwinto')?.game;
    if (game === undefined) throw new Error('no qwinto');
    expect(verify(game, file)).toEqual([]);
    expect(file.seal.commitment).toBe(view?.table.commitment);
    expect(file.seal.nonces).toEqual(['ab'.repeat(32), 'ab'.repeat(32)]);
    for (const player of players) player.leave();
  });

  test('its review is made once for everybody, after the outcome alone', async () => {
    const { id, players } = await seatedRoom(house.url, 'coda', 2);
    await start(players);
    const at = `/api/rooms/${id}/matches/1/review`;
    const early = await visitor().fetch(at);
    expect([early.status, await early.json()]).toMatchObject([409, { code: 'match-not-over' }]);
    expect((await visitor().fetch(`/api/rooms/${id}/matches/2/review`)).status).toBe(404);
    await Promise.all(players.map((player, seat) => player.playOut(seat + 1)));
    const [one, other] = await Promise.all([reviewAt(at), reviewAt(at)]);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ game: 'coda', unit: 'win', depth: 'quick' });
    for (const { result, expected, skill, luck } of one.seats)
      expect(result - expected).toBeCloseTo(skill + luck.chance + luck.rivals, 9);
    // The interface documents every field that is sent.
    type Described = { readonly required: readonly string[] };
    type Answers = {
      readonly [code: string]: { readonly content: { readonly [type: string]: { readonly schema: Described } } };
    };
    const { paths } = await visitor().json<{ paths: { [path: string]: { get: { responses: Answers } } } }>(
      '/api/openapi.json',
    );
    const answers = paths['/api/rooms/{room}/matches/{match}/review']?.get.responses;
    expect(answers?.[200]?.content['application/json']?.schema.required).toEqual(Object.keys(one));
    for (const player of players) player.leave();
  });
});

describe('pages', () => {
  test('the documentation describes every route in both languages, without a script', async () => {
    for (const language of LANGUAGES) {
      const api = await visitor().json<{ openapi: string; paths: object; tags: object[] }>(
        '/api/openapi.json',
        asking(language),
      );
      expect(api.openapi).toBe('3.1.0');
      const operations = Object.values(api.paths).flatMap((methods) => Object.values(methods as object));
      const ids = operations.map(({ operationId }: { operationId: string }) => operationId);
      expect(ids.toSorted()).toEqual(Object.keys(API[language].operations).toSorted());
      for (const operation of operations) expect(operation.summary.length).toBeGreaterThan(3);
      const page = await (await visitor().fetch('/docs', asking(language))).text();
      expect(page).toContain(`<html lang="${language}">`);
      for (const path of Object.keys(api.paths)) expect(page).toContain(path);
      // Its own address stands in its head, for whoever shows its link.
      expect(page.replaceAll(house.url, '')).not.toMatch(/<script|javascript:|https?:\/\/(?!.*cifra\.example)/);
    }
  });

  test('every answer has strict headers', async () => {
    for (const path of ['/', '/docs', '/api/rooms', '/health', '/nothing.png']) {
      const { headers } = await visitor().fetch(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('server')).toBeNull();
    }
  });

  test('health and numbers say how it goes, and nothing about anybody', async () => {
    const id = await visitor().openRoom('qwinto', { listed: true, name: 'Ana María' });
    expect(await visitor().json('/health')).toMatchObject({ ok: true, full: false });
    const numbers = await (await visitor().fetch('/metrics')).text();
    expect(numbers).toMatch(/^cifra_rooms_opened_total \d+$/m);
    expect(numbers).not.toContain(id);
    expect(numbers).not.toContain('Ana');
  });
});

test('behind TLS a house speaks for its own name alone (H19), and without TLS for none', async () => {
  for (const [publicUrl, said] of [
    ['https://cifra.example', 'max-age=31536000'],
    ['http://cifra.example', null],
  ] as const) {
    const house = await openTestHouse({ publicUrl });
    expect((await fetch(`${house.url}/health`)).headers.get('strict-transport-security')).toBe(said);
    await house.stop();
  }
});

describe('limits', () => {
  test('too many requests, or rooms, from one address are refused for a while', async () => {
    const small = await openTestHouse({ requestsPerMinute: 20, roomsPerHour: 3 });
    const ana = new Browser(small.url);
    const opened = [];
    for (let at = 0; at < 5; at++) opened.push((await ana.fetch('/api/rooms', { json: { game: 'qwinto' } })).status);
    expect(opened).toEqual([201, 201, 201, 429, 429]);
    const late = await ana.fetch('/api/rooms', { json: { game: 'qwinto' } });
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(1_100);
    expect(await late.json()).toMatchObject({
      code: 'too-many-rooms',
      message: expect.stringMatching(/in 20 minutes/),
    });
    const alone = { game: 'qwinto', seats: 2, sit: {}, bots: ['novice'], start: {} };
    expect((await ana.fetch('/api/rooms', { json: alone })).status).toBe(201);
    let last = await ana.fetch('/api/rooms');
    for (let at = 0; at < 30 && last.ok; at++) last = await ana.fetch('/api/rooms');
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last.json()).toMatchObject({ code: 'too-many' });
    expect((await ana.fetch('/health')).status).toBe(200);
    await small.stop();
  });

  test('an address written in another way is the same address', async () => {
    const small = await openTestHouse({ requestsPerMinute: 5 });
    const statuses = [];
    for (let at = 0; at < 8; at++) {
      const answer = await fetch(`${small.url}/${at % 2 === 0 ? 'api' : '%61pi'}/games`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    await small.stop();
  });
});
