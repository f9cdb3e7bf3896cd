import { describe, expect, test } from 'vitest';
import { ANA, BEN, house, RecordingSubscriber, settle, Table } from './house.ts';

describe('opening a room', () => {
  test('sits down, seats bots and starts in one entry, and the bots go on', async () => {
    const { rooms, store, clock, trouble } = house();
    const opened = await rooms.open('room-1', ANA, {
      game: 'qwinto',
      seats: 3,
      sit: { name: 'Ada' },
      bots: ['club', 'master'],
      start: {},
      pace: 10,
    });
    if (!opened.ok) throw new Error(opened.refusal.code);
    expect(await store.read('room-1', 0, 100)).toHaveLength(1);
    const view = await opened.value.view(ANA.id);
    expect(view).toMatchObject({ version: 1, access: { viewer: 0 } });
    expect(view.table).toMatchObject({ phase: 'playing', nonces: [], host: ANA.id });
    expect(view.table.seats.map(({ person, bot }) => person?.name ?? bot)).toEqual(['Ada', 'club', 'master']);
    expect(store.cards().get('room-1')?.phase).toBe('playing');

    // Whoever comes later sees the same, and the log of the match begins with its deal.
    const ear = new RecordingSubscriber(BEN);
    await opened.value.join(ear);
    expect(ear.heard[0]).toMatchObject({ type: 'fresh', view: { version: 1 } });
    expect((await opened.value.log()).entries[0]).toMatchObject({ version: 1 });

    const table = new Table(opened.value);
    for (let turns = 0; turns < 20; turns++) {
      await table.moveOn({ ...ANA, name: 'Ada' });
      await clock.pass(50);
      await settle();
    }
    expect((await opened.value.view(ANA.id)).version).toBeGreaterThan(10);
    expect(trouble).toEqual([]);
  });

  test('a match in which a bot is to act first begins by itself', async () => {
    const { rooms, clock } = house();
    const opened = await rooms.open('room-1', ANA, {
      game: 'coda',
      seats: 2,
      bots: ['club', 'club'],
      start: {},
      pace: 5,
    });
    if (!opened.ok) throw new Error(opened.refusal.code);
    await clock.pass(1_000);
    expect((await opened.value.view(ANA.id)).version).toBeGreaterThan(3);
  });

  test.each([
    ['room-full', { game: 'qwinto', seats: 2, sit: {}, bots: ['club', 'club'] as const }],
    ['seats-empty', { game: 'qwinto', seats: 2, sit: {}, start: {} }],
    ['bad-name', { game: 'qwinto', seats: 2, sit: { name: ' ' } }],
  ])('is all of it or nothing: %s', async (code, opening) => {
    const { rooms, store } = house();
    expect(await rooms.open('room-1', ANA, opening)).toMatchObject({ ok: false, refusal: { code } });
    expect(await store.load('room-1')).toBeNull();
  });
});

describe('sitting down under a name', () => {
  test('takes the seat and the name in one order', async () => {
    const { rooms, store } = house();
    const room = await Table.open(rooms, ANA, { game: 'qwinto', seats: 3, sit: {} });
    await room.does(BEN, { type: 'sit', name: 'Benja' });
    expect(await store.read('room-1', 0, 100)).toHaveLength(2);
    expect((await room.table()).seats[1]?.person).toEqual({ id: BEN.id, name: 'Benja' });
    await room.does(BEN, { type: 'sit', seat: 2, name: 'Benito' });
    expect((await room.table()).seats.map(({ person }) => person?.name)).toEqual(['Ana', undefined, 'Benito']);
    expect(await room.tries(BEN, { type: 'sit', name: '  ' })).toBe('bad-name');
  });
});
