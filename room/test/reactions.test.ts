import { expect, test } from 'vitest';
import { ANA, BEN, CARLA, DANI, house, RecordingSubscriber, Table } from './house.ts';

const EVA = { id: 'p-eva', name: 'Eva' };
const faces = (ear: RecordingSubscriber) => ear.heard.filter(({ type }) => type === 'reacted');

test('a face of a seat is told to everybody here, and is in no log', async () => {
  const { rooms, clock } = house();
  const room = await Table.open(rooms, ANA, { game: 'qwinto' });
  await room.seat(ANA, BEN);
  await room.start(ANA, BEN);
  const ears = [ANA, BEN, EVA].map((person) => new RecordingSubscriber(person));
  for (const ear of ears) await room.room.join(ear);
  const [ana, , eva] = ears as [RecordingSubscriber, RecordingSubscriber, RecordingSubscriber];
  const { version } = await room.room.view(ANA.id);
  room.room.react(ana, 'bravo');
  await clock.pass(0);
  for (const ear of ears) expect(faces(ear)).toEqual([{ type: 'reacted', seat: 0, reaction: 'bravo' }]);
  // Too soon after it there is no other, and whoever watches makes none.
  room.room.react(ana, 'wow');
  room.room.react(eva, 'laugh');
  await clock.pass(1_499);
  expect(faces(ana)).toHaveLength(1);
  await clock.pass(1);
  room.room.react(ana, 'wow');
  await clock.pass(0);
  expect(faces(ana)).toHaveLength(2);
  expect((await room.room.view(ANA.id)).version).toBe(version);
});

test('whom the rules keep silent makes no face either: it could say as much as a word', async () => {
  const { rooms, clock } = house();
  const room = await Table.open(rooms, ANA, { game: 'teamed', seats: 4 });
  const seated = [ANA, BEN, CARLA, DANI];
  await room.seat(...seated);
  await room.start(...seated);
  const ears = seated.map((person) => new RecordingSubscriber(person));
  for (const ear of ears) await room.room.join(ear);
  const { match } = await room.room.view(ANA.id);
  const { turn } = (match?.table ?? { turn: 0 }) as { turn: number };
  for (const ear of ears) room.room.react(ear, 'hmm');
  await clock.pass(0);
  const [first] = ears;
  expect(first === undefined ? [] : faces(first).map((news) => ('seat' in news ? news.seat : null))).toEqual(
    [0, 1, 2, 3].filter((seat) => seat !== turn),
  );
});
