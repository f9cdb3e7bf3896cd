import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../index.ts';
import { contentsOf } from '../operator/contents.ts';
import { RefusalTally } from '../refusal-tally.ts';
import { Browser, openTestHouse, Player, temporaryFolder } from './house.ts';

let house: RunningServer;
let token: string;
beforeAll(async () => {
  house = await openTestHouse();
  token = await house.operatorToken();
});
afterAll(() => house.stop());

type Report = {
  readonly connections: number;
  readonly rooms: readonly { readonly id: string; readonly here: number; readonly isHidden: boolean }[];
  readonly refusals: {
    readonly total: number;
    readonly byCode: readonly { readonly code: string; readonly name: string }[];
  };
  readonly people: { readonly known: number };
  readonly bans: readonly { readonly value: string; readonly name: string | null }[];
  readonly backup: unknown;
  readonly samples: readonly object[];
  readonly storage: { readonly used: number; readonly most: number };
};

const signed = (language = 'en') => ({ authorization: `Bearer ${token}`, 'accept-language': language });
const report = (language?: string) => new Browser(house.url).json<Report>('/api/house', { headers: signed(language) });
const act = (json: object) => new Browser(house.url).fetch('/api/house', { json, headers: signed() });

describe('the operator’s page', () => {
  test('asks for a token, and a wrong one opens nothing', async () => {
    const stranger = new Browser(house.url);
    for (const headers of [{}, { authorization: 'Bearer nonsense' }, { authorization: `Basic ${token}` }]) {
      const refused = await stranger.fetch('/api/house', { headers });
      expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'no-operator-token' }]);
    }
    const close = await stranger.fetch('/api/house', { json: { do: 'close-room', room: 'x' } });
    expect(close.status).toBe(401);
  });

  test('shows rooms, who is there, and what was refused, in one’s language', async () => {
    const ana = new Browser(house.url);
    const id = await ana.openRoom('qwinto', { listed: true, seats: 2 });
    const player = new Player(ana, id).connect();
    await player.until(() => true);
    await ana.fetch('/api/rooms/abcdefghijkmnpqrstuv');
    const seen = await report('es');
    expect(seen.rooms).toContainEqual(expect.objectContaining({ id, here: 1, isHidden: false }));
    expect(seen.connections).toBeGreaterThanOrEqual(1);
    expect(seen.refusals.byCode).toContainEqual(
      expect.objectContaining({ code: 'no-such-room', name: 'Sala que no existe', addresses: 1 }),
    );
    expect(seen.samples.length).toBeGreaterThan(0);
    expect(seen.storage.used).toBeGreaterThan(0);

    expect((await act({ do: 'unlist', room: id })).status).toBe(200);
    expect(await ana.json('/api/rooms')).toEqual([]);
    expect((await report()).rooms.find((room) => room.id === id)?.isHidden).toBe(true);
    expect((await act({ do: 'relist', room: id })).status).toBe(200);
    expect((await act({ do: 'close-room', room: id })).status).toBe(200);
    expect((await ana.fetch(`/api/rooms/${id}`)).status).toBe(404);
    await expect.poll(() => player.lastClose?.reason).toBe('no-such-room');
    expect((await act({ do: 'close-room', room: id })).status).toBe(404);
    expect((await act({ do: 'forget-person', person: 'x' })).status).toBe(400);
    player.leave();
  });

  test('says whom the house knows and does not let in, when it was copied, and what would be deleted', async () => {
    const ana = new Browser(house.url);
    await ana.openRoom('qwinto', { seats: 2, name: 'Ana' });
    const before = await report();
    expect(before.people.known).toBeGreaterThanOrEqual(1);
    expect([before.bans, before.backup]).toEqual([[], null]);
    for (const who of ['203.0.113.9', '2001:db8:1:2:3::4']) expect((await act({ do: 'ban', who })).status).toBe(200);
    const { bans } = await report();
    expect(bans.map(({ value, name }) => [value, name])).toEqual([
      ['203.0.113.9', null],
      ['2001:db8:1:2::/64', null],
    ]);
    for (const { value } of bans) expect((await act({ do: 'unban', who: value })).status).toBe(200);
    expect((await report()).bans).toEqual([]);
    const never = { do: 'prune', rooms: 1, empty: 1, people: 1, dryRun: true };
    expect(await (await act(never)).json()).toMatchObject({ isDryRun: true, rooms: [], people: [] });
    expect((await act({ ...never, rooms: -1 })).status).toBe(400);
  });

  test('makes a copy beside the data, keeps five of them, and asks whoever opened the house to close it', async () => {
    const data = temporaryFolder();
    const own = await openTestHouse({ data });
    const headers = { authorization: `Bearer ${await own.operatorToken()}` };
    const ask = (json: object) => new Browser(own.url).fetch('/api/house', { json, headers });
    const places = join(data, 'backups');
    mkdirSync(places);
    const old = [1, 2, 3, 4, 5].map((day) => `cifra-2026-01-0${day}T000000.db`);
    for (const name of [...old, 'mine.db']) writeFileSync(join(places, name), '');
    // Pressed twice: one copy is made.
    const [one, two] = await Promise.all([ask({ do: 'back-up' }), ask({ do: 'back-up' })]);
    const copy = (await one.json()) as { file: string };
    expect([one.status, two.status, await two.json()]).toEqual([200, 200, copy]);
    expect(await contentsOf(copy.file)).toMatchObject({ ok: true, value: { rooms: 0 } });
    expect(readdirSync(places).sort()).toEqual([...old.slice(1), basename(copy.file), 'mine.db'].sort());
    const stranger = await new Browser(own.url).fetch('/api/house', { json: { do: 'stop' } });
    expect(stranger.status).toBe(401);
    expect((await ask({ do: 'stop' })).status).toBe(200);
    await own.stopAsked;
    await own.stop();
  });

  test('is not in the public documentation', async () => {
    const { paths } = await new Browser(house.url).json<{ paths: object }>('/api/openapi.json');
    expect(Object.keys(paths)).not.toContain('/api/house');
  });
});

describe('refusals', () => {
  test('are counted by reason and address for a day, and no flood of addresses fills the memory', () => {
    let now = 0;
    const tally = new RefusalTally(() => now);
    for (let at = 0; at < 2_000; at++) tally.add('too-many', `10.0.${at >> 8}.${at & 255}`);
    for (let at = 0; at < 30; at++) tally.add('no-such-room', '203.0.113.24');
    expect(tally.report()).toMatchObject({
      total: 2_030,
      byCode: [
        { code: 'too-many', count: 2_000, addresses: 501 },
        { code: 'no-such-room', count: 30, addresses: 1 },
      ],
      busiest: { address: '203.0.113.24', count: 30 },
    });
    now = 25 * 3_600_000;
    expect(tally.report()).toEqual({ total: 0, byCode: [], busiest: null });
  });
});
