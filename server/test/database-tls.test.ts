import { afterAll, beforeAll, expect, test } from 'vitest';
import { Counts } from '../metrics.ts';
import { openDatabase } from '../store/postgres/open.ts';
import { askDatabase, SIGNED_BY, TestPostgres } from './postgres.ts';
import { append, entry } from './store-contract.ts';

let postgres: TestPostgres;
let address: string;
beforeAll(async () => {
  postgres = await TestPostgres.start({ hasTls: true });
  address = await postgres.database();
});
afterAll(() => postgres.stop());

const open = (query: string, host = 'localhost') =>
  openDatabase(
    { url: `${address.replace('127.0.0.1', host)}?${query}`, most: 2, patience: 5_000, wait: 0 },
    new Counts(),
    () => {},
  );
const why = async (query: string, host?: string) => {
  const opened = await open(query, host);
  if (opened.ok) await opened.value.close();
  return opened.ok ? null : opened.refusal;
};

test('every connection of the house is encrypted where the address asks for it', async () => {
  const opened = await open(`sslmode=verify-full&sslrootcert=${SIGNED_BY}`);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const { store, registry, close } = opened.value;
  // One appends, one listens, others read.
  await store.append('room', append(entry(1)));
  expect(await registry.operatorToken()).not.toBe('');
  const lines = await askDatabase<{ ssl: boolean }>(
    address,
    `select ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name = 'cifra'`,
  );
  expect(lines.length).toBeGreaterThanOrEqual(3);
  expect(lines.filter(({ ssl }) => !ssl)).toEqual([]);
  await close();
});

test('a certificate that nobody vouches for, that is another’s, or that cannot be read is refused in words', async () => {
  const tls = { code: 'database-refused', reason: 'tls' };
  expect(await why('sslmode=verify-full')).toMatchObject(tls);
  expect(await why(`sslmode=verify-full&sslrootcert=${SIGNED_BY}`, '127.0.0.1')).toMatchObject(tls);
  expect(await why('sslmode=verify-full&sslrootcert=/nowhere/ca.pem')).toMatchObject({ ...tls, reason: 'file' });
  expect(await why('sslmode=no-verify')).toBeNull();
});

test('a server that cannot encrypt is not talked to in the open', async () => {
  const plain = await TestPostgres.start();
  const opened = await openDatabase(
    { url: `${await plain.database()}?sslmode=verify-full`, most: 2, patience: 5_000, wait: 0 },
    new Counts(),
    () => {},
  );
  expect(opened).toMatchObject({ ok: false, refusal: { code: 'database-refused', reason: 'tls' } });
  await plain.stop();
});
