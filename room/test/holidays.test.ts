import { describe, expect, test } from 'vitest';
import { followRoom, Rooms, type TimeLimit } from '../index.ts';
import { daysOff, endOf, timeBetween } from '../state/holidays.ts';
import { ANA, anyGame, BEN, house, RecordingSubscriber, Table } from './house.ts';

const DAY = 86_400_000;

async function slow(timeLimit: TimeLimit = 259_200) {
  const parts = house();
  const room = await Table.open(parts.rooms, ANA, { game: 'qwinto', seats: 2, timeLimit });
  await room.seat(ANA, BEN);
  await room.start(ANA, BEN);
  // Whoever rolls, and whoever looks on.
  const [rolls, waits] = (await room.table()).clock?.seats[0] === 0 ? [ANA, BEN] : [BEN, ANA];
  const left = async () => ((await room.table()).clock?.endsAt ?? Number.NaN) - room.room.now();
  const off = (from: number, days: number) => {
    const start = room.room.now() + from * DAY;
    return { from: start, until: start + days * DAY };
  };
  return { ...parts, room, rolls, waits, left, off };
}

test('[T6] time that counts leaves days off out, wherever they begin', () => {
  const off = [
    { from: 10, until: 20 },
    { from: 30, until: 40 },
  ];
  for (const [from, ms, end] of [
    [0, 5, 5],
    [0, 10, 10],
    [0, 11, 21],
    [15, 5, 25],
    [5, 20, 45],
    [50, 5, 55],
  ] as const) {
    expect(endOf(off, from, ms)).toBe(end);
    expect(timeBetween(off, from, end)).toBe(ms);
  }
});

describe('[T6] a holiday', () => {
  test('lets a slow clock stand, today or later, and gives the rest back when it is called off', async () => {
    const { room, rolls, clock, left, off } = await slow();
    await clock.pass(DAY);
    await room.room.setHoliday(rolls.id, off(1, 5));
    expect(await left()).toBe(7 * DAY);
    await clock.pass(3 * DAY);
    expect(await left()).toBe(4 * DAY);
    await room.room.setHoliday(rolls.id, null);
    expect(await left()).toBe(DAY);
    expect((await room.table()).holidays).toEqual([]);
    const { version } = await room.room.view(rolls.id);
    await clock.pass(DAY);
    expect((await room.room.view(rolls.id)).version).toBeGreaterThan(version);
  });

  test('costs the others nothing: their clock runs, and a page follows to the same time', async () => {
    const { room, rolls, waits, left, off } = await slow();
    const ear = new RecordingSubscriber(waits);
    await room.room.join(ear);
    await room.room.setHoliday(waits.id, off(0, 9));
    expect(await left()).toBe(3 * DAY);
    await room.does(rolls, { type: 'play', command: { type: 'roll', dice: ['orange'] } });
    await room.does(rolls, { type: 'play', command: { type: 'keep' } });
    // Both are to decide, and one of them is away.
    expect(await left()).toBe(12 * DAY);
    await room.does(waits, { type: 'play', command: { type: 'skip' } });
    expect(await left()).toBe(3 * DAY);
    const game = anyGame('qwinto');
    const [first] = ear.heard;
    if (game === null || first?.type !== 'fresh') throw new Error('No view');
    const entries = ear.heard.flatMap((news) => (news.type === 'news' ? news.entries : []));
    const followed = entries.reduce((view, entry) => followRoom(game, view, entry), first.view);
    expect(followed.table).toEqual((await room.room.view(waits.id)).table);
  });

  test('and a pause, more time and a house that sleeps go together', async () => {
    const { room, rolls, waits, clock, left, off, ports } = await slow();
    await room.room.setHoliday(rolls.id, off(1, 4));
    await room.does(waits, { type: 'give-time' });
    expect(await left()).toBe(10 * DAY);
    await room.does(rolls, { type: 'pause' });
    await room.does(waits, { type: 'pause' });
    await clock.pass(2 * DAY);
    // A day of the pause was one off anyway.
    await room.does(rolls, { type: 'resume' });
    expect(await left()).toBe(3 * DAY + 6 * DAY);
    const again = await new Rooms(ports).find('room-1');
    expect((await again?.view(rolls.id))?.table.clock?.endsAt).toBe((await room.table()).clock?.endsAt);
  });

  test('does nothing where people have minutes, and is nobody’s who does not sit', async () => {
    const { room, left, off } = await slow(60);
    await room.room.setHoliday(ANA.id, off(0, 5));
    expect(await left()).toBe(60_000);
    const { version } = await room.room.view(ANA.id);
    await room.room.setHoliday('stranger', off(0, 5));
    expect((await room.room.view(ANA.id)).version).toBe(version);
    const lobby = await Table.open(house().rooms, ANA, { game: 'qwinto', timeLimit: 60 });
    await lobby.seat(ANA);
    await lobby.room.setHoliday(ANA.id, off(0, 5));
    const { table } = await lobby.room.view(ANA.id);
    expect(table.holidays).toHaveLength(1);
    expect(daysOff(table, [0])).toEqual([]);
  });
});
