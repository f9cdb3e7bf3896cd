import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Counts } from '../metrics.ts';
import type { HouseData } from '../store/house-data.ts';
import { openDatabase } from '../store/postgres/open.ts';
import { peopleStoreContract } from './people-store-contract.ts';
import { askDatabase, TestPostgres } from './postgres.ts';
import { append, entry, storeContract } from './store-contract.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

async function open(url: string, counts = new Counts()): Promise<HouseData> {
  const opened = await openDatabase({ url, most: 4, patience: 5_000, wait: 0 }, counts, () => {});
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  return opened.value;
}

/** Takes part; gives the rooms that it takes over, as they come. */
function listen({ neighbours }: HouseData): readonly string[] {
  const taken: string[] = [];
  neighbours.listen({
    isHere: () => true,
    moved: () => {},
    attended: () => {},
    told: () => {},
    taken: (rooms) => taken.push(...rooms),
    gap: () => {},
    lost: () => {},
  });
  return taken;
}

storeContract('in PostgreSQL', async () => {
  const url = await postgres.database();
  return { open: () => open(url), lasts: true };
});

peopleStoreContract('in PostgreSQL', async () => open(await postgres.database()));

describe('PostgreSQL', () => {
  test('two processes that write the same rooms: one wins each version, and nothing is lost or doubled', async () => {
    const url = await postgres.database();
    const processes = await Promise.all([open(url), open(url), open(url)]);
    const rooms = Array.from({ length: 20 }, (_, at) => `room-${at}`);
    const won = await Promise.all(
      processes.map(async ({ store }, who) => {
        let wins = 0;
        await Promise.all(
          rooms.map(async (room, at) => {
            for (let version = 1; version <= 15; version++) {
              const order = `${who}-${at}-${version}`;
              if ((await store.append(room, append(entry(version, order)))) === 'done') wins++;
              while ((await store.read(room, version - 1, 1)).length === 0);
            }
          }),
        );
        return wins;
      }),
    );
    expect(won.reduce((sum, wins) => sum + wins)).toBe(20 * 15);
    const [rows] = await askDatabase<{ entries: string; heads: string }>(
      url,
      'select (select count(*) from entries) as entries, (select sum(version) from rooms) as heads',
    );
    expect(rows).toEqual({ entries: '300', heads: '300' });
    for (const { close } of processes) await close();
  });

  test('appends of one tick share one statement, and one that cannot be written fails alone', async () => {
    const counts = new Counts();
    const { store, close } = await open(await postgres.database(), counts);
    await Promise.all(Array.from({ length: 300 }, (_, at) => store.append(`room-${at}`, append(entry(1)))));
    expect(counts).toMatchObject({ entriesAppended: 300, commits: 1 });
    const secret = { match: 1, seed: 'a'.repeat(64), salt: 'b'.repeat(64) };
    await store.append('poor', { ...append(entry(1)), secret });
    const results = await Promise.allSettled([
      store.append('rich', append(entry(1))),
      store.append('poor', { ...append(entry(2)), secret }),
      store.append('new', append(entry(1))),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.read('poor', 0, 10)).toEqual([entry(1)]);
    await close();
  });

  test('a process whose lease is over writes nothing, and comes back under another name', async () => {
    const url = await postgres.database();
    const { store, neighbours, close } = await open(url);
    await store.append('room', append(entry(1)));
    await askDatabase(url, 'update processes set until = 0');
    await expect(store.append('room', append(entry(2)))).rejects.toThrow(/away/);
    expect(await store.read('room', 0, 10)).toEqual([entry(1)]);
    await expect.poll(() => neighbours.isMember).toBe(true);
    expect(await store.append('room', append(entry(2)))).toBe('done');
    await close();
  });

  test('what is due is minded by one process, and by another when that one leaves', async () => {
    const url = await postgres.database();
    const [first, second] = [await open(url), await open(url)];
    const taken = listen(second);
    await first.store.append('room', { ...append(entry(1)), due: 5_000 });
    // The other one goes on with the same room: who minds it stays.
    await second.store.append('room', { ...append(entry(2)), due: 6_000 });
    expect([first.neighbours.isOurs('room'), second.neighbours.isOurs('room')]).toEqual([true, false]);
    expect([await first.store.due(9_000, 10), await second.store.due(9_000, 10)]).toEqual([['room'], []]);
    await first.close();
    await expect.poll(() => taken).toEqual(['room']);
    expect(second.neighbours.isOurs('room')).toBe(true);
    await second.close();
  });

  test('a process that is only starting, and does not listen yet, takes nothing from those who leave', async () => {
    const url = await postgres.database();
    const [leaving, starting] = [await open(url), await open(url)];
    await leaving.store.append('room', { ...append(entry(1)), due: 5_000 });
    await leaving.close();
    await starting.neighbours.compare([]);
    expect(starting.neighbours.isOurs('room')).toBe(false);
    listen(starting);
    await starting.neighbours.compare([]);
    expect(starting.neighbours.isOurs('room')).toBe(true);
    await starting.close();
  });

  test('what somebody else says on the channel of the processes ends none of them', async () => {
    const url = await postgres.database();
    const { neighbours, close } = await open(url);
    const other = await open(url);
    for (const said of ['', 'psql was here', 'null', '7', '{}'])
      await askDatabase(url, "select pg_notify('cifra', $1)", [said]);
    await other.close();
    // What was said before was heard before.
    await expect.poll(() => neighbours.count).toBe(1);
    await close();
  });

  test('a one-time link is used once, whoever of several processes is asked', async () => {
    const url = await postgres.database();
    const processes = await Promise.all([open(url), open(url), open(url)]);
    const link = { room: 'room', person: 'ana', holder: 'old' };
    for (const hash of ['one', 'two']) await processes[0]?.registry.addLink(hash, link, 2 ** 50);
    const uses = await Promise.all(
      processes.flatMap(({ registry }, who) =>
        ['one', 'two'].map((hash) => registry.carrySeat(hash, link, `new-${who}`, { holder: 'old', person: 'x' })),
      ),
    );
    expect(uses.filter(Boolean)).toHaveLength(1);
    for (const { close } of processes) await close();
  });

  test('many processes that start at once make the tables once; data of a newer version are left alone', async () => {
    const url = await postgres.database();
    const processes = await Promise.all(Array.from({ length: 6 }, () => open(url)));
    expect(new Set(processes.map(({ registry }) => registry.secret)).size).toBe(1);
    for (const { close } of processes) await close();
    await askDatabase(url, "insert into kysely_migration values ('9999-to-come', '2099-01-01T00:00:00.000Z')");
    const opened = await openDatabase({ url, most: 2, patience: 5_000, wait: 0 }, new Counts(), () => {});
    expect(opened).toMatchObject({ ok: false, refusal: { code: 'database-newer' } });
  });

  test('a wrong password and a database that is not there are told apart from one that is only away', async () => {
    const url = await postgres.database();
    const refusal = async (wrong: string) => {
      const opened = await openDatabase({ url: wrong, most: 2, patience: 1_000, wait: 0 }, new Counts(), () => {});
      return opened.ok ? null : opened.refusal;
    };
    expect(await refusal(url.replace('cifra:cifra', 'cifra:wrong'))).toMatchObject({ reason: 'login' });
    expect(await refusal(postgres.url('nowhere'))).toMatchObject({ reason: 'missing' });
    expect(await refusal(postgres.url('nowhere', 1))).toEqual({
      code: 'database-away',
      database: '127.0.0.1:1/nowhere',
    });
  });
});
