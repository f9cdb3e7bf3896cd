import { expect, test } from 'vitest';
import { Counts } from '../metrics.ts';
import { GroupCommit } from '../store/group-commit.ts';
import { openSqlite } from '../store/sqlite.ts';

/** A database in memory, and a disk that is done when the test says so. */
async function slowDisk() {
  const database = await openSqlite(':memory:');
  database.exec('create table words (word text primary key)');
  const insert = database.prepare('insert into words (word) values (?)');
  const waiting: ((error: Error | null) => void)[] = [];
  const counts = new Counts();
  const broke: Error[] = [];
  const on = { last: () => {}, undone: () => {}, durable: () => {}, broke: (error: Error) => broke.push(error) };
  const group = new GroupCommit(database, (done) => waiting.push(done), counts, on);
  const told: string[] = [];
  return {
    database,
    counts,
    told,
    broke,
    group,
    words: () => database.prepare('select word from words order by word').all(),
    write: (word: string) =>
      group
        .run(() => insert.run(word))
        .then(
          () => told.push(word),
          (error: Error) => told.push(`${word}: ${error.message}`),
        ),
    /** The disk answers once somebody waits for it, and everybody has heard. */
    answer: async (error: Error | null = null) => {
      while (waiting.length === 0) await moment();
      waiting.shift()?.(error);
      await moment();
    },
  };
}

const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

test('nobody is answered before the disk has it, and what comes meanwhile shares the next wait', async () => {
  const { write, answer, told, counts } = await slowDisk();
  void write('a');
  void write('b');
  await moment();
  for (const word of ['c', 'd', 'e']) void write(word);
  await moment();
  expect(told).toEqual([]);
  await answer();
  expect(told).toEqual(['a', 'b']);
  await answer();
  expect(told).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(counts.commits).toBe(2);
});

test('it is settled when the disk has everything', async () => {
  const { write, answer, group } = await slowDisk();
  void write('a');
  let isSettled = false;
  const settled = group.settled().then(() => {
    isSettled = true;
  });
  await moment();
  expect(isSettled).toBe(false);
  await answer();
  await settled;
});

test('what cannot be written fails alone', async () => {
  const { write, answer, told, words } = await slowDisk();
  for (const word of ['a', 'b', 'a', 'c']) void write(word);
  await answer();
  expect(told).toEqual(['a', 'b', 'a: UNIQUE constraint failed: words.word', 'c']);
  expect(words()).toHaveLength(3);
});

test('after the disk has failed nothing is promised any more', async () => {
  const { write, answer, told, broke, group, words } = await slowDisk();
  void write('a');
  await moment();
  expect(group.broken).toBeNull();
  void write('b');
  await answer(new Error('disk full'));
  await answer(new Error('disk gone'));
  void write('c');
  await answer();
  expect(told).toEqual(['a: disk full', 'b: disk full', 'c: disk full']);
  expect(words()).toHaveLength(1);
  expect(broke).toMatchObject([{ message: 'disk full' }]);
  expect(group.broken).toBe(broke[0]);
});

test('a full disk names its cause, and is well again when there is room (S13)', async () => {
  const { database, write, answer, told, group } = await slowDisk();
  database.exec('pragma max_page_count = 4');
  void write('x'.repeat(100_000));
  await answer();
  expect(told[0]).toMatch(/full$/);
  expect(group.failing?.message).toMatch(/full/);
  expect(group.broken).toBeNull();
  database.exec('pragma max_page_count = 1000');
  void write('small');
  await answer();
  expect(told[1]).toBe('small');
  expect(group.failing).toBeNull();
});

test('a large group is told bit by bit, and whoever else is there is heard in between', async () => {
  const { group, answer } = await slowDisk();
  const order: string[] = [];
  const work = async (at: number) => {
    await group.run(() => {});
    const until = performance.now() + 1;
    while (performance.now() < until);
    order.push(`told ${at}`);
    if (at === 0) setImmediate(() => order.push('somebody else'));
  };
  const all = Promise.all(Array.from({ length: 12 }, (_, at) => work(at)));
  await answer();
  await all;
  expect(order.indexOf('somebody else')).toBeLessThan(6);
  expect(order.filter((one) => one.startsWith('told'))).toEqual(Array.from({ length: 12 }, (_, at) => `told ${at}`));
});
