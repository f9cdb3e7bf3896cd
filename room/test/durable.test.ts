import { describe, expect, test } from 'vitest';
import { type Append, Rooms } from '../index.ts';
import { ANA, BEN, CARLA, house, RecordingSubscriber, settle, Table } from './house.ts';
import { MemoryStore } from './memory-store.ts';

/** A store whose writes are durable only when the test says so. */
class SlowStore extends MemoryStore {
  readonly waiting: (() => void)[] = [];
  isSlow = false;
  appends = 0;

  override async append(room: string, append: Append): Promise<'done' | 'conflict'> {
    this.appends++;
    if (this.isSlow) await new Promise<void>((flush) => this.waiting.push(flush));
    return super.append(room, append);
  }
}

describe('acknowledged means durable', () => {
  test('nobody is answered or told before the store has it', async () => {
    const store = new SlowStore();
    const { rooms } = house({ store });
    const room = await Table.open(rooms, ANA, { game: 'qwinto' });
    const ear = new RecordingSubscriber(BEN);
    await room.room.join(ear);
    const heard = ear.heard.length;
    store.isSlow = true;
    let answered = false;
    const sitting = room.does(ANA, { type: 'sit' }).then(() => {
      answered = true;
    });
    await settle();
    expect(store.waiting).toHaveLength(1);
    expect([answered, ear.heard.length]).toEqual([false, heard]);
    store.waiting.shift()?.();
    await sitting;
    expect(ear.heard[heard]).toMatchObject({ type: 'news', entries: [{ version: 2 }] });
  });

  test('what waits at the same moment shares one durable step, each order its own entry', async () => {
    const store = new SlowStore();
    const { rooms } = house({ store });
    const room = await Table.open(rooms, ANA, { game: 'qwinto', seats: 3 });
    const before = store.appends;
    const answers = await Promise.all([ANA, BEN, CARLA].map((person) => room.ask(person, { type: 'sit' })));
    expect(answers).toEqual([2, 3, 4].map((version) => ({ ok: true, version })));
    expect(store.appends).toBe(before + 1);
  });

  test('a store that fails is said to have failed, and the same id can be sent again', async () => {
    const store = new MemoryStore();
    const { rooms, trouble } = house({ store });
    const room = await Table.open(rooms, ANA, { game: 'qwinto' });
    const append = store.append.bind(store);
    store.append = async () => {
      throw new Error('The disk is full');
    };
    expect(await room.room.order(ANA, 'sit-1', { type: 'sit' })).toMatchObject({ refusal: { code: 'not-saved' } });
    // Written, but the answer was lost.
    store.append = async (id, what) => {
      await append(id, what);
      throw new Error('The line is dead');
    };
    expect(await room.room.order(ANA, 'sit-1', { type: 'sit' })).toMatchObject({ refusal: { code: 'not-saved' } });
    store.append = append;
    expect(await room.room.order(ANA, 'sit-1', { type: 'sit' })).toEqual({ ok: true, version: 2 });
    expect((await room.table()).seats[0]?.person).toEqual(ANA);
    expect(trouble).toHaveLength(2);
  });

  test('listeners hear what was written while the store’s answer was lost', async () => {
    const store = new MemoryStore();
    const { rooms } = house({ store });
    const room = await Table.open(rooms, ANA, { game: 'qwinto' });
    const ear = new RecordingSubscriber(BEN);
    await room.room.join(ear);
    const append = store.append.bind(store);
    store.append = async (id, what) => {
      await append(id, what);
      throw new Error('The line is dead');
    };
    await room.ask(ANA, { type: 'sit' });
    store.append = append;
    await room.does(ANA, { type: 'say', to: 'all', text: 'hi' });
    const versions = ear.heard.flatMap((news) =>
      news.type === 'news' ? news.entries.map(({ version }) => version) : [],
    );
    expect(versions).toEqual([2, 3]);
  });
});

describe('an order’s id', () => {
  test('happens once, however often it is sent, also at the same moment and after a restart', async () => {
    const { rooms, ports } = house();
    const room = await Table.open(rooms, ANA, { game: 'qwinto' });
    const say = { type: 'say', to: 'all', text: 'once' } as const;
    const both = await Promise.all([room.room.order(ANA, 'a', say), room.room.order(ANA, 'a', say)]);
    expect(both).toEqual([
      { ok: true, version: 2 },
      { ok: true, version: 2 },
    ]);
    expect(await room.room.order(BEN, 'a', say)).toEqual({ ok: true, version: 3 });
    const again = await new Rooms(ports).find('room-1');
    expect(await again?.order(ANA, 'a', say)).toEqual({ ok: true, version: 2 });
    expect((await again?.view(ANA.id))?.table.talk).toHaveLength(2);
  });

  test('that was refused stays refused: its person was told no', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'qwinto', seats: 1 });
    await room.does(ANA, { type: 'sit' });
    expect(await room.room.order(BEN, 'sit', { type: 'sit' })).toMatchObject({ refusal: { code: 'room-full' } });
    await room.does(ANA, { type: 'leave' });
    expect(await room.room.order(BEN, 'sit', { type: 'sit' })).toMatchObject({ refusal: { code: 'room-full' } });
    expect(await room.room.order(BEN, 'sit-again', { type: 'sit' })).toMatchObject({ ok: true });
  });

  test('is remembered for each person’s last sixteen orders and for sixty-four people, of whom strangers are forgotten first', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'qwinto' });
    const say = (person: typeof ANA, id: string) => room.room.order(person, id, { type: 'say', to: 'all', text: id });
    const first = await say(ANA, 'first');
    for (let at = 0; at < 15; at++) await say(ANA, `n${at}`);
    expect(await say(ANA, 'first')).toEqual(first);
    for (let at = 0; at < 63; at++) await say({ id: `w${at}`, name: 'W' }, 'x');
    expect(await say(ANA, 'first')).toEqual(first);
    await say({ id: 'one-more', name: 'W' }, 'x');
    expect(await say(ANA, 'first'), 'the host is no stranger').toEqual(first);
    const again = await say({ id: 'w0', name: 'W' }, 'x');
    expect(again).toMatchObject({ ok: true, version: first.ok ? first.version + 80 : 0 });
  });
});

describe('two processes with one store', () => {
  test('a version is written once; the other one reads, decides anew and tells its own listeners', async () => {
    const store = new MemoryStore();
    const hints: number[] = [];
    const one = house({ store, bus: { hint: (_room, version) => hints.push(version) } });
    const here = await Table.open(one.rooms, ANA, { game: 'qwinto', seats: 2 });
    const other = house({ store });
    const found = await other.rooms.find('room-1');
    if (found === null) throw new Error('The room is gone');
    const there = new Table(found);
    const ear = new RecordingSubscriber(CARLA);
    await there.room.join(ear);
    await here.does(ANA, { type: 'sit', seat: 0 });
    // Ben's process has not heard of it: its decision was on an older room.
    expect(await there.tries(BEN, { type: 'sit', seat: 0 })).toBe('seat-taken');
    await there.does(BEN, { type: 'sit' });
    expect(hints).toEqual([2]);
    here.room.catchUpTo(3);
    expect((await here.table()).seats.map((place) => place.person?.name)).toEqual(['Ana', 'Ben']);
    const versions = ear.heard.flatMap((news) =>
      news.type === 'news' ? news.entries.map(({ version }) => version) : [],
    );
    expect(versions).toEqual([2, 3]);
  });

  test('the match that one has started the other can go on with', async () => {
    const store = new MemoryStore();
    const [one, other] = [house({ store }), house({ store })];
    const here = await Table.open(one.rooms, ANA, { game: 'coda' });
    const found = await other.rooms.find('room-1');
    if (found === null) throw new Error('The room is gone');
    const there = new Table(found);
    await here.seat(ANA, BEN);
    await here.start(ANA, BEN);
    for (let moves = 0; moves < 20; moves++) {
      const [version, table] = [(await store.read('room-1', 0, 1_000)).length, moves % 2 === 0 ? here : there];
      table.room.catchUpTo(version);
      await table.moveOn(ANA, BEN);
    }
    here.room.catchUpTo((await store.read('room-1', 0, 1_000)).length);
    expect(await here.room.view(ANA.id)).toEqual(await there.room.view(ANA.id));
  });
});

describe('memory', () => {
  test('an idle room forgets its state, keeps its listeners and goes on as if nothing had been', async () => {
    const { rooms, clock, store } = house();
    const room = await Table.open(rooms, ANA, { game: 'qwinto' });
    await room.seat(ANA, BEN);
    await room.start(ANA, BEN);
    const ear = new RecordingSubscriber(BEN);
    await room.room.join(ear);
    for (let moves = 0; moves < 20; moves++) await room.moveOn(ANA, BEN);
    for (let line = 0; line < 50; line++) await room.does(ANA, { type: 'say', to: 'all', text: `${line}` });
    const before = await room.room.view(BEN.id);
    await clock.pass(10_000);
    rooms.sweep(60_000);
    let loads = 0;
    const load = store.load.bind(store);
    store.load = (id) => {
      loads++;
      return load(id);
    };
    expect(await room.room.view(BEN.id)).toEqual(before);
    expect(loads).toBe(0);
    await clock.pass(60_000);
    rooms.sweep(60_000);
    expect(rooms.size).toBe(1);
    expect(await room.room.view(BEN.id)).toEqual(before);
    expect(loads).toBe(1);
    // A kept state spares the reading of the log from its beginning.
    expect((await load('room-1'))?.entries).toEqual([]);
    const heard = ear.heard.length;
    await room.does(ANA, { type: 'say', to: 'all', text: 'still here' });
    expect(ear.heard.slice(heard)).toMatchObject([{ type: 'news', entries: [{ version: before.version + 1 }] }]);
    room.room.part(ear);
    await clock.pass(60_000);
    rooms.sweep(60_000);
    expect(rooms.size).toBe(0);
    expect((await (await rooms.find('room-1'))?.view(BEN.id))?.version).toBe(before.version + 1);
  });

  test('whoever still holds a room that left memory is refused, not left deaf beside the room of the others', async () => {
    const { rooms, clock } = house();
    await Table.open(rooms, ANA, { game: 'qwinto' });
    const held = await rooms.find('room-1');
    await clock.pass(60_000);
    rooms.sweep(60_000);
    const ear = new RecordingSubscriber(BEN);
    await expect(held?.join(ear)).rejects.toThrow('closed');
    expect(await held?.order(ANA, 'sit', { type: 'sit' })).toEqual({ ok: false, refusal: { code: 'not-saved' } });
    const found = await rooms.find('room-1');
    await found?.join(ear);
    expect(await found?.order(ANA, 'sit', { type: 'sit' })).toMatchObject({ ok: true });
    expect(ear.heard.at(-1)).toMatchObject({ type: 'news', entries: [{ version: 2 }] });
  });

  test('a kept state of another kind is not read', async () => {
    const { rooms, store, ports } = house();
    const room = await Table.open(rooms, ANA, { game: 'qwinto' });
    await room.seat(ANA);
    await store.keep('room-1', { format: -1, version: 2, state: '{}' });
    const again = await new Rooms(ports).find('room-1');
    expect((await again?.view(ANA.id))?.table.seats[0]?.person).toEqual(ANA);
  });
});
