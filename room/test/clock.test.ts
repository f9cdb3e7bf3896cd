import { coda } from '@cifra/coda/rules';
import { verify } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { Rooms } from '../index.ts';
import { ANA, BEN, house, matchFile, settle, Table } from './house.ts';
import type { MemoryStore } from './memory-store.ts';

/** A match of Coda with its clock of 60 + 20 seconds (C16). */
async function timed(parts = house()) {
  const room = await Table.open(parts.rooms, ANA, { game: 'coda', options: { clock: true } });
  await room.seat(ANA, BEN);
  await room.start(ANA, BEN);
  return { ...parts, room };
}

async function left(room: Table, now: number): Promise<number> {
  const { clock } = await room.table();
  return clock === null ? Number.NaN : clock.endsAt - now;
}

describe('clocks', () => {
  test('[T2] [T3] at zero the game’s own move is played for whoever has not moved; whoever is late twice in a row is asleep', async () => {
    const { room, clock, trouble, store } = await timed();
    const { version } = await room.room.view(ANA.id);
    expect(await left(room, clock.now())).toBe(80_000);
    await clock.pass(79_999);
    expect((await room.room.view(ANA.id)).version).toBe(version);
    await clock.pass(1);
    expect((await room.room.view(ANA.id)).version).toBe(version + 1);
    for (let turns = 0; (await room.table()).phase === 'playing'; turns++) {
      if (turns > 500) throw new Error('No end');
      await clock.pass(80_000);
    }
    const file = await matchFile(store, coda);
    for (const seat of [0, 1]) {
      const own = file.entries.filter((entry) => entry.seat === seat);
      expect(own.slice(0, 3).map(({ timeout, bot }) => (timeout === true ? 'clock' : bot))).toEqual([
        'clock',
        'clock',
        'club',
      ]);
    }
    expect(verify(coda, file)).toEqual([]);
    expect(trouble).toEqual([]);
  });

  test('a new clock starts anew; one that stays the same goes on', async () => {
    const { room, clock } = await timed();
    const before = (await room.table()).clock;
    await clock.pass(30_000);
    await room.moveOn(ANA);
    const after = (await room.table()).clock;
    if (after?.name === before?.name) expect(after?.endsAt).toBe(before?.endsAt);
    else expect(after?.endsAt).toBe(clock.now() + 80_000);
    await room.moveOn(BEN);
    expect((await room.table()).clock?.name).not.toBe(before?.name);
    expect(await left(room, clock.now())).toBe(80_000);
  });

  test('stand still during a pause', async () => {
    const { room, clock } = await timed();
    await clock.pass(50_000);
    await room.does(ANA, { type: 'pause' });
    await room.does(BEN, { type: 'pause' });
    const { version } = await room.room.view(ANA.id);
    await clock.pass(500_000);
    expect((await room.room.view(ANA.id)).version).toBe(version);
    await room.does(ANA, { type: 'resume' });
    expect(await left(room, clock.now())).toBe(30_000);
    await clock.pass(30_000);
    expect((await room.room.view(ANA.id)).version).toBe(version + 2);
  });

  test('a restart costs nobody any time: as much is left as when the house was last awake', async () => {
    const parts = house();
    const { store } = parts;
    const { room, clock } = await timed(parts);
    await clock.pass(20_000);
    await room.does(ANA, { type: 'say', to: 'all', text: 'still thinking' });
    await parts.rooms.close();
    await clock.pass(3_600_000);
    const again = new Rooms(parts.ports);
    await again.wake(store.due());
    const back = new Table((await again.find('room-1')) ?? room.room);
    expect(await left(back, clock.now())).toBe(60_000);
    const { version } = await back.room.view(ANA.id);
    await clock.pass(60_000);
    expect((await back.room.view(ANA.id)).version).toBe(version + 1);
  });

  test('where the store knows better how long the house was awake, that time has passed', async () => {
    const parts = house();
    const { store } = parts;
    const { clock } = await timed(parts);
    const started = clock.now();
    await parts.rooms.close();
    await clock.pass(3_600_000);
    const awake: MemoryStore = Object.assign(Object.create(store) as MemoryStore, {
      load: async (id: string) => {
        const stored = await store.load(id);
        return stored === null ? null : { ...stored, awakeUntil: started + 70_000 };
      },
      read: store.read.bind(store),
      append: store.append.bind(store),
    });
    const again = new Rooms({ ...parts.ports, store: awake });
    const room = await again.find('room-1');
    if (room === null) throw new Error('The room is gone');
    await room.wake();
    await settle();
    expect(await left(new Table(room), clock.now())).toBe(10_000);
  });

  test('where lost time cannot be given back, nobody waits for it; it is given back when the store is well again', async () => {
    const parts = house();
    const { store } = parts;
    const { clock } = await timed(parts);
    await parts.rooms.close();
    await clock.pass(10_000);
    const append = store.append.bind(store);
    let tries = 0;
    store.append = async () => {
      // A room that goes on trying would never let this test end.
      if (++tries > 10) await new Promise(() => {});
      throw new Error('The disk is full');
    };
    const again = new Rooms(parts.ports);
    const room = await again.find('room-1');
    if (room === null) throw new Error('The room is gone');
    await expect(room.view(ANA.id)).rejects.toThrow('The disk is full');
    const waiting = [room.order(ANA, 'hi', { type: 'say', to: 'all', text: 'hi' }), room.wake(), room.legal(ANA.id)];
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(await waiting[0]).toMatchObject({ refusal: { code: 'not-saved' } });
    // Once for each time that the room was wanted.
    expect(tries).toBeLessThanOrEqual(3);
    store.append = append;
    expect(await left(new Table(room), clock.now())).toBe(80_000);
    await again.close();
  });

  test('a room with a clock that runs is not forgotten', async () => {
    const { room, rooms, clock } = await timed();
    const { version } = await room.room.view(ANA.id);
    await clock.pass(60_000);
    rooms.sweep(1_000);
    expect(rooms.size).toBe(1);
    await clock.pass(20_000);
    expect((await room.room.view(ANA.id)).version).toBe(version + 1);
  });
});
