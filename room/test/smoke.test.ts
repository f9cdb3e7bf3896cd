import { verify } from '@cifra/kernel';
import { qwinto } from '@cifra/qwinto/rules';
import { expect, test } from 'vitest';
import { ANA, BEN, Ear, house, Table } from './house.ts';

test('two people play a whole match, and its file proves itself', async () => {
  const { rooms, trouble } = house();
  const table = await Table.open(rooms, ANA, { game: 'qwinto' });
  const ear = new Ear(BEN);
  await table.room.join(ear);
  await table.seat(ANA, BEN);
  await table.start(ANA, BEN);
  for (let n = 0; (await table.table()).phase === 'playing'; n++) {
    if (!(await table.moveOn(ANA, BEN))) throw new Error('stuck');
    if (n > 2000) throw new Error('too long');
  }
  const file = await table.room.matchFile(1);
  if (!file.ok) throw new Error(file.refusal.code);
  expect(verify(qwinto, JSON.parse(JSON.stringify(file.value)))).toEqual([]);
  expect(trouble).toEqual([]);
  expect(ear.heard[0]?.type).toBe('fresh');
});
test('bots play', async () => {
  const { rooms, trouble, clock } = house();
  const table = await Table.open(rooms, ANA, { game: 'qwinto', seats: 3, pace: 10 });
  for (const seat of [0, 1, 2]) await table.does(ANA, { type: 'bot', seat, level: 'club' });
  await table.does(ANA, { type: 'start' });
  await clock.pass(100_000);
  expect((await table.table()).phase).toBe('over');
  expect(trouble).toEqual([]);
});
