import { expect, test } from 'vitest';
import { ANA, BEN, house, RecordingSubscriber, Table } from './house.ts';

test('a crowd of watchers is counted once a second, and players who come or go at once (S14)', async () => {
  const { rooms, clock } = house();
  const room = await Table.open(rooms, ANA, { game: 'qwinto' });
  await room.seat(ANA, BEN);
  const ana = new RecordingSubscriber(ANA);
  await room.room.join(ana);
  let told = 0;
  const CROWD = 2_500;
  for (let at = 0; at < CROWD; at++) await room.room.join({ person: `w${at}`, tell: () => told++ });
  // Each hears a view and the number; nobody hears of each of the others.
  expect(told).toBeLessThan(CROWD * 2 + 21 * 21);
  const before = ana.heard.length;
  await clock.pass(1_000);
  expect(ana.heard.slice(before)).toEqual([{ type: 'presence', here: [true, false], watchers: CROWD }]);
  const ben = new RecordingSubscriber(BEN);
  await room.room.join(ben);
  expect(ana.last).toEqual({ type: 'presence', here: [true, true], watchers: CROWD });
  room.room.part(ben);
  await clock.pass(0);
  expect(ana.last).toEqual({ type: 'presence', here: [true, false], watchers: CROWD });
});

test('a connection that fails is no longer there, and one of two leaves its person here', async () => {
  const { rooms, clock, trouble } = house();
  const room = await Table.open(rooms, ANA, { game: 'qwinto' });
  await room.seat(ANA, BEN);
  const ana = new RecordingSubscriber(ANA);
  await room.room.join(ana);
  const tabs = [new RecordingSubscriber(BEN), new RecordingSubscriber(BEN)] as const;
  for (const tab of tabs) await room.room.join(tab);
  room.room.part(tabs[0]);
  await clock.pass(0);
  expect(ana.heard.findLast(({ type }) => type === 'presence')).toMatchObject({ here: [true, true] });
  tabs[1].tell = () => {
    throw new Error('gone');
  };
  await room.does(ANA, { type: 'say', to: 'all', text: 'are you there?' });
  await clock.pass(31_000);
  expect(trouble).toHaveLength(1);
  await room.start(ANA, BEN);
  await clock.pass(31_000);
  await room.does(ANA, { type: 'stand-in', seat: 1 });
});
