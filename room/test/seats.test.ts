import { describe, expect, test } from 'vitest';
import { Rooms } from '../index.ts';
import { ANA, BEN, CARLA, DANI, house, RecordingSubscriber, Table } from './house.ts';

/** Ana and Ben play Coda against a bot; Ana is the host. */
async function playing(opening: { readonly takeover?: 'nobody' | 'asked'; readonly pace?: number } = {}) {
  const parts = house();
  const room = await Table.open(parts.rooms, ANA, { game: 'coda', seats: 3, pace: 50, ...opening });
  await room.seat(ANA, BEN);
  await room.does(ANA, { type: 'bot', seat: 2, level: 'novice' });
  await room.start(ANA, BEN);
  return { ...parts, room };
}

describe('a seat whose person did not leave', () => {
  test('stays theirs: whoever stands in is a bot, and one order brings them back (S6)', async () => {
    const { room, clock } = await playing();
    await clock.pass(31_000);
    await room.does(ANA, { type: 'stand-in', seat: 1 });
    expect((await room.table()).seats[1]).toMatchObject({ person: BEN, bot: 'club', hasLeft: false });
    // The rival's second window, and the host's own word, change nothing.
    expect(await room.tries(CARLA, { type: 'sit', seat: 1 })).toBe('seat-taken');
    expect(await room.tries(ANA, { type: 'allow', person: CARLA.id })).toBe('not-asked');
    await room.does(BEN, { type: 'sit' });
    expect((await room.table()).seats[1]).toMatchObject({ person: BEN, bot: null });
  });

  test('is kept in the next match, which does not wait for them', async () => {
    const { rooms, clock } = house();
    const room = await Table.open(rooms, ANA, { game: 'qwinto', seats: 2, pace: 10 });
    await room.seat(ANA, BEN);
    await room.start(ANA, BEN);
    await clock.pass(31_000);
    await room.does(ANA, { type: 'stand-in', seat: 1 });
    for (let turns = 0; (await room.table()).phase === 'playing'; turns++) {
      if (turns > 3_000) throw new Error('No end');
      await room.moveOn(ANA);
      await clock.pass(20);
    }
    await room.does(ANA, { type: 'rematch' });
    expect((await room.table()).phase).toBe('playing');
    expect((await room.table()).seats[1]).toMatchObject({ person: BEN, bot: 'club' });
    await room.does(BEN, { type: 'sit' });
    expect((await room.table()).seats[1]).toMatchObject({ person: BEN, bot: null });
  });
});

describe('a bot’s seat in the middle of a match', () => {
  test('is asked for; only the host allows it, and until then nothing is seen (H7)', async () => {
    const { room } = await playing();
    const ear = new RecordingSubscriber(CARLA);
    await room.room.join(ear);
    await room.does(CARLA, { type: 'sit', seat: 2 });
    expect((await room.table()).requests).toEqual([{ person: CARLA, seat: 2 }]);
    expect((await room.room.view(CARLA.id)).match?.hands).toEqual({});
    expect(await room.tries(BEN, { type: 'allow', person: CARLA.id })).toBe('host-only');
    await room.does(ANA, { type: 'allow', person: CARLA.id });
    const { table, access, match } = await room.room.view(CARLA.id);
    expect(table).toMatchObject({ requests: [], seats: [{}, {}, { person: CARLA, bot: null }] });
    expect([access.viewer, Object.keys(match?.hands ?? {})]).toEqual([2, ['seat:2']]);
  });

  test('is not asked for twice by whoever was told no, and can be asked for no longer', async () => {
    const { room } = await playing();
    await room.does(CARLA, { type: 'sit' });
    await room.does(ANA, { type: 'decline', person: CARLA.id });
    expect(await room.tries(CARLA, { type: 'sit' })).toBe('declined');
    await room.does(DANI, { type: 'sit' });
    await room.does(DANI, { type: 'leave' });
    expect((await room.table()).requests).toEqual([]);
    await room.does(DANI, { type: 'sit' });
    for (let other = 0; other < 15; other++) await room.does({ id: `x${other}`, name: `X${other}` }, { type: 'sit' });
    expect(await room.tries({ id: 'y', name: 'Y' }, { type: 'sit' })).toBe('too-many-ask');
  });

  test('is nobody’s where the room says so', async () => {
    const { room } = await playing({ takeover: 'nobody' });
    expect(await room.tries(CARLA, { type: 'sit', seat: 2 })).toBe('no-takeover');
  });

  test('is free where only bots play and the host has gone: nobody would answer', async () => {
    const { room, clock } = await playing({ pace: 10_000 });
    await room.does(ANA, { type: 'leave' });
    await room.does(BEN, { type: 'leave' });
    await clock.pass(31_000);
    await room.does(CARLA, { type: 'sit', seat: 2 });
    expect((await room.table()).seats[2]?.person).toEqual(CARLA);
  });

  test('is not for the device from which a seat was carried away: it has seen a hand (S7)', async () => {
    const { room, ports } = await playing();
    const old = { id: 'old-device', name: 'Old' };
    const ear = new RecordingSubscriber(old);
    await room.room.join(ear);
    expect((await room.room.view(old.id)).access.audiences).toContain('watchers');
    await room.room.shareSight(BEN.id, old.id);
    expect((await room.room.view(old.id)).access.audiences).toEqual(['all']);
    expect(ear.last).toMatchObject({ type: 'fresh', view: { access: { audiences: ['all'] } } });
    expect(await room.tries(old, { type: 'sit', seat: 2 })).toBe('sat-elsewhere');
    // After a restart too.
    const again = await new Rooms(ports).find('room-1');
    expect(await again?.order(old, 'again', { type: 'sit', seat: 2 })).toMatchObject({
      refusal: { code: 'sat-elsewhere' },
    });
  });
});

describe('a host who was away', () => {
  test('has the powers back for the asking, even when sent away meanwhile (S14)', async () => {
    const { rooms, clock } = house();
    const room = await Table.open(rooms, ANA, { game: 'qwinto', seats: 3 });
    await room.seat(ANA, BEN);
    await clock.pass(31_000);
    await room.does(BEN, { type: 'claim-host' });
    expect(await room.tries(BEN, { type: 'ban', person: ANA.id })).toBe('was-host');
    await room.does(BEN, { type: 'kick', seat: 0 });
    expect(await room.tries(CARLA, { type: 'claim-host' })).toBe('not-seated');
    await room.does(ANA, { type: 'claim-host' });
    await room.does(ANA, { type: 'sit' });
    expect(await room.table()).toMatchObject({
      host: ANA.id,
      awayHost: null,
      seats: [{ person: ANA }, { person: BEN }, {}],
    });
  });

  test('and left a match finds somebody else as host, and may be it again', async () => {
    const { room } = await playing();
    await room.does(ANA, { type: 'leave' });
    expect((await room.table()).host).toBe(BEN.id);
    await room.does(ANA, { type: 'sit' });
    await room.does(ANA, { type: 'claim-host' });
    expect((await room.table()).host).toBe(ANA.id);
  });
});

test('an instant rematch leaves outcome and seal of the match before in sight (S14)', async () => {
  const { rooms } = house();
  const room = await Table.open(rooms, ANA, { game: 'qwinto', seats: 2 });
  await room.seat(ANA, BEN);
  await room.start(ANA, BEN);
  while ((await room.table()).phase === 'playing') await room.moveOn(ANA, BEN);
  const { outcome, seal } = await room.table();
  await room.does(BEN, { type: 'rematch' });
  expect(await room.table()).toMatchObject({ phase: 'over', outcome, seal });
  await room.does(ANA, { type: 'to-lobby' });
  expect((await room.table()).previous).toEqual({ match: 1, names: ['Ana', 'Ben'], outcome, seal });
  await room.start(ANA, BEN);
  expect((await room.table()).previous).toMatchObject({ match: 1, seal });
});
