import { findGame, GAMES } from '@cifra/games/rules';
import { verify } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { Rooms, type TimeLimit } from '../index.ts';
import { ANA, BEN, CARLA, DANI, house, matchFile, RecordingSubscriber, Table } from './house.ts';

const DAY = 86_400_000;
const PEOPLE = [ANA, BEN, CARLA, DANI];

/** People at a table of this game, with so much time for each decision. */
async function timed(timeLimit: TimeLimit | null, game = 'qwinto', seats = 2, options: object = {}) {
  const parts = house();
  const room = await Table.open(parts.rooms, ANA, { game, seats, timeLimit, options, pace: 50 });
  const people = PEOPLE.slice(0, seats);
  await room.seat(...people);
  await room.start(...people);
  return { ...parts, room };
}

const left = async (room: Table) => ((await room.table()).clock?.endsAt ?? Number.NaN) - room.room.now();

describe('a table’s clock', () => {
  test('[T1] is chosen by the host before the start, and whoever was ready is asked again', async () => {
    const { rooms } = house();
    const room = await Table.open(rooms, ANA, { game: 'qwinto' });
    await room.seat(ANA, BEN);
    expect((await room.table()).timeLimit).toBeNull();
    await room.does(BEN, { type: 'ready', ready: true });
    expect(await room.tries(BEN, { type: 'time-limit', timeLimit: 60 })).toBe('host-only');
    await room.does(ANA, { type: 'time-limit', timeLimit: 60 });
    expect(await room.table()).toMatchObject({ timeLimit: 60, clock: null });
    expect((await room.table()).seats[1]?.ready).toBe(false);
    await room.start(ANA, BEN);
    expect(await left(room)).toBe(60_000);
    expect(await room.tries(ANA, { type: 'time-limit', timeLimit: null })).toBe('not-now');
  });

  const tables = GAMES.flatMap(({ game }) => ([30, 604_800] as const).map((limit) => [game.id, limit] as const));
  test.each(tables)('[T1] [T2] runs in %s with %i seconds for each decision, to the end', async (id, limit) => {
    const game = findGame(id)?.game;
    if (game === undefined) throw new Error(`No game ${id}`);
    const seats = Math.max(2, game.seats.min);
    const { room, clock, store, trouble } = await timed(limit, id, seats);
    expect(await left(room)).toBe(limit * 1_000);
    await clock.pass(limit * 1_000 - 1);
    const { version } = await room.room.view(ANA.id);
    await clock.pass(1);
    expect((await room.room.view(ANA.id)).version).toBeGreaterThan(version);
    for (let turns = 0; (await room.table()).phase === 'playing'; turns++) {
      if (turns > 500) throw new Error('No end');
      await clock.pass(limit * 1_000);
    }
    const file = await matchFile(store, game);
    expect(file.entries.some((entry) => entry.timeout === true)).toBe(true);
    expect(verify(game, file)).toEqual([]);
    expect(trouble).toEqual([]);
  });

  test('[T1] begins anew with each decision, and goes on where others only decide first', async () => {
    const { room, clock } = await timed(60, 'qwinto', 3);
    await clock.pass(20_000);
    await room.does(ANA, { type: 'play', command: { type: 'roll', dice: ['orange', 'yellow', 'purple'] } });
    expect(await left(room)).toBe(60_000);
    await clock.pass(20_000);
    await room.does(ANA, { type: 'play', command: { type: 'keep' } });
    expect((await room.table()).clock?.seats).toEqual([0, 1, 2]);
    await clock.pass(20_000);
    await room.does(BEN, { type: 'play', command: { type: 'skip' } });
    expect((await room.table()).clock?.seats).toEqual([0, 2]);
    expect(await left(room)).toBe(40_000);
  });

  test('[T1] leaves the rulebook’s own clock as it is; where people have days, that one does not run', async () => {
    const live = await timed(30, 'coda', 2, { clock: true });
    expect(await left(live.room)).toBe(80_000);
    const slow = await timed(259_200, 'coda', 2, { clock: true });
    expect(await left(slow.room)).toBe(3 * DAY);
  });

  test('[T1] is over for all who decide together: nobody gets the rulebook’s clock on top because another was late first', async () => {
    const { room, clock } = await timed(60, 'decrypto', 4);
    await clock.pass(60_000);
    const { match } = await room.room.view(ANA.id);
    expect(match?.table).toMatchObject({ phase: 'answers', round: 1 });
  });

  test('[T1] does not run for bots', async () => {
    const { rooms, clock } = house({ minds: { think: () => new Promise(() => {}) } });
    const opening = { game: 'qwinto', seats: 2, timeLimit: 30, pace: 50, sit: {}, bots: ['club'] } as const;
    const room = await Table.open(rooms, ANA, opening);
    await room.start(ANA);
    for (let moves = 0; (await room.table()).clock !== null; moves++) {
      if (moves > 20) throw new Error('The bot is never alone to decide');
      await room.moveOn(ANA);
    }
    const { version } = await room.room.view(ANA.id);
    await clock.pass(29_000);
    expect((await room.room.view(ANA.id)).version).toBe(version);
  });

  test('[T5] stands still in a pause, and a restart of the house costs nobody time', async () => {
    const parts = await timed(86_400);
    const { room, clock, rooms, store } = parts;
    await clock.pass(DAY / 2);
    for (const person of [ANA, BEN]) await room.does(person, { type: 'pause' });
    await clock.pass(3 * DAY);
    await room.does(ANA, { type: 'resume' });
    expect(await left(room)).toBe(DAY / 2);
    await rooms.close();
    await clock.pass(5 * DAY);
    const again = new Rooms(parts.ports);
    await again.wake(store.due());
    const found = await again.find('room-1');
    if (found === null) throw new Error('The room is gone');
    expect(await left(new Table(found))).toBe(DAY / 2);
  });

  test('[T5] a wall clock that is set back gives nobody more time, and a page is told the room’s own (S12)', async () => {
    const wall = house();
    let back = 0;
    const ports = {
      ...wall.ports,
      clock: { now: () => wall.clock.now() - back, after: wall.clock.after.bind(wall.clock) },
    };
    const room = await Table.open(new Rooms(ports), ANA, { game: 'qwinto', timeLimit: 120 });
    await room.seat(ANA, BEN);
    await room.start(ANA, BEN);
    await wall.clock.pass(60_000);
    await room.does(ANA, { type: 'say', to: 'all', text: 'hm' });
    back = 7_200_000;
    const page = new RecordingSubscriber(BEN);
    await room.room.join(page);
    const [fresh] = page.heard;
    if (fresh?.type !== 'fresh') throw new Error('No view');
    expect((fresh.view.table.clock?.endsAt ?? 0) - fresh.now).toBe(60_000);
    const { version } = await room.room.view(ANA.id);
    await wall.clock.pass(60_000);
    expect((await room.room.view(ANA.id)).version).toBe(version + 1);
    // The next one is as long as ever; and so it is for a house that starts after its clock was set back.
    expect(await left(room)).toBe(120_000);
    const again = await new Rooms(ports).find('room-1');
    if (again === null) throw new Error('The room is gone');
    expect(await left(new Table(again))).toBe(120_000);
  });
});

describe('somebody who does not decide', () => {
  test('[T3] is asleep when time ran out twice in a row: the log says so, and the seat is theirs alone', async () => {
    const { room, clock } = await timed(30, 'qwinto', 3);
    const bot = async () => (await room.table()).seats[0]?.bot ?? null;
    await clock.pass(30_000);
    expect(await bot()).toBeNull();
    await clock.pass(30_000);
    expect(await bot()).toBe('club');
    const { entries } = await room.room.log();
    const said = entries.flatMap(({ events }) => events.flatMap((event) => ('fact' in event ? [event.fact] : [])));
    expect(said).toContainEqual({ type: 'stoodIn', seat: 0, level: 'club', why: 'asleep' });
    await clock.pass(60_000);
    expect(await room.tries(DANI, { type: 'sit', seat: 0 })).toBe('seat-taken');
    expect(await room.tries(ANA, { type: 'play', command: { type: 'keep' } })).toBe('bot-plays');
    await room.does(ANA, { type: 'sit' });
    expect(await bot()).toBeNull();
  });

  test('[T3] is not asleep after something of their own in between, and begins anew when back', async () => {
    const { room, clock } = await timed(30, 'qwinto', 3);
    const bot = async () => (await room.table()).seats[0]?.bot ?? null;
    await clock.pass(30_000);
    await room.does(ANA, { type: 'play', command: { type: 'keep' } });
    await clock.pass(30_000);
    expect(await bot()).toBeNull();
    for (let turns = 0; (await bot()) === null; turns++) {
      if (turns > 20) throw new Error('Never asleep');
      while (await room.moveOn(BEN, CARLA));
      await clock.pass(30_000);
    }
    await room.does(ANA, { type: 'sit' });
    for (let moves = 0; !(await room.table()).clock?.seats.includes(0); moves++) {
      if (moves > 20 || !(await room.moveOn(BEN, CARLA))) throw new Error('Ana is never asked');
    }
    await clock.pass(30_000);
    expect(await bot()).toBeNull();
  });

  test('[T3] without a clock: all others agree, two minutes after the seat was asked', async () => {
    const { room, clock } = await timed(null, 'qwinto', 3);
    const ears = [ANA, BEN, CARLA].map((person) => new RecordingSubscriber(person));
    for (const ear of ears) await room.room.join(ear);
    await clock.pass(119_000);
    expect(await room.tries(BEN, { type: 'stand-in', seat: 0 })).toBe('asked-just-now');
    await clock.pass(1_000);
    expect(await room.tries(BEN, { type: 'stand-in', seat: 2 })).toBe('still-here');
    await room.does(BEN, { type: 'stand-in', seat: 0 });
    expect((await room.table()).seats[0]?.bot).toBeNull();
    expect((await room.table()).sleepVotes).toMatchObject([{ seat: 0, by: 1 }]);
    await room.does(CARLA, { type: 'stand-in', seat: 0 });
    expect((await room.table()).seats[0]).toMatchObject({ person: ANA, bot: 'club', hasLeft: false });
    await room.does(ANA, { type: 'sit' });
    expect((await room.table()).seats[0]?.bot).toBeNull();
  });

  test('[T3] a word of before does not count for the next decision', async () => {
    const { room, clock } = await timed(null, 'qwinto', 3);
    for (const person of [ANA, BEN, CARLA]) await room.room.join(new RecordingSubscriber(person));
    await clock.pass(120_000);
    await room.does(BEN, { type: 'stand-in', seat: 0 });
    await room.does(ANA, { type: 'play', command: { type: 'roll', dice: ['orange'] } });
    expect(await room.tries(CARLA, { type: 'stand-in', seat: 0 })).toBe('asked-just-now');
    await clock.pass(120_000);
    await room.does(CARLA, { type: 'stand-in', seat: 0 });
    expect((await room.table()).seats[0]?.bot).toBeNull();
  });

  test('[T3] where a clock runs, it decides: being away for hours is nothing where people have days', async () => {
    const { room, clock } = await timed(86_400);
    await clock.pass(3_600_000);
    expect(await room.tries(BEN, { type: 'stand-in', seat: 0 })).toBe('clock-decides');
  });
});

describe('more time', () => {
  test('[T4] can be given by a rival, once for each decision, and not to oneself', async () => {
    const { room, clock } = await timed(60, 'qwinto', 3);
    await clock.pass(50_000);
    expect(await room.tries(DANI, { type: 'give-time' })).toBe('not-seated');
    expect(await room.tries(ANA, { type: 'give-time' })).toBe('own-time');
    await room.does(BEN, { type: 'give-time' });
    expect(await left(room)).toBe(70_000);
    await room.does(BEN, { type: 'give-time' });
    expect(await left(room)).toBe(70_000);
    const { version } = await room.room.view(ANA.id);
    await clock.pass(69_999);
    expect((await room.room.view(ANA.id)).version).toBe(version);
    await clock.pass(1);
    expect((await room.room.view(ANA.id)).version).toBe(version + 1);
    expect(await (await timed(null)).room.tries(BEN, { type: 'give-time' })).toBe('no-clock');
  });
});
