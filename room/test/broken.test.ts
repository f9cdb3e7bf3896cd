import { qwinto } from '@cifra/qwinto/rules';
import { expect, test } from 'vitest';
import { Rooms } from '../index.ts';
import { ANA, anyGame, BEN, house, RecordingSubscriber, Table } from './house.ts';

/** Qwinto with a bug: the third roll of the orange die breaks it. */
const buggy: typeof qwinto = {
  ...qwinto,
  id: 'buggy',
  decide: (state, seat, command, chance) => {
    if (state.table.rolls.orange >= 2) throw new Error('An orange die with 7 pips');
    return qwinto.decide(state, seat, command, chance);
  },
};

test('a broken invariant closes its room for good, with a clear state; other rooms do not notice', async () => {
  const { rooms, trouble, ports, store } = house({ games: (id) => (id === 'buggy' ? buggy : anyGame(id)) });
  const room = await Table.open(rooms, ANA, { game: 'buggy', seats: 1 });
  const other = await Table.open(rooms, BEN, { game: 'qwinto', seats: 1 }, 'room-2');
  await room.seat(ANA);
  await room.start(ANA);
  await other.seat(BEN);
  const ear = new RecordingSubscriber(BEN);
  await room.room.join(ear);
  let answer = 'done';
  for (let moves = 0; moves < 100 && answer === 'done'; moves++) {
    const [command] = await room.room.legal(ANA.id);
    answer = await room.tries(ANA, { type: 'play', command });
  }
  expect(answer).toBe('room-broken');
  expect(trouble).toMatchObject([{ message: 'An orange die with 7 pips' }]);
  expect((await room.table()).phase).toBe('broken');
  expect(ear.last).toMatchObject({ type: 'news', entries: [{ events: [{ fact: { type: 'broke' } }] }] });
  // What went wrong is for the house's own book.
  expect(JSON.stringify(ear.heard)).not.toContain('pips');
  expect(await room.tries(ANA, { type: 'say', to: 'all', text: 'hello?' })).toBe('room-broken');
  const again = await new Rooms(ports).find('room-1');
  expect((await again?.view(ANA.id))?.table.phase).toBe('broken');
  expect(store.finished('room-1')).toEqual([]);
  await other.start(BEN);
  expect(await other.moveOn(BEN)).toBe(true);
});

test('an order of the same moment as the one that broke the room is refused, not lost', async () => {
  const { rooms } = house({ games: () => ({ ...buggy, setup: () => [], check: () => null }) });
  const room = await Table.open(rooms, ANA, { game: 'buggy', seats: 1 });
  await room.seat(ANA);
  await room.start(ANA);
  const orders = [0, 1].map(() =>
    room.tries(ANA, { type: 'play', command: { type: 'write', row: 'orange', column: 1 } }),
  );
  expect(await Promise.all(orders)).toEqual(['room-broken', 'room-broken']);
});
