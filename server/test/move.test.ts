import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, examine, isThere, moveHouse, type OperatorToken, type RoomRow } from '../operator/index.ts';
import { Browser, openTestHouse, Player, seatedRoom, start, temporaryFolder } from './house.ts';
import { askDatabase, TestPostgres } from './postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

test('a house moves to PostgreSQL and back: people, rooms and matches are there, and play goes on', async () => {
  const [data, back, database] = [temporaryFolder(), temporaryFolder(), await postgres.database()];
  const before = await openTestHouse({ data });
  const { id, players } = await seatedRoom(before.url, 'qwinto', 2);
  await start(players);
  await Promise.all(players.map((player, at) => player.playOut(at)));
  const [ana] = players;
  if (ana === undefined) throw new Error('nobody');
  await ana.must({ type: 'say', to: 'all', text: '¿otra? “sí” \\ 🎲' });
  const view = ana.view;
  const bots = await new Browser(before.url).openRoom('coda', { seats: 2, sit: {}, bots: ['novice'] });
  // While somebody uses it nothing is moved.
  expect(await moveHouse(data, database)).toMatchObject({ ok: false, refusal: { code: 'data-in-use' } });
  for (const player of players) player.leave();
  await before.stop();

  const moved = await moveHouse(data, database);
  expect(moved).toMatchObject({ ok: true, value: { rooms: 2, replayed: 2 } });
  // Once more changes nothing; another house does not get in.
  expect(await moveHouse(data, database)).toMatchObject({ ok: false, refusal: { code: 'house-there' } });

  const there = await openTestHouse({ database });
  const again = new Player(new Browser(there.url, ana.browser.cookie), id).connect();
  expect((await again.until(() => true)).table).toEqual(view.table);
  await again.must({ type: 'say', to: 'all', text: 'here now' });
  expect(await new Browser(there.url).json(`/api/rooms/${bots}`)).toMatchObject({ phase: 'lobby' });
  expect(await moveHouse(database, back)).toMatchObject({ ok: false, refusal: { code: 'database-in-use' } });
  again.leave();
  await there.stop();

  expect(await moveHouse(database, back)).toMatchObject({ ok: true, value: { rooms: 2, replayed: 2 } });
  const home = await openTestHouse({ data: back });
  const last = new Player(new Browser(home.url, ana.browser.cookie), id).connect();
  expect((await last.until(() => true)).table.talk.at(-1)?.text).toBe('here now');
  last.leave();
  await home.stop();
});

test('a move that was cut short goes on, nobody opens it before, and one that lost something is not called whole', async () => {
  const [data, database] = [temporaryFolder(), await postgres.database()];
  const house = await openTestHouse({ data });
  const ana = new Browser(house.url);
  const rooms = await Promise.all(Array.from({ length: 5 }, () => ana.openRoom('qwinto')));
  await house.stop();
  await (await openTestHouse({ database })).stop();
  const cut = async () => {
    await askDatabase(database, 'alter table secrets add constraint cut check (seed is null) not valid');
    await expect(moveHouse(data, database)).rejects.toThrow(/cut/);
    await askDatabase(database, 'alter table secrets drop constraint cut');
  };
  // Where rows stand, and in which transaction they were written.
  const carried = () => askDatabase(database, 'select room, version, ctid, xmin from entries order by room, version');

  await cut();
  const before = await carried();
  expect(before).toHaveLength(rooms.length);
  await expect(openTestHouse({ database })).rejects.toThrow(/house-half-moved/);
  expect(await moveHouse(database, temporaryFolder())).toMatchObject({ refusal: { code: 'house-half-moved' } });
  expect(await moveHouse(data, database)).toMatchObject({ ok: true, value: { rooms: rooms.length } });
  expect(await carried()).toEqual(before);

  const again = await postgres.database();
  await (await openTestHouse({ database: again })).stop();
  await askDatabase(again, 'alter table secrets add constraint cut check (seed is null) not valid');
  await expect(moveHouse(data, again)).rejects.toThrow(/cut/);
  // The old house was opened once more, and somebody got another name there.
  const reopened = await openTestHouse({ data });
  await new Browser(reopened.url, ana.cookie).json('/api/me', { method: 'PUT', json: { name: 'Ana II' } });
  await new Browser(reopened.url).openRoom('coda');
  await reopened.stop();
  await askDatabase(again, 'alter table secrets drop constraint cut');
  expect(await moveHouse(data, again)).toMatchObject({ ok: true, value: { rooms: rooms.length + 1 } });
  const moved = await openTestHouse({ database: again });
  expect(await new Browser(moved.url, ana.cookie).json('/api/me')).toMatchObject({ name: 'Ana II' });
  await moved.stop();

  const broken = await postgres.database();
  await (await openTestHouse({ database: broken })).stop();
  await askDatabase(
    broken,
    `create function lose() returns trigger language plpgsql as 'begin return null; end';
     create trigger loses before insert on entries for each row when (new.room = 1) execute function lose()`,
  );
  expect(await moveHouse(data, broken)).toMatchObject({ refusal: { code: 'not-moved' } });
  expect([isThere(data), isThere(`${data}/nowhere`), isThere(database)]).toEqual([true, false, true]);
});

test('what cannot be moved is refused in words: nothing there, another version, a database that is away', async () => {
  const [data, database, empty] = [temporaryFolder(), await postgres.database(), await postgres.database()];
  await (await openTestHouse({ data })).stop();
  expect(await moveHouse(empty, data)).toMatchObject({ refusal: { code: 'no-data' } });
  expect(await moveHouse('postgres://cifra@127.0.0.1:1/cifra', temporaryFolder())).toMatchObject({
    refusal: { code: 'database-away' },
  });
  await (await openTestHouse({ database })).stop();
  await askDatabase(database, "delete from kysely_migration where name like '0004%'");
  expect(await moveHouse(database, temporaryFolder())).toMatchObject({ refusal: { code: 'house-older' } });
});

test('a house in PostgreSQL is looked after while its processes run, and they hear of it', async () => {
  const database = await postgres.database();
  expect(await ask(database, { do: 'rooms', limit: 5 })).toMatchObject({ ok: false, refusal: { code: 'no-data' } });
  expect(await askDatabase(database, 'select 1 from pg_tables where schemaname = $1', ['public'])).toEqual([]);
  const house = await openTestHouse({ database });
  const ana = new Browser(house.url);
  const [room, other] = [await ana.openRoom('qwinto'), await ana.openRoom('coda')];
  const player = new Player(ana, room).connect();
  await player.until(() => true);

  const rooms = await ask<{ rooms: readonly RoomRow[] }>(database, { do: 'rooms', limit: 5 });
  expect(rooms.ok && rooms.value.rooms.map(({ id }) => id).sort()).toEqual([room, other].sort());
  expect(await ask(database, { do: 'close-room', room })).toMatchObject({ ok: true });
  await expect.poll(() => player.session.bye).toBe('no-such-room');
  expect((await ana.fetch(`/api/rooms/${room}`)).status).toBe(404);

  const guest = new Player(new Browser(house.url), other).connect();
  await guest.until(() => true);
  expect(await ask(database, { do: 'ban', who: '127.0.0.1' })).toMatchObject({ ok: true });
  await expect.poll(() => guest.session.bye).toBe('not-allowed');
  expect(await ask(database, { do: 'unban', who: '127.0.0.1' })).toMatchObject({ ok: true });
  await expect.poll(async () => (await ana.fetch('/health')).status).toBe(200);

  expect(await ask(database, { do: 'people' })).toMatchObject({ ok: true });
  const keep = { do: 'prune', rooms: 1, empty: 1, people: 1, dryRun: true } as const;
  expect(await ask(database, keep)).toMatchObject({ ok: true, value: { isDryRun: true, rooms: [] } });
  const token = await ask<OperatorToken>(database, { do: 'operator-token', renew: true });
  expect(token.ok && token.value.token).toBe(await house.operatorToken());
  const well = { check: 'database', state: 'well', details: { rooms: 1, matches: 0, processes: 1 } };
  expect(await examine({ DATABASE_URL: database, PORT: String(house.port) }, {})).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ ...well, details: expect.objectContaining(well.details) })]),
  );
  await house.stop();
});
