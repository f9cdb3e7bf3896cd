import { afterAll, beforeAll, expect, test } from 'vitest';
import { Counts } from '../metrics.ts';
import { openDatabase } from '../store/postgres/open.ts';
import { PgPool } from '../store/postgres/pool.ts';
import { pause } from './crowd.ts';
import { historyOf, writtenInDatabase } from './history.ts';
import { Browser, openTestHouse, Player } from './house.ts';
import { askDatabase, TestPostgres } from './postgres.ts';
import { TcpProxy } from './tcp-proxy.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

/** How a database goes and comes back, and whether it can be asked meanwhile. */
const AWAY = [
  { how: 'killed', goes: () => postgres.crash('SIGKILL'), comes: () => postgres.restart(), isReadable: false },
  { how: 'stopped', goes: () => postgres.crash('SIGINT'), comes: () => postgres.restart(), isReadable: false },
  {
    how: 'read-only',
    goes: () => postgres.beReadOnly(true),
    comes: () => postgres.beReadOnly(false),
    isReadable: true,
  },
];

/** Politely or not, it goes the same way: the test command tries one of the two. */
const tried = AWAY.filter(({ how }) => how !== 'stopped' || process.env.CIFRA_LONG !== undefined);

test.each(tried)(
  'a database that is $how for a while is waited for and told on /health, and nothing is acknowledged meanwhile',
  async ({ goes, comes, isReadable }) => {
    const database = await postgres.database();
    const houses = await Promise.all([1, 2].map(() => openTestHouse({ database })));
    const door = await TcpProxy.open(...houses.map(({ port }) => port));
    const ana = new Browser(door.url);
    const room = await ana.openRoom('qwinto', { seats: 2 });
    const player = new Player(ana, room);
    player.stay();
    await player.until(() => true);
    await player.order({ type: 'sit' });
    const health = () =>
      Promise.all(
        houses.map(async ({ url }) => {
          const reply = await new Browser(url).fetch('/health');
          return [reply.status, ((await reply.json()) as { ok: boolean }).ok];
        }),
      );

    await goes();
    const orders = Array.from({ length: 5 }, (_, at) => player.order({ type: 'say', to: 'all', text: `${at}` }));
    const before = player.acknowledged.length;
    await expect.poll(health).toEqual([
      [503, false],
      [503, false],
    ]);
    // Longer than a lease and than any question may take.
    await pause(5_000);
    expect(player.acknowledged.length).toBe(before);
    const read = await Promise.all(
      houses.map(async ({ url }) => (await new Browser(url, ana.cookie).fetch(`/api/rooms/${room}`)).status),
    );
    expect(read).toEqual(isReadable ? [200, 200] : [503, 503]);
    expect((await ana.fetch('/api/rooms', { json: { game: 'coda' } })).status).toBe(503);

    await comes();
    expect((await Promise.all(orders)).map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
    await expect.poll(health).toEqual([
      [200, true],
      [200, true],
    ]);
    const history = historyOf(await writtenInDatabase(database), [player]);
    expect(history).toMatchObject({ acknowledged: before + 5, missing: [], doubled: [], gaps: [] });
    player.leave();
    await door.close();
    for (const house of houses) await house.stop();
  },
);

test('a connection that is cut while somebody has it ends their question and not the process', async () => {
  const url = await postgres.database();
  const pool = new PgPool({ url, most: 2, patience: 5_000 });
  const client = await pool.connect();
  await client.query('begin');
  const cut = new Promise<void>((resolve) => client.once('end', resolve));
  await askDatabase(
    postgres.url('postgres'),
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${new URL(url).pathname.slice(1)}'`,
  );
  await cut;
  await expect(client.query('select 1')).rejects.toThrow(/terminated|not queryable/);
  client.release(true);
  expect(await pool.query('select 1 as one')).toEqual([{ one: 1 }]);
  await pool.end();
});

test('a connection that was made while nothing could be written is not used again', async () => {
  const database = await postgres.database();
  const opened = await openDatabase({ url: database, most: 1, patience: 5_000, wait: 0 }, new Counts(), () => {});
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { codes, neighbours, close } = opened.value;
  const name = new URL(database).pathname.slice(1);
  const others = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`;
  const write = () => codes.add('1234', 'room', 1);
  await askDatabase(database, `alter database ${name} set default_transaction_read_only = on`);
  await askDatabase(database, others);
  await expect(write()).rejects.toThrow(/away/);
  await expect.poll(() => neighbours.isMember).toBe(false);
  // By then the old connections are gone, and a new one can only read.
  await pause(500);
  expect(await codes.roomOf('1234')).toBeNull();
  await askDatabase(postgres.url('postgres'), `alter database ${name} reset default_transaction_read_only`);
  await expect.poll(() => neighbours.isMember).toBe(true);
  expect(await write()).toBe(true);
  await close();
});
