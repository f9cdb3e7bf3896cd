import { expect, test } from 'vitest';
import { ALONE, Rooms } from '../index.ts';
import { ANA, BEN, house, Table } from './house.ts';
import { MemoryStore } from './memory-store.ts';

/** The same log in the memory of two processes, which hear nothing of each other but what the store says. */
async function twoTables() {
  const { rooms, ports } = house({ neighbours: { ...ALONE, mayWrite: true } });
  const here = await Table.open(rooms, ANA, { game: 'qwinto', seats: 2 });
  const room = await new Rooms(ports).find('room-1');
  if (room === null) throw new Error('no room');
  return { here, there: new Table(room) };
}

test('what one process refuses is looked at against what the other has written', async () => {
  const { here, there } = await twoTables();
  await here.does(ANA, { type: 'sit' });
  await there.does(BEN, { type: 'sit' });
  await there.does(BEN, { type: 'ready', ready: true });
  // Here nobody has heard that Ben is ready, or even that he sits.
  await here.does(ANA, { type: 'start' });
  expect((await there.table()).phase).toBe('playing');
});

test('the promise of the next match, kept by one process, is dealt by the other', async () => {
  const { here, there } = await twoTables();
  // Each of them at a process of their own.
  await here.does(ANA, { type: 'sit' });
  await there.does(BEN, { type: 'sit' });
  await there.does(BEN, { type: 'ready', ready: true });
  await here.does(ANA, { type: 'start' });
  const [ana, ben] = [
    [here, ANA],
    [there, BEN],
  ] as const;
  let last: typeof ana | typeof ben = ana;
  for (;;) {
    if (await here.moveOn(ANA)) last = ana;
    else if (await there.moveOn(BEN)) last = ben;
    else break;
  }
  expect((await there.table()).phase).toBe('over');
  // Whoever did not write the outcome, and the promise with it, deals.
  for (const [table, person] of last[0] === here ? [ana, ben] : [ben, ana])
    await table.does(person, { type: 'rematch' });
  expect(await here.table()).toMatchObject({ phase: 'playing', match: 2 });
});

test('a bot whose move could not be saved moves a moment later, though nobody asks', async () => {
  const store = new MemoryStore();
  const { rooms, clock } = house({ store, neighbours: { ...ALONE, mayWrite: true } });
  const table = await Table.open(rooms, ANA, { game: 'qwinto', seats: 2 });
  for (const seat of [0, 1]) await table.does(ANA, { type: 'bot', seat, level: 'novice' });
  const append = store.append.bind(store);
  await table.does(ANA, { type: 'start' });
  const { version } = await table.room.view(ANA.id);
  store.append = async () => {
    throw new Error('The database is away');
  };
  await clock.pass(10_000);
  store.append = append;
  // The next look, and the bot's own pace.
  await clock.pass(4_000);
  expect((await store.read('room-1', version, 10)).length).toBeGreaterThan(0);
});
