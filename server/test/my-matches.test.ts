import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resultFor } from '../identity/history.ts';
import { newRoomCode, readRoomCode } from '../identity/room-code.ts';
import type { RunningServer } from '../index.ts';
import { openSqlite } from '../store/sqlite.ts';
import { Browser, openTestHouse, Player, seatedRoom, start, temporaryFolder } from './house.ts';

let house: RunningServer;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.stop());

/** More than three hundred were left out before. */
const YEARS = 400;

type Mine = {
  running: { id: string; mine: { seat: number; isToAct: boolean }; toAct: number[] }[];
  finished: {
    room: string;
    result: string;
    players: { name: string | null; key: string | null }[];
    startedAt: number;
  }[];
  people: { key: string; name: string | null; bot: string | null; matches: number; won: number; lost: number }[];
};
const mine = (browser: Browser, query = '') => browser.json<Mine>(`/api/me/matches${query}`);

/** A match of two people who leave it to bots at once, to its end. */
async function finish(players: readonly Player[]): Promise<void> {
  await start(players);
  for (const player of players) await player.must({ type: 'leave' });
  await Promise.all(players.map((player) => player.until(({ table }) => table.phase === 'over')));
}

describe('short codes', () => {
  test('have six signs that nobody takes for others, and are read as people type them', () => {
    for (let at = 0; at < 200; at++) expect(newRoomCode()).toMatch(/^[ACDEFHJKMNPRTWXY3479]{6}$/);
    expect(readRoomCode(' k4m-7rt ')).toBe('K4M7RT');
    for (const wrong of ['', 'K4M7R', 'K4M7RTA', 'K4M0RT', 'ñ4M7RT', '🦊'.repeat(3)])
      expect(readRoomCode(wrong)).toBeNull();
  });

  test('the host makes one; it leads to the room while that takes people, and until the host ends it', async () => {
    const ada = new Browser(house.url);
    const room = await ada.openRoom('qwinto', { seats: 2, sit: {} });
    const stranger = new Browser(house.url);
    expect((await stranger.fetch(`/api/rooms/${room}/code`, { method: 'POST' })).status).toBe(422);
    const { code } = await ada.json<{ code: string }>(`/api/rooms/${room}/code`, { method: 'POST' });
    expect(await ada.json(`/api/rooms/${room}/code`, { method: 'POST' })).toEqual({ code });
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase();
    expect(await stranger.json('/api/join', { json: { code: typed } })).toEqual({ room });
    await ada.json(`/api/rooms/${room}/code`, { method: 'DELETE' });
    expect((await stranger.fetch('/api/join', { json: { code } })).status).toBe(404);
    const playing = await ada.openRoom('qwinto', { seats: 2, sit: {}, bots: ['club'] });
    const started = await ada.json<{ code: string }>(`/api/rooms/${playing}/code`, { method: 'POST' });
    const player = new Player(ada, playing).connect();
    await player.until(() => true);
    await player.must({ type: 'start' });
    expect((await stranger.fetch('/api/join', { json: started })).status).toBe(404);
    player.leave();
  });

  test('whoever guesses is soon told to stop, in words, and a right code does not help then', async () => {
    const quiet = await openTestHouse();
    const ada = new Browser(quiet.url);
    const room = await ada.openRoom('qwinto', { seats: 2 });
    const { code } = await ada.json<{ code: string }>(`/api/rooms/${room}/code`, { method: 'POST' });
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) statuses.push((await ada.fetch('/api/join', { json: { code: 'AAAAAA' } })).status);
    expect(statuses).toEqual([...Array(10).fill(404), 429]);
    const refused = await ada.fetch('/api/join', { json: { code }, headers: { 'accept-language': 'es' } });
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
      429,
      expect.stringContaining('Demasiados códigos'),
    ]);
    // What can be no code is no guess.
    expect((await ada.fetch('/api/join', { json: { code: 'x' } })).status).toBe(400);
    await quiet.stop();
  });

  test('who guesses a hundred times in one breath has no more guesses than one after another', async () => {
    const quiet = await openTestHouse();
    const ada = new Browser(quiet.url);
    const room = await ada.openRoom('qwinto', { seats: 2 });
    const { code } = await ada.json<{ code: string }>(`/api/rooms/${room}/code`, { method: 'POST' });
    // Whoever knows the code pays nothing, as often as they like.
    for (let at = 0; at < 12; at++) expect(await ada.json('/api/join', { json: { code } })).toEqual({ room });
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => (await ada.fetch('/api/join', { json: { code: 'AAAAAA' } })).status),
    );
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    await quiet.stop();
  });
});

describe('my matches (H5)', () => {
  test('what goes on and what is finished is found by the key, with the result, and how it stands', async () => {
    const { id, players } = await seatedRoom(house.url, 'qwinto', 2);
    const [ana, ben] = players as [Player, Player];
    expect((await mine(ana.browser)).running.map((one) => one.id)).toEqual([id]);
    await finish(players);
    const list = await mine(ana.browser);
    expect(list.running).toEqual([]);
    expect(list.finished).toMatchObject([{ room: id, players: [{ name: ana.name }, { name: ben.name }] }]);
    const theirs = await mine(ben.browser);
    const results = [list.finished[0]?.result, theirs.finished[0]?.result].sort();
    expect([
      ['lost', 'won'],
      ['shared', 'shared'],
    ]).toContainEqual(results);
    expect(list.people).toMatchObject([{ name: ben.name, matches: 1 }]);
    const [other] = list.people;
    expect((other?.won ?? 0) + (other?.lost ?? 0)).toBeLessThanOrEqual(1);
    // A filter by game and by person; nobody else's name for them leads anywhere.
    expect((await mine(ana.browser, '?game=coda')).finished).toEqual([]);
    expect((await ana.browser.fetch('/api/me/matches?game=chess')).status).toBe(422);
    expect((await mine(ana.browser, `?with=${other?.key}`)).finished).toHaveLength(1);
    expect((await mine(ana.browser, `?with=${theirs.people[0]?.key}`)).finished).toEqual([]);
    expect((await mine(new Browser(house.url))).finished).toEqual([]);
    for (const player of players) player.leave();
  });

  test('the same people are the same in every room, under a key that is each asker’s own', async () => {
    const ana = new Browser(house.url);
    const ben = new Browser(house.url);
    for (let round = 0; round < 2; round++) {
      const room = await ana.openRoom('qwinto', { seats: 2 });
      const players = [
        new Player(ana, room, `Ana ${round}`).connect(),
        new Player(ben, room, `Ben ${round}`).connect(),
      ];
      for (const player of players) {
        await player.until(() => true);
        await player.must({ type: 'sit' });
      }
      await finish(players);
      for (const player of players) player.leave();
    }
    const { people } = await mine(ana);
    expect(people).toMatchObject([{ name: 'Ben 1', matches: 2 }]);
    expect((await mine(ben)).people[0]?.key).not.toBe(people[0]?.key);
  });

  test('all of it as a file; and forgotten, with a bot at the table that goes on', async () => {
    const { id, players } = await seatedRoom(house.url, 'qwinto', 2);
    const [ana, ben] = players as [Player, Player];
    await finish(players);
    const file = await ana.browser.json<{ format: string; matches: { file: { format: string } }[] }>('/api/me/export');
    expect(file).toMatchObject({ format: 'cifra-person-1', name: ana.name, matches: [{ file: { game: 'qwinto' } }] });
    const again = await seatedRoom(house.url, 'qwinto', 2);
    await start(again.players);
    const [carl] = again.players as [Player];
    const { token } = await carl.browser.json<{ token: string }>(`/api/rooms/${again.id}/token`, { json: {} });
    const program = () => fetch(`${house.url}/api/bot/view`, { headers: { authorization: `Bearer ${token}` } });
    expect((await program()).status).toBe(200);
    await carl.browser.json('/api/me', { method: 'DELETE' });
    await again.players[1]?.until(({ table }) => table.seats[0]?.bot !== null);
    expect((await mine(carl.browser)).running).toEqual([]);
    // No program of his comes back to the seat either.
    expect((await program()).status).toBe(401);
    expect((await mine(ben.browser)).finished.map(({ room }) => room)).toEqual([id]);
    for (const player of [...players, ...again.players]) player.leave();
  });

  test('years of matches are exported whole, though they are more than a connection may leave unread', async () => {
    const data = temporaryFolder();
    let old = await openTestHouse({ data });
    const ana = new Browser(old.url);
    const room = await ana.openRoom('qwinto', { seats: 2, sit: {}, bots: ['novice'], pace: 0 });
    const player = new Player(ana, room).connect();
    await player.until(() => true);
    await player.must({ type: 'start' });
    await player.must({ type: 'leave' });
    await player.until(({ table }) => table.phase === 'over');
    player.leave();
    await old.stop();
    // The same one again and again, under other numbers.
    const database = await openSqlite(join(data, 'cifra.db'));
    const [{ room: id, body } = { room: 0, body: '' }] = database.prepare('select room, body from finished').all() as {
      room: number;
      body: string;
    }[];
    const add = database.prepare('insert into finished (room, match, at, body) values (?, ?, ?, ?)');
    for (let match = 2; match <= YEARS; match++)
      add.run(id, match, match, JSON.stringify({ ...JSON.parse(body), match, at: match }));
    database.close();
    old = await openTestHouse({ data, port: Number(new URL(old.url).port) });
    const answer = await ana.fetch('/api/me/export');
    const text = await answer.text();
    expect(text.length).toBeGreaterThan(4_000_000);
    const file = JSON.parse(text) as { format: string; matches: { match: number; file: { game: string } }[] };
    expect([file.format, new Set(file.matches.map(({ match }) => match)).size]).toEqual(['cifra-person-1', YEARS]);
    await old.stop();
  });

  test('whoever wins alone, with a partner, with a rival or not at all', () => {
    const won = (winners: number[]) => ({ winners, reason: 'x', ranking: [] });
    expect(resultFor(won([0]), 'coda', 2, 0)).toBe('won');
    expect(resultFor(won([0]), 'coda', 2, 1)).toBe('lost');
    expect(resultFor(won([0, 1]), 'coda', 2, 1)).toBe('shared');
    expect(resultFor(won([]), 'coda', 2, 1)).toBe('shared');
    expect(resultFor(won([0, 2]), 'decrypto', 4, 2)).toBe('won');
    expect(resultFor(won([0]), 'qwinto', 1, 0)).toBe('won');
  });
});

describe('another device', () => {
  test('a link, a number on both, a yes: then everything is found there, also what the new device had', async () => {
    const { id, players } = await seatedRoom(house.url, 'qwinto', 2);
    const [ana] = players as [Player];
    const phone = new Browser(house.url);
    const own = await phone.openRoom('coda', { sit: {} });
    const keys = { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) };
    await phone.json('/api/me/notices/push', { json: { endpoint: 'https://push.example/phone', keys } });
    await phone.json('/api/me/notices', { method: 'PUT', json: { isOn: true, timeZone: 'Europe/Madrid' } });
    const { link, url } = await ana.browser.json<{ link: string; url: string }>('/api/me/device-link', {
      method: 'POST',
    });
    expect(url).toBe(`${house.url}/device#${link}`);
    const { number } = await phone.json<{ number: string }>('/api/device/open', { json: { link } });
    expect(await phone.json('/api/device/take', { json: { link } })).toEqual({ done: false });
    expect(await ana.browser.json('/api/me/device-link/state', { json: { link } })).toEqual({ number, isUsed: false });
    // Somebody else who has the link sees nothing, opens nothing and confirms nothing.
    const eve = new Browser(house.url);
    for (const [path, body] of [
      ['/api/device/open', { link }],
      ['/api/device/take', { link }],
      ['/api/me/device-link/state', { link }],
      ['/api/me/device-link/confirm', { link, number, isMine: true }],
    ] as const)
      expect([path, (await eve.fetch(path, { json: body })).status]).toEqual([path, 404]);
    const wrong = { link, number: number === '10' ? '11' : '10', isMine: true };
    expect((await ana.browser.fetch('/api/me/device-link/confirm', { json: wrong })).status).toBe(404);
    await ana.browser.json('/api/me/device-link/confirm', { json: { link, number, isMine: true } });
    expect(await phone.json('/api/device/take', { json: { link } })).toEqual({ done: true });
    expect((await phone.fetch('/api/device/take', { json: { link } })).status).toBe(404);
    expect(new Set((await mine(phone)).running.map((one) => one.id))).toEqual(new Set([id, own]));
    expect((await mine(ana.browser)).running).toHaveLength(2);
    // The phone said that it may be called, and it still is.
    const notices = { isOn: true, channels: [{ address: 'push.example' }] };
    expect(await phone.json('/api/me/notices')).toMatchObject(notices);
    for (const player of players) player.leave();
  });

  test('a no ends the link, and the device it was made on cannot open it', async () => {
    const ana = new Browser(house.url);
    await ana.json('/api/me');
    const { link } = await ana.json<{ link: string }>('/api/me/device-link', { method: 'POST' });
    expect((await ana.fetch('/api/device/open', { json: { link } })).status).toBe(422);
    const phone = new Browser(house.url);
    await phone.json('/api/me');
    const { number } = await phone.json<{ number: string }>('/api/device/open', { json: { link } });
    await ana.json('/api/me/device-link/confirm', { json: { link, number, isMine: false } });
    expect((await phone.fetch('/api/device/take', { json: { link } })).status).toBe(404);
    for (const bad of ['', 'x', link.slice(1), '../x'])
      expect((await phone.fetch('/api/device/open', { json: { link: bad } })).status).toBe(404);
  });
});
