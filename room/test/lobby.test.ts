import { seedFrom } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { PACE, Rooms } from '../index.ts';
import { ANA, BEN, CARLA, DANI, house, RecordingSubscriber, Table } from './house.ts';

describe('opening', () => {
  test('a room opens with its game, options, host and the promise of its deal', async () => {
    const { rooms } = house();
    const room = await Table.open(rooms, ANA, { game: 'coda', seats: 3, options: { dashes: true }, listed: true });
    const table = await room.table();
    expect(table).toMatchObject({
      game: 'coda',
      phase: 'lobby',
      host: ANA.id,
      listed: true,
      match: 1,
      pace: PACE.default,
    });
    expect(table.options).toMatchObject({ dashes: true, clock: false });
    expect(table.seats).toHaveLength(3);
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  test('lists are told what is spoken, how long a decision may take, who is host and since when', async () => {
    const { rooms } = house();
    const room = await Table.open(rooms, ANA, { game: 'coda', sit: {}, language: 'es', timeLimit: 60 });
    expect(await room.room.card()).toMatchObject({ language: 'es', timeLimit: 60, host: 0, openedAt: 1_000_000 });
    await room.does(ANA, { type: 'settings', language: 'en' });
    expect(await room.room.card()).toMatchObject({ language: 'en', listed: false });
  });

  test.each([
    [{ game: 'chess' }, 'unknown-game'],
    [{ game: 'coda', seats: 9 }, 'bad-seats'],
    [{ game: 'coda', options: { speed: 1 } }, 'unknown-option'],
    [{ game: 'coda', options: { clock: 'yes' } }, 'bad-option'],
  ])('%j is refused: %s', async (opening, code) => {
    const opened = await house().rooms.open('x', ANA, opening);
    expect(opened).toMatchObject({ ok: false, refusal: { code } });
  });

  test('an id is given once', async () => {
    const { rooms } = house();
    await Table.open(rooms, ANA, { game: 'coda' });
    expect(await rooms.open('room-1', BEN, { game: 'coda' })).toMatchObject({ refusal: { code: 'room-exists' } });
  });
});

describe('seats before the start', () => {
  test('the first empty seat, or the one that was asked for; a full room can be watched', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'qwinto', seats: 2 });
    await room.does(ANA, { type: 'sit', seat: 1 });
    await room.does(BEN, { type: 'sit' });
    expect((await room.table()).seats.map((place) => place.person?.name)).toEqual(['Ben', 'Ana']);
    expect(await room.tries(CARLA, { type: 'sit' })).toBe('room-full');
    expect(await room.tries(CARLA, { type: 'sit', seat: 0 })).toBe('seat-taken');
    expect(await room.tries(CARLA, { type: 'sit', seat: 7 })).toBe('no-such-seat');
    expect((await room.room.view(CARLA.id)).access.viewer).toBe('spectator');
  });

  test('who sits may move to an empty seat and has one seat only', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'qwinto', seats: 3 });
    await room.does(ANA, { type: 'sit' });
    await room.does(ANA, { type: 'sit', seat: 2 });
    expect((await room.table()).seats.map((place) => place.person?.name ?? null)).toEqual([null, null, 'Ana']);
  });

  test('a name has 1 to 24 characters and can change', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'qwinto' });
    expect(await room.tries({ ...ANA, name: ' ' }, { type: 'sit' })).toBe('bad-name');
    expect(await room.tries({ ...ANA, name: 'x'.repeat(25) }, { type: 'sit' })).toBe('bad-name');
    await room.does(ANA, { type: 'sit' });
    await room.does({ ...ANA, name: ' Anita\n\u200b Sol ' }, { type: 'rename' });
    expect((await room.table()).seats[0]?.person?.name).toBe('Anita Sol');
  });

  test('the host sends somebody away, who may ask to come back', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'qwinto' });
    await room.seat(ANA, BEN);
    expect(await room.tries(BEN, { type: 'kick', seat: 0 })).toBe('host-only');
    expect(await room.tries(ANA, { type: 'kick', seat: 0 })).toBe('not-yourself');
    await room.does(ANA, { type: 'kick', seat: 1 });
    expect(await room.tries(ANA, { type: 'kick', seat: 1 })).toBe('seat-empty');
    expect((await room.table()).removed).toEqual([BEN.id]);
    await room.does(BEN, { type: 'say', to: 'all', text: 'why?' });
    await room.does(BEN, { type: 'sit' });
    expect(await room.table()).toMatchObject({
      requests: [{ person: BEN, seat: null }],
      seats: [{}, { person: null }],
    });
    expect(await room.tries(BEN, { type: 'allow', person: BEN.id })).toBe('host-only');
    await room.does(ANA, { type: 'allow', person: BEN.id });
    expect(await room.table()).toMatchObject({ requests: [], removed: [], seats: [{}, { person: BEN }] });
    // Sent away again and not wanted back: nor by the back door, once the match has begun.
    await room.does(ANA, { type: 'kick', seat: 1 });
    await room.does(BEN, { type: 'sit' });
    await room.does(ANA, { type: 'decline', person: BEN.id });
    expect(await room.tries(BEN, { type: 'sit' })).toBe('declined');
    await room.does(ANA, { type: 'bot', seat: 1, level: 'club' });
    await room.start(ANA);
    await room.does(BEN, { type: 'sit' });
    expect((await room.room.view(BEN.id)).access.viewer).toBe('spectator');
  });

  test('whoever was told “not now” reads it, and may ask once more after a minute', async () => {
    const { rooms, clock } = house();
    const room = await Table.open(rooms, ANA, { game: 'qwinto', door: 'ask' });
    await room.seat(ANA);
    await room.does(BEN, { type: 'sit' });
    await room.does(ANA, { type: 'decline', person: BEN.id });
    expect(await room.table()).toMatchObject({ requests: [], declined: [{ person: BEN.id }] });
    await clock.pass(59_000);
    expect(await room.tries(BEN, { type: 'sit' })).toBe('declined');
    await clock.pass(1_000);
    await room.does(BEN, { type: 'sit' });
    await room.does(ANA, { type: 'allow', person: BEN.id });
    expect(await room.table()).toMatchObject({ requests: [], declined: [], seats: [{}, { person: BEN }] });
  });

  test('where the door asks, whoever comes waits to be let in, and two of one name are told apart', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'qwinto', seats: 3 });
    await room.seat(ANA);
    expect(await room.tries(BEN, { type: 'settings', door: 'ask' })).toBe('host-only');
    await room.does(ANA, { type: 'settings', door: 'ask' });
    await room.does(ANA, { type: 'bot', seat: 1, level: 'club' });
    await room.does(BEN, { type: 'sit', seat: 2 });
    expect(await room.tries({ ...CARLA, name: 'ben' }, { type: 'sit' })).toBe('name-taken');
    await room.does(CARLA, { type: 'sit' });
    expect(await room.table()).toMatchObject({
      door: 'ask',
      requests: [
        { person: BEN, seat: 2 },
        { person: CARLA, seat: null },
      ],
      seats: [{ person: ANA }, { bot: 'club' }, { person: null }],
    });
    // A seat that was let go to one of them is not the other's: a bot makes room.
    await room.does(ANA, { type: 'allow', person: BEN.id });
    await room.does(ANA, { type: 'allow', person: CARLA.id });
    expect((await room.table()).seats.map(({ person }) => person?.name)).toEqual(['Ana', 'Carla', 'Ben']);
    expect(await room.tries(DANI, { type: 'sit' })).toBe('room-full');
    // Whoever is in moves freely, and the host sits down without asking anybody.
    await room.does(ANA, { type: 'leave' });
    expect((await room.table()).host).toBe(CARLA.id);
    await room.does(CARLA, { type: 'sit', seat: 0 });
    expect((await room.room.card()).door).toBe('ask');
  });

  test('the host bans somebody who was here, says so to everybody, and lifts it again', async () => {
    const { rooms, ports } = house();
    const room = await Table.open(rooms, ANA, { game: 'qwinto', seats: 3 });
    await room.seat(ANA, BEN);
    expect(await room.tries(BEN, { type: 'ban', person: ANA.id })).toBe('host-only');
    expect(await room.tries(ANA, { type: 'ban', person: ANA.id })).toBe('not-yourself');
    expect(await room.tries(ANA, { type: 'ban', person: CARLA.id })).toBe('not-met');
    await room.does(ANA, { type: 'ban', person: BEN.id });
    expect(await room.table()).toMatchObject({ banned: [BEN], removed: [], seats: [{}, { person: null }, {}] });
    expect(await room.tries(BEN, { type: 'sit' })).toBe('banned');
    expect(await room.tries(BEN, { type: 'say', to: 'all', text: 'why?' })).toBe('banned');
    // With a new key they are somebody else, whom the host can leave waiting.
    await room.does(DANI, { type: 'sit' });
    expect(await room.table()).toMatchObject({
      door: 'ask',
      requests: [{ person: DANI }],
      seats: [{}, { person: null }, {}],
    });
    await room.does(DANI, { type: 'leave' });
    await room.does(ANA, { type: 'settings', door: 'open' });
    // Somebody who only talks or asks too; and after a restart.
    await room.does(CARLA, { type: 'say', to: 'all', text: 'hello' });
    await room.does(ANA, { type: 'ban', person: CARLA.id });
    const again = await new Rooms(ports).find('room-1');
    expect(await again?.order(CARLA, 'again', { type: 'sit' })).toMatchObject({ refusal: { code: 'banned' } });
    expect(await room.tries(CARLA, { type: 'lift-ban', person: CARLA.id })).toBe('host-only');
    await room.does(ANA, { type: 'lift-ban', person: BEN.id });
    await room.does(ANA, { type: 'settings', door: 'open' });
    await room.does(BEN, { type: 'sit' });
    expect(await room.table()).toMatchObject({ banned: [CARLA], seats: [{}, { person: BEN }, {}] });
    // Whoever plays plays to the end; whoever only asks can be banned at any time.
    await room.does(ANA, { type: 'bot', seat: 2, level: 'club' });
    await room.start(ANA, BEN);
    expect(await room.tries(ANA, { type: 'ban', person: BEN.id })).toBe('not-now');
    await room.does(DANI, { type: 'sit', seat: 2 });
    await room.does(ANA, { type: 'ban', person: DANI.id });
    expect(await room.table()).toMatchObject({ requests: [], banned: [CARLA, DANI] });
    expect(await room.tries(DANI, { type: 'sit', seat: 2 })).toBe('banned');
  });

  test('what the host changes can be read by whoever comes later, until the match begins', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'coda' });
    await room.seat(ANA, BEN);
    await room.does(ANA, { type: 'configure', options: { clock: true } });
    for (const timeLimit of [30, 60, 120] as const) await room.does(ANA, { type: 'time-limit', timeLimit });
    await room.does(ANA, { type: 'settings', language: 'es', listed: false });
    const { changes } = (await room.room.view(CARLA.id)).table;
    expect(changes.map(({ by, what }) => [by, what])).toEqual([
      ['Ana', { option: 'clock', value: true }],
      ['Ana', { setting: 'timeLimit', value: 120 }],
      ['Ana', { setting: 'language', value: 'es' }],
    ]);
    await room.start(ANA, BEN);
    expect((await room.table()).changes).toEqual([]);
  });

  test('the host seats bots with a level, changes it and takes them away', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'qwinto' });
    await room.does(ANA, { type: 'sit' });
    expect(await room.tries(ANA, { type: 'bot', seat: 0, level: 'club' })).toBe('seat-taken');
    await room.does(ANA, { type: 'bot', seat: 1, level: 'novice' });
    await room.does(ANA, { type: 'bot', seat: 1, level: 'master' });
    expect((await room.table()).seats[1]?.bot).toBe('master');
    await room.does(ANA, { type: 'bot', seat: 1, level: null });
    expect(await room.tries(BEN, { type: 'sit', seat: 1 })).toBe('done');
  });

  test('the host swaps any two seats, and whoever was moved has to agree again', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'teamed', seats: 4 });
    await room.seat(ANA, BEN, CARLA);
    await room.does(BEN, { type: 'ready', ready: true });
    await room.does(CARLA, { type: 'ready', ready: true });
    await room.does(ANA, { type: 'swap', seats: [1, 3] });
    const { seats } = await room.table();
    expect(seats.map((place) => place.person?.name ?? null)).toEqual(['Ana', null, 'Carla', 'Ben']);
    expect(seats.map((place) => place.ready)).toEqual([false, false, true, false]);
  });

  test('the host seats a character of the game, and nobody whom it does not know', async () => {
    const { rooms } = house({ minds: { think: async () => null, characters: () => ['pio'] } });
    const room = await Table.open(rooms, ANA, { game: 'qwinto' });
    await room.does(ANA, { type: 'bot', seat: 1, level: 'pio' });
    expect((await room.table()).seats[1]?.bot).toBe('pio');
    expect(await room.tries(ANA, { type: 'bot', seat: 1, level: 'nobody' })).toBe('unknown-bot');
    expect((await room.table()).seats[1]?.bot).toBe('pio');
  });

  test('no bots sit down where they could not play, nor do such options come to bots that sit', async () => {
    const why = { code: 'bots-are-lost' };
    const whyNot = (_game: string, options: unknown) => ((options as { dashes: boolean }).dashes ? why : null);
    const { rooms } = house({ minds: { think: async () => null, whyNot } });
    const opening = { game: 'coda', seats: 3, options: { dashes: true } };
    expect(await rooms.open('x', ANA, { ...opening, sit: {}, bots: ['club'] })).toEqual({ ok: false, refusal: why });
    const room = await Table.open(rooms, ANA, opening);
    expect((await room.table()).noBots).toEqual(why);
    expect(await room.tries(ANA, { type: 'bot', seat: 1, level: 'club' })).toBe('bots-are-lost');
    await room.does(ANA, { type: 'configure', options: {} });
    expect((await room.table()).noBots).toBeUndefined();
    await room.does(ANA, { type: 'bot', seat: 1, level: 'club' });
    expect(await room.tries(ANA, { type: 'configure', options: { dashes: true } })).toBe('bots-are-lost');
    expect((await room.table()).options).toMatchObject({ dashes: false });
  });

  test('a bot keeps its number at another seat and at another level; a newcomer gets a free one', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'coda', seats: 4 });
    for (const seat of [1, 2]) await room.does(ANA, { type: 'bot', seat, level: 'club' });
    await room.does(ANA, { type: 'swap', seats: [1, 3] });
    await room.does(ANA, { type: 'bot', seat: 3, level: 'master' });
    await room.does(ANA, { type: 'bot', seat: 1, level: 'club' });
    expect((await room.table()).seats.map(({ botNumber }) => botNumber)).toEqual([undefined, 0, 2, 1]);
  });

  test('for the seat of a bot the host is asked, and the bot makes room', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'qwinto', seats: 2 });
    await room.seat(ANA);
    await room.does(ANA, { type: 'bot', seat: 1, level: 'club' });
    await room.does(BEN, { type: 'sit', seat: 1 });
    expect((await room.table()).seats[1]).toMatchObject({ person: null, bot: 'club' });
    expect(await room.tries(BEN, { type: 'allow', person: BEN.id })).toBe('host-only');
    await room.does(ANA, { type: 'allow', person: BEN.id });
    expect(await room.table()).toMatchObject({ requests: [], seats: [{ person: ANA }, { person: BEN, bot: null }] });
  });

  test('a program is seen to be one', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'qwinto', seats: 2 });
    await room.does({ ...BEN, isProgram: true }, { type: 'sit', name: 'Deep' });
    expect((await room.table()).seats[0]?.person).toEqual({ id: BEN.id, name: 'Deep', isProgram: true });
  });

  test('the table grows and shrinks within what the game allows, and nobody falls off', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'coda', seats: 2 });
    await room.seat(ANA, BEN);
    expect(await room.tries(ANA, { type: 'resize', seats: 5 })).toBe('bad-seats');
    await room.does(ANA, { type: 'resize', seats: 4 });
    await room.does(CARLA, { type: 'sit', seat: 3 });
    expect(await room.tries(ANA, { type: 'resize', seats: 3 })).toBe('seat-taken');
    await room.does(CARLA, { type: 'leave' });
    await room.does(ANA, { type: 'resize', seats: 3 });
    expect((await room.table()).seats).toHaveLength(3);
  });

  test('options are the game’s own, and a change asks everybody to be ready again', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'coda' });
    await room.seat(ANA, BEN);
    await room.does(BEN, { type: 'ready', ready: true });
    expect(await room.tries(BEN, { type: 'configure', options: {} })).toBe('host-only');
    expect(await room.tries(ANA, { type: 'configure', options: { clock: 3 } })).toBe('bad-option');
    await room.does(ANA, { type: 'configure', options: { clock: true } });
    const table = await room.table();
    expect(table.options).toMatchObject({ clock: true });
    expect(table.seats[1]?.ready).toBe(false);
  });

  test('the host’s powers pass on when the host leaves, and can be claimed when the host is away', async () => {
    const { rooms, clock } = house();
    const room = await Table.open(rooms, ANA, { game: 'qwinto', seats: 3 });
    await room.seat(ANA, BEN, CARLA);
    await room.does(ANA, { type: 'leave' });
    expect((await room.table()).host).toBe(BEN.id);
    const ear = new RecordingSubscriber(BEN);
    await room.room.join(ear);
    await clock.pass(60_000);
    expect(await room.tries(CARLA, { type: 'claim-host' })).toBe('still-here');
    room.room.part(ear);
    await clock.pass(29_000);
    expect(await room.tries(CARLA, { type: 'claim-host' })).toBe('still-here');
    await clock.pass(2_000);
    expect(await room.tries(DANI, { type: 'claim-host' })).toBe('not-seated');
    await room.does(CARLA, { type: 'claim-host' });
    expect((await room.table()).host).toBe(CARLA.id);
    await room.does(BEN, { type: 'leave' });
    await room.does(CARLA, { type: 'leave' });
    expect((await room.table()).host).toBeNull();
    await room.does(DANI, { type: 'sit' });
    expect((await room.table()).host).toBe(DANI.id);
  });
});

describe('ready and start', () => {
  test('a match starts when every seat is filled and everybody is ready', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'qwinto', seats: 3 });
    await room.seat(ANA, BEN);
    expect(await room.tries(ANA, { type: 'start' })).toBe('seats-empty');
    await room.does(ANA, { type: 'bot', seat: 2, level: 'club' });
    expect(await room.ask(ANA, { type: 'start' })).toEqual({ ok: false, refusal: { code: 'not-ready', seats: [1] } });
    expect(await room.tries(CARLA, { type: 'ready', ready: true })).toBe('not-seated');
    expect(await room.tries(BEN, { type: 'ready', ready: true, nonce: 'short' })).toBe('bad-nonce');
    await room.does(BEN, { type: 'ready', ready: true, nonce: seedFrom('ben') });
    expect(await room.tries(BEN, { type: 'start' })).toBe('host-only');
    await room.does(ANA, { type: 'start', nonce: seedFrom('ana') });
    const table = await room.table();
    expect(table.phase).toBe('playing');
    expect(table.nonces).toEqual([seedFrom('ana'), seedFrom('ben')].sort());
  });

  test('a host who only watches can start bots', async () => {
    const { rooms, clock, trouble } = house();
    const room = await Table.open(rooms, ANA, { game: 'qwinto', seats: 2, pace: 0 });
    await room.does(ANA, { type: 'bot', seat: 0, level: 'club' });
    await room.does(ANA, { type: 'bot', seat: 1, level: 'novice' });
    await room.does(ANA, { type: 'start' });
    await clock.pass(1_000);
    while ((await room.table()).phase === 'playing') await clock.pass(10);
    expect((await room.table()).outcome?.winners.length).toBeGreaterThan(0);
    expect(trouble).toEqual([]);
  });

  test('what belongs before the start is refused after it', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'qwinto' });
    await room.seat(ANA, BEN);
    await room.start(ANA, BEN);
    for (const order of [
      { type: 'kick', seat: 1 },
      { type: 'bot', seat: 1, level: 'club' },
      { type: 'swap', seats: [0, 1] },
      { type: 'resize', seats: 3 },
      { type: 'configure', options: {} },
      { type: 'settings', pace: 5 },
      { type: 'start' },
      { type: 'ready', ready: false },
      { type: 'rematch' },
    ] as const)
      expect(await room.tries(ANA, order), order.type).toBe('not-now');
  });
});
