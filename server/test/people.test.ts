import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanName, guestName } from '../identity/name.ts';
import type { RunningServer } from '../index.ts';
import { Browser, openTestHouse, Player, seatedRoom, start } from './house.ts';

let house: RunningServer;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.stop());

describe('nicknames', () => {
  test.each([
    ['Ana', 'Ana'],
    ['  Ana   María ', 'Ana María'],
    ['José\u0301', 'José\u0301'],
    ['\u202eevil', 'evil'],
    ['a\u0000b\nc', 'ab c'],
    ['🦊', '🦊'],
    ['🤷\u200d♀️', '🤷\u200d♀️'],
    ['An\u200d\u200da \u200b B', 'Ana B'],
    [`${'x'.repeat(20)}👩\u200d🚀`, `${'x'.repeat(20)}👩`],
    ['\u200d\u200c\u200d', null],
    ['x'.repeat(40), 'x'.repeat(24)],
    [`${'x'.repeat(23)}🦊`, 'x'.repeat(23)],
    [`Z${'\u0301'.repeat(30)}`, `Ź${'\u0301'.repeat(3)}`],
    ['', null],
    [' \u200b\t', null],
    ['---', null],
  ])('%j is shown as %j', (raw, shown) => {
    expect(cleanName(raw)).toBe(shown);
  });

  test('whoever gives none is called something, the same each time', () => {
    expect(guestName('es', 'abc')).toMatch(/^Visita \d{3}$/);
    expect(guestName('en', 'abc')).toBe(guestName('en', 'abc'));
  });

  test('a nickname is remembered, and changed in a seat by an order', async () => {
    const ana = new Browser(house.url);
    expect((await ana.json<{ name: string }>('/api/me')).name).toMatch(/^Guest \d+$/);
    expect(await ana.json('/api/me', { method: 'PUT', json: { name: ' Ana ' } })).toEqual({ name: 'Ana' });
    expect(await ana.json('/api/me')).toEqual({ name: 'Ana' });

    const { players } = await seatedRoom(house.url, 'qwinto', 2);
    const [bea] = players as [Player];
    await bea.browser.json('/api/me', { method: 'PUT', json: { name: 'Bea' } });
    expect(await bea.order({ type: 'rename' })).toMatchObject({ ok: true });
    await bea.until((view) => view.table.seats[0]?.person?.name === 'Bea');
  });
});

test('two houses on one host leave each other’s people alone', async () => {
  const other = await openTestHouse();
  // A browser keeps one cookie of a name for a host, and sends it to every port.
  const jar = new Map<string, string>();
  const call = async (url: string, name?: string) => {
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ');
    const asked = new Browser(url, cookie === '' ? undefined : cookie);
    const me = await asked.json<{ name: string }>(
      '/api/me',
      name === undefined ? {} : { method: 'PUT', json: { name } },
    );
    const [key = '', value = ''] = asked.cookie?.split('=') ?? [];
    jar.set(key, value);
    return me.name;
  };
  await call(house.url, 'Ana');
  await call(other.url, 'Bea');
  expect(await call(house.url)).toBe('Ana');
  expect(await call(other.url)).toBe('Bea');
  await other.stop();
});

test('whoever comes with the cookie of an older house is known, and is given the new one', async () => {
  const ana = new Browser(house.url);
  await ana.json('/api/me', { method: 'PUT', json: { name: 'Ana' } });
  const room = await ana.openRoom('qwinto', { seats: 1 });
  const cookie = ana.cookie ?? '';
  const old = () => new Browser(house.url, `cifra=${cookie.split('=')[1]}`);
  const page = old();
  expect(await page.json('/api/me')).toEqual({ name: 'Ana' });
  expect(page.cookie).toBe(cookie);
  const player = new Player(old(), room, 'Ana').connect();
  const { table, me } = await player.until(() => true);
  expect(table.host).toBe(me);
  expect(player.browser.cookie).toBe(cookie);
  expect(cookie).not.toMatch(/^cifra=/);
  player.leave();
});

test('a house that keeps nothing gives a cookie that is not kept either', async () => {
  const brief = await openTestHouse({ data: ':memory:' });
  const setCookie = async (url: string) => (await new Browser(url).fetch('/api/me')).headers.get('set-cookie');
  expect(await setCookie(house.url)).toContain('Max-Age=31536000');
  expect(await setCookie(brief.url)).not.toContain('Max-Age');
  await brief.stop();
});

test('a nickname that came with something refused is not kept', async () => {
  const { id } = await seatedRoom(house.url, 'qwinto', 2);
  const ana = new Browser(house.url);
  await ana.json('/api/me', { method: 'PUT', json: { name: 'Ana' } });
  for (const [path, body] of [
    ['/api/rooms', { game: 'chess' }],
    ['/api/rooms', { game: 'qwinto', seats: 9 }],
    [`/api/rooms/${id}/token`, {}],
    ['/api/rooms/nowhere/token', {}],
  ] as const) {
    expect((await ana.fetch(path, { json: { ...body, name: 'Zed' } })).ok).toBe(false);
    expect(await ana.json('/api/me')).toEqual({ name: 'Ana' });
  }
  await ana.openRoom('qwinto', { name: 'Anita' });
  expect(await ana.json('/api/me')).toEqual({ name: 'Anita' });
});

describe('a seat link', () => {
  test('carries the seat to another device once; the old one then watches', async () => {
    const { id, players } = await seatedRoom(house.url, 'qwinto', 2);
    await start(players);
    const [laptop, other] = players as [Player, Player];
    const { url } = await laptop.browser.json<{ url: string }>(`/api/rooms/${id}/seat-link`, { method: 'POST' });
    const key = url.split('#')[1];
    const phone = new Browser(house.url);
    await phone.json('/api/me');
    // Of two tries at once, or where the answer is lost, the new device finds the way all the same.
    for (const answer of await Promise.all([1, 2].map(() => phone.json('/api/seat-link', { json: { key } }))))
      expect(answer).toEqual({ room: id });

    await expect.poll(() => laptop.lastClose).toEqual({ code: 4003, reason: 'seat-moved' });
    const moved = new Player(phone, id).connect();
    expect((await moved.until(() => true)).access.viewer).toBe(0);
    const watching = new Player(laptop.browser, id).connect();
    expect((await watching.until(() => true)).access.viewer).toBe('spectator');
    expect(await watching.order({ type: 'pause' })).toMatchObject({ ok: false });

    expect(await phone.json('/api/seat-link', { json: { key } })).toEqual({ room: id });
    for (const somebody of [new Browser(house.url), laptop.browser, other.browser])
      expect((await somebody.fetch('/api/seat-link', { json: { key } })).status).toBe(404);
    expect(moved.view.access.viewer).toBe(0);
    await Promise.all([moved.playOut(1), other.playOut(2)]);
    for (const player of [moved, watching, other]) player.leave();
  });

  test('one that was made before the seat moved on is worth nothing', async () => {
    const { id, players } = await seatedRoom(house.url, 'qwinto', 2);
    const link = async () =>
      (await players[0]?.browser.json<{ url: string }>(`/api/rooms/${id}/seat-link`, { method: 'POST' }))?.url.split(
        '#',
      )[1];
    const [first, second] = [await link(), await link()];
    await new Browser(house.url).json('/api/seat-link', { json: { key: first } });
    expect((await new Browser(house.url).fetch('/api/seat-link', { json: { key: second } })).status).toBe(404);
    for (const player of players) player.leave();
  });

  test('nobody takes a second seat by it, and only who sits can make one', async () => {
    const { id, players } = await seatedRoom(house.url, 'qwinto', 2);
    const [ana, ben] = players as [Player, Player];
    const { url } = await ana.browser.json<{ url: string }>(`/api/rooms/${id}/seat-link`, { method: 'POST' });
    const key = url.split('#')[1];
    const greedy = await ben.browser.fetch('/api/seat-link', { json: { key } });
    expect(await greedy.json()).toMatchObject({ code: 'already-seated' });
    const stranger = await new Browser(house.url).fetch(`/api/rooms/${id}/seat-link`, { method: 'POST' });
    expect(await stranger.json()).toMatchObject({ code: 'not-seated' });
    // On the device that made it, it changes nothing.
    expect(await ana.browser.json('/api/seat-link', { json: { key } })).toEqual({ room: id });
    expect(ana.view.access.viewer).toBe(0);
    for (const player of players) player.leave();
  });

  test('the same person is somebody else in another room', async () => {
    const ana = new Browser(house.url);
    const rooms = await Promise.all([ana.openRoom('qwinto'), ana.openRoom('qwinto')]);
    const players = rooms.map((id) => new Player(ana, id).connect());
    const views = await Promise.all(players.map((player) => player.until(() => true)));
    expect(views[0]?.me).not.toBe(views[1]?.me);
    expect(ana.cookie).not.toContain(views[0]?.me);
    for (const player of players) player.leave();
  });
});
