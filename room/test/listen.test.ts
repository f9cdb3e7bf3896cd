import { canonical } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { followRoom, type LastSeen, type News, Rooms, type RoomView } from '../index.ts';
import { ANA, anyGame, BEN, CARLA, house, RecordingSubscriber, settle, Table } from './house.ts';
import { MemoryStore } from './memory-store.ts';

async function duel() {
  const parts = house();
  const room = await Table.open(parts.rooms, ANA, { game: 'coda' });
  await room.seat(ANA, BEN);
  await room.start(ANA, BEN);
  return { ...parts, room };
}

function freshOf(ear: RecordingSubscriber): RoomView {
  const fresh = ear.heard.find((news) => news.type === 'fresh');
  if (fresh?.type !== 'fresh') throw new Error('No fresh view');
  return fresh.view;
}

function newsOf(ear: RecordingSubscriber): readonly Extract<News, { type: 'news' }>[] {
  return ear.heard.flatMap((news) => (news.type === 'news' ? [news] : []));
}

describe('listening', () => {
  test('a fresh view first, then every entry; folding them gives the room’s own view', async () => {
    const { room } = await duel();
    const ears = [ANA, BEN, CARLA].map((person) => new RecordingSubscriber(person));
    for (const ear of ears) await room.room.join(ear);
    for (let moves = 0; moves < 30; moves++) await room.moveOn(ANA, BEN);
    const game = anyGame('coda');
    if (game === null) throw new Error('No Coda');
    for (const ear of ears) {
      const view = newsOf(ear)
        .flatMap((news) => news.entries)
        .reduce((last, entry) => followRoom(game, last, entry), freshOf(ear));
      expect(canonical(view)).toBe(canonical(await room.room.view(ear.person)));
    }
  });

  test('those who stand alike are told the very same object', async () => {
    const { room } = await duel();
    const told: News[] = [];
    for (const person of ['w1', 'w2', 'w3']) await room.room.join({ person, tell: (news) => told.push(news) });
    await settle();
    told.length = 0;
    await room.moveOn(ANA, BEN);
    expect(told).toHaveLength(3);
    expect(new Set(told).size).toBe(1);
  });

  test('who comes back gets exactly what was missed', async () => {
    const { room } = await duel();
    const ear = new RecordingSubscriber(ANA);
    await room.room.join(ear);
    room.room.part(ear);
    const { version } = freshOf(ear);
    for (let moves = 0; moves < 7; moves++) await room.moveOn(ANA, BEN);
    const back = new RecordingSubscriber(ANA);
    await room.room.join(back, { version, viewer: 0 });
    expect(newsOf(back)[0]?.entries.map((entry) => entry.version)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((at) => version + at),
    );
    const upToDate = new RecordingSubscriber(ANA);
    await room.room.join(upToDate, { version: version + 7, viewer: 0 });
    expect(upToDate.heard[0]).toMatchObject({ type: 'news', entries: [] });
  });

  test('who has seen what a house restored from a backup no longer knows gets everything anew', async () => {
    const { room, clock, store, ports } = await duel();
    const backup = await store.read('room-1', 0, 100);
    await clock.pass(1_000);
    for (let moves = 0; moves < 3; moves++) await room.moveOn(ANA, BEN);
    const { version, at } = await room.room.view(ANA.id);

    const copy = new MemoryStore();
    await copy.append('room-1', { entries: backup, due: null });
    await clock.pass(1_000);
    const found = await new Rooms({ ...ports, store: copy }).find('room-1');
    if (found === null) throw new Error('The room is gone');
    let said = 0;
    const goOn = () => found.order(ANA, `after-${said++}`, { type: 'say', to: 'all', text: 'here we are again' });
    const join = async (seen: LastSeen) => {
      const ear = new RecordingSubscriber(ANA);
      await found.join(ear, seen);
      return ear.heard[0]?.type;
    };
    for (let lines = 0; lines < 3; lines++) await goOn();
    // As far as before: the number alone would say that nothing was missed.
    const again = await found.view(ANA.id);
    expect(again.version).toBe(version);
    expect(await join({ version, viewer: 0, at })).toBe('fresh');
    expect(await join({ version, viewer: 0, at: again.at })).toBe('news');
    await goOn();
    expect(await join({ version, viewer: 0, at })).toBe('fresh');
    expect(await join({ version, viewer: 0, at: again.at })).toBe('news');
    expect(await join({ version: 0, viewer: 0, at })).toBe('fresh');
    // A page of before has no time to tell.
    expect(await join({ version, viewer: 0 })).toBe('news');
  });

  test.each([
    ['is nothing', { version: 0, viewer: 0 as const }],
    ['is from the future', { version: 10_000, viewer: 0 as const }],
    ['was seen as somebody else', { version: 6, viewer: 1 as const }],
    ['was seen as a spectator', { version: 6, viewer: 'spectator' as const }],
    ['lies before a change of seats', { version: 2, viewer: 0 as const }],
  ])('what was seen last %s: everything anew', async (_why, seen) => {
    const { room } = await duel();
    const ear = new RecordingSubscriber(ANA);
    await room.room.join(ear, seen);
    expect(ear.heard[0]?.type).toBe('fresh');
  });

  test('whoever has missed too much gets a view, never a long log', async () => {
    const { room } = await duel();
    const { version } = await room.room.view(ANA.id);
    for (let at = 0; at < 201; at++) await room.does(ANA, { type: 'say', to: 'all', text: `${at}` });
    const ear = new RecordingSubscriber(ANA);
    await room.room.join(ear, { version, viewer: 0 });
    expect(ear.heard[0]?.type).toBe('fresh');
    const close = new RecordingSubscriber(ANA);
    await room.room.join(close, { version: version + 1, viewer: 0 });
    expect(close.heard[0]?.type).toBe('news');
  });

  test('all are told who of the seats is here and how many watch', async () => {
    const { room } = await duel();
    const [ana, ben, carla, phone] = [
      new RecordingSubscriber(ANA),
      new RecordingSubscriber(BEN),
      new RecordingSubscriber(CARLA),
      new RecordingSubscriber(ANA),
    ];
    await room.room.join(ana);
    expect(ana.last).toEqual({ type: 'presence', here: [true, false], watchers: 0 });
    for (const ear of [ben, carla, phone]) await room.room.join(ear);
    expect(ana.last).toEqual({ type: 'presence', here: [true, true], watchers: 1 });
    expect(phone.last).toEqual(ana.last);
    room.room.part(phone);
    room.room.part(ben);
    await settle();
    expect(carla.last).toEqual({ type: 'presence', here: [true, false], watchers: 1 });
  });

  test('a connection that fails is let go, and the others hear', async () => {
    const { room, trouble } = await duel();
    let told = 0;
    await room.room.join({
      person: 'w1',
      tell: () => {
        told++;
        throw new Error('The pipe is broken');
      },
    });
    const ear = new RecordingSubscriber(CARLA);
    await room.room.join(ear);
    await room.moveOn(ANA, BEN);
    expect(newsOf(ear)).toHaveLength(1);
    expect([told, trouble.length]).toEqual([1, 1]);
  });
});
