import { rng, View } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { type MindRequest, type Ports, Rooms } from '../index.ts';
import { ANA, anyGame, firstLegal, house, Table } from './house.ts';

async function against(minds: Ports['minds'], pace = 0) {
  const parts = house({ minds });
  const room = await Table.open(parts.rooms, ANA, { game: 'qwinto', pace });
  await room.does(ANA, { type: 'bot', seat: 0, level: 'novice' });
  await room.does(ANA, { type: 'bot', seat: 1, level: 'master' });
  return { ...parts, room };
}

describe('bots', () => {
  test('are asked with the view of their own seat and their level, and nothing else', async () => {
    const thoughts: MindRequest[] = [];
    const { room, clock } = await against({
      think: (thought) => {
        thoughts.push(thought);
        return firstLegal(anyGame, thought);
      },
    });
    await room.does(ANA, { type: 'start' });
    while ((await room.table()).phase === 'playing') await clock.pass(10);
    for (const { view, level } of thoughts) {
      expect(View.isView(view)).toBe(true);
      expect(Object.keys(view.hands)).toEqual([`seat:${view.viewer}`]);
      expect(level).toBe(view.viewer === 0 ? 'novice' : 'master');
    }
    expect(new Set(thoughts.map(({ seed }) => seed)).size).toBeGreaterThan(thoughts.length / 2);
  });

  test('take their time', async () => {
    const { room, clock } = await against({ think: (thought) => firstLegal(anyGame, thought) }, 700);
    const before = await room.does(ANA, { type: 'start' });
    await clock.pass(699);
    expect((await room.room.view(ANA.id)).version).toBe(before);
    await clock.pass(1);
    expect((await room.room.view(ANA.id)).version).toBe(before + 1);
  });

  test('wait until the pages at the table have shown what happened, and no longer than a few seconds', async () => {
    const { room, clock } = await against({ think: (thought) => firstLegal(anyGame, thought) }, 700);
    const page = { person: ANA.id, tell: () => {} };
    await room.room.join(page);
    room.room.shown(page, 0);
    const before = await room.does(ANA, { type: 'start' });
    const version = async () => (await room.room.view(ANA.id)).version;
    await clock.pass(3_000);
    expect(await version()).toBe(before);
    room.room.shown(page, 1);
    await clock.pass(0);
    expect(await version()).toBe(before + 1);
    // A page that shows nothing more holds nobody up for long.
    await clock.pass(7_999);
    expect(await version()).toBe(before + 1);
    await clock.pass(1);
    expect(await version()).toBe(before + 2);
    // Nor does one that has gone.
    room.room.part(page);
    await clock.pass(700);
    expect(await version()).toBeGreaterThan(before + 2);
  });

  test('do not wait for those who tell nothing', async () => {
    const { room, clock } = await against({ think: (thought) => firstLegal(anyGame, thought) }, 700);
    await room.room.join({ person: ANA.id, tell: () => {} });
    const before = await room.does(ANA, { type: 'start' });
    await clock.pass(700);
    expect((await room.room.view(ANA.id)).version).toBe(before + 1);
  });

  test('are asked with the patience that the room has', async () => {
    const asked: MindRequest[] = [];
    const think = (thought: MindRequest) => {
      asked.push(thought);
      return new Promise<never>(() => {});
    };
    const { room, clock } = await against({ think });
    const before = await room.does(ANA, { type: 'start' });
    await clock.pass((asked[0]?.patience ?? 0) - 1);
    expect((await room.room.view(ANA.id)).version).toBe(before);
    await clock.pass(1);
    expect((await room.room.view(ANA.id)).version).toBeGreaterThan(before);
  });

  test.each([
    ['throw', () => Promise.reject(new Error('no idea'))],
    ['answer nonsense', () => Promise.resolve({ type: 'dance' })],
    ['answer what is not allowed', () => Promise.resolve({ type: 'write', row: 'orange', column: 1 })],
    ['answer nothing', () => Promise.resolve(undefined)],
    ['never answer', () => new Promise<never>(() => {})],
  ])('that %s hold nobody up: any legal move is made', async (_how, think) => {
    const { room, clock } = await against({ think });
    const before = await room.does(ANA, { type: 'start' });
    for (let minutes = 0; minutes < 10; minutes++) await clock.pass(60_000);
    expect((await room.room.view(ANA.id)).version).toBeGreaterThan(before + 3);
  });

  test('move again after the store was away for long: each wake tries once', async () => {
    const { room, clock, store, rooms } = await against({ think: (thought) => firstLegal(anyGame, thought) }, 700);
    const before = await room.does(ANA, { type: 'start' });
    const append = store.append.bind(store);
    let tried = 0;
    store.append = async () => {
      tried++;
      throw new Error('The disk is full');
    };
    await clock.pass(10_000);
    expect(tried).toBe(1);
    for (let wakes = 1; wakes <= 10; wakes++) {
      await rooms.wake(store.due());
      await clock.pass(10_000);
      expect(tried).toBe(1 + wakes);
    }
    store.append = append;
    await rooms.wake(store.due());
    await clock.pass(700);
    expect((await room.room.view(ANA.id)).version).toBe(before + 1);
  });

  test('are asked again after a restart', async () => {
    const dice = rng(5);
    const silent = await against({ think: () => new Promise<never>(() => {}) });
    await silent.room.does(ANA, { type: 'start' });
    await silent.clock.pass(10);
    expect(silent.store.due()).toEqual(['room-1']);
    const think = async ({ view }: MindRequest) => dice.pick([...(anyGame('qwinto')?.legal(view) ?? [])]);
    const again = new Rooms({ ...silent.ports, minds: { think } });
    await again.wake(silent.store.due());
    const room = await again.find('room-1');
    if (room === null) throw new Error('The room is gone');
    const back = new Table(room);
    for (let turns = 0; (await back.table()).phase === 'playing' && turns < 5_000; turns++) await silent.clock.pass(1);
    expect((await back.table()).phase).toBe('over');
    expect(silent.store.due()).toEqual([]);
  });
});
