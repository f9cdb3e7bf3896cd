import { seedFrom, verify } from '@cifra/kernel';
import { qwinto } from '@cifra/qwinto/rules';
import { describe, expect, test } from 'vitest';
import { type RoomEvent, Rooms } from '../index.ts';
import { ANA, BEN, CARLA, DANI, house, matchFile, RecordingSubscriber, settle, Table } from './house.ts';
import { MemoryStore } from './memory-store.ts';

async function playing(game = 'qwinto', seats = 2) {
  const parts = house();
  const room = await Table.open(parts.rooms, ANA, { game, seats, pace: 50 });
  return { ...parts, room };
}

async function duel() {
  const parts = await playing();
  await parts.room.seat(ANA, BEN);
  await parts.room.start(ANA, BEN);
  return parts;
}

async function playOn(room: Table, ...people: (typeof ANA)[]): Promise<void> {
  for (let moves = 0; (await room.table()).phase === 'playing'; moves++) {
    if (!(await room.moveOn(...people)) || moves > 3_000) throw new Error(`The match is stuck after ${moves} moves`);
  }
}

/** A house that exchanges the seed of a match when it is read again: another deal than the promised one. */
class CheatingStore extends MemoryStore {
  cheats = false;

  override async load(room: string) {
    const stored = await super.load(room);
    if (stored?.secret == null || !this.cheats) return stored;
    return { ...stored, secret: { ...stored.secret, seed: seedFrom('a better one'), salt: seedFrom('and its salt') } };
  }
}

describe('the promise of a deal', () => {
  test('is kept: a secret that does not fit it is never dealt by', async () => {
    const store = new CheatingStore();
    const { rooms } = house({ store });
    const room = await Table.open(rooms, ANA, { game: 'qwinto' });
    await room.seat(ANA, BEN);
    await room.does(BEN, { type: 'ready', ready: true, nonce: seedFrom('ben') });
    await room.room.join(new RecordingSubscriber(CARLA));
    store.cheats = true;
    // It forgets its secret and reads it again.
    await settle();
    rooms.sweep(0);
    expect(await room.tries(ANA, { type: 'start', nonce: seedFrom('ana') })).toBe('room-broken');
    expect((await room.table()).phase).toBe('broken');
  });

  test('is in the file as it was published: a seed exchanged in the middle is found out', async () => {
    const store = new CheatingStore();
    const { rooms } = house({ store });
    const room = await Table.open(rooms, ANA, { game: 'qwinto' });
    const { commitment } = await room.table();
    await room.seat(ANA, BEN);
    await room.start(ANA, BEN);
    await room.room.join(new RecordingSubscriber(CARLA));
    store.cheats = true;
    // It forgets its secret and reads it again.
    await settle();
    rooms.sweep(0);
    await playOn(room, ANA, BEN);
    const written = await matchFile(store, qwinto);
    expect(written.seal.commitment).toBe(commitment);
    expect(verify(qwinto, written).map(({ code }) => code)).toContain('commitment-differs');
  });
});

describe('a match', () => {
  test('is played to its outcome; the seed opens, the file proves itself and says who played', async () => {
    const { room, trouble, store } = await duel();
    expect(store.finished('room-1')).toEqual([]);
    await playOn(room, ANA, BEN);
    const table = await room.table();
    expect(table.seal).toMatchObject({ commitment: table.commitment, nonces: table.nonces });
    expect(table.results).toEqual([{ match: 1, names: ['Ana', 'Ben'], winners: table.outcome?.winners }]);
    const written = await matchFile(store, qwinto);
    expect(verify(qwinto, written)).toEqual([]);
    expect(written.names).toEqual(['Ana', 'Ben']);
    const { seal } = written;
    expect(
      verify(qwinto, { ...written, seal: { ...seal, nonces: [...seal.nonces].reverse() } }).length,
    ).toBeGreaterThan(0);
    expect(store.finished('room-1')).toMatchObject([
      { match: 1, game: 'qwinto', players: [{ name: 'Ana' }, { name: 'Ben' }] },
    ]);
    expect(trouble).toEqual([]);
  });

  test('takes orders from its seats alone', async () => {
    const { room } = await duel();
    expect(await room.tries(CARLA, { type: 'play', command: { type: 'keep' } })).toBe('not-seated');
    expect(await room.tries(ANA, { type: 'play', command: { type: 'dance' } })).toBe('bad-command');
    expect(await room.tries(ANA, { type: 'play', command: null })).toBe('bad-command');
    await playOn(room, ANA, BEN);
    expect(await room.tries(ANA, { type: 'play', command: { type: 'keep' } })).toBe('match-over');
  });

  test('before the start there is nothing to play, to note or to pause', async () => {
    const { room } = await playing();
    await room.seat(ANA);
    expect(await room.tries(ANA, { type: 'play', command: { type: 'keep' } })).toBe('not-started');
    expect(await room.tries(ANA, { type: 'note', text: 'x' })).toBe('not-started');
    expect(await room.tries(ANA, { type: 'pause' })).toBe('not-started');
    expect(await room.tries(ANA, { type: 'resume' })).toBe('not-started');
    expect(await room.tries(ANA, { type: 'stand-in', seat: 0 })).toBe('not-started');
  });
});

describe('leaving and coming back', () => {
  test('a bot plays on for a leaver, who can return at any turn; the log says who played what', async () => {
    const { room, clock, store } = await duel();
    await room.does(BEN, { type: 'leave' });
    expect((await room.table()).seats[1]).toMatchObject({ person: BEN, bot: 'club' });
    // The leaver's own view stays theirs, but the bot plays.
    expect((await room.room.view(BEN.id)).access.viewer).toBe(1);
    expect(await room.tries(BEN, { type: 'play', command: { type: 'keep' } })).toBe('bot-plays');
    for (let turns = 0; turns < 12; turns++) {
      await room.moveOn(ANA);
      await clock.pass(200);
    }
    await room.does(BEN, { type: 'sit' });
    expect((await room.table()).seats[1]).toMatchObject({ person: BEN, bot: null });
    await playOn(room, ANA, BEN);
    const file = await matchFile(store, qwinto);
    const bySeat1 = file.entries.filter((entry) => entry.seat === 1).map((entry) => entry.bot);
    expect(bySeat1).toContain('club');
    expect(bySeat1).toContain(undefined);
    expect(verify(qwinto, file)).toEqual([]);
    expect(store.cards().get('room-1')?.phase).toBe('over');
  });

  test('a thought that comes after the person is back is dropped', async () => {
    let answer: (command: unknown) => void = () => {};
    const { rooms, clock } = house({ minds: { think: () => new Promise((resolve) => (answer = resolve)) } });
    const room = await Table.open(rooms, ANA, { game: 'qwinto', seats: 1, pace: 0 });
    await room.seat(ANA);
    await room.start(ANA);
    await room.does(ANA, { type: 'leave' });
    await clock.pass(10);
    await room.does(ANA, { type: 'sit' });
    const before = (await room.room.view(ANA.id)).version;
    answer({ type: 'roll', dice: ['orange'] });
    await clock.pass(10);
    expect((await room.room.view(ANA.id)).version).toBe(before);
  });

  test('a player who is away can be stood in for, but not one who is here', async () => {
    const { room, clock } = await duel();
    const ear = new RecordingSubscriber(BEN);
    await room.room.join(ear);
    await clock.pass(60_000);
    expect(await room.tries(ANA, { type: 'stand-in', seat: 1 })).toBe('asked-just-now');
    room.room.part(ear);
    await clock.pass(10_000);
    expect(await room.tries(ANA, { type: 'stand-in', seat: 1 })).toBe('still-here');
    await clock.pass(21_000);
    expect(await room.tries(CARLA, { type: 'stand-in', seat: 1 })).toBe('not-seated');
    await room.does(ANA, { type: 'stand-in', seat: 1 });
    expect((await room.table()).seats[1]?.bot).toBe('club');
  });

  test.each([
    ['looks', (room: Table) => room.room.view(BEN.id)],
    ['asks for the legal moves', (room: Table) => room.room.legal(BEN.id)],
    ['orders', (room: Table) => room.ask(BEN, { type: 'say', to: 'all', text: 'here' })],
  ])('a player without a connection who %s now and then is here', async (_what, poll) => {
    const { room, clock } = await duel();
    for (let polls = 0; polls < 4; polls++) {
      await clock.pass(20_000);
      await poll(room);
    }
    // Others come and go meanwhile, more than anybody would count.
    for (let visitor = 0; visitor < 100; visitor++) await room.room.view(`v${visitor}`);
    await clock.pass(29_000);
    expect(await room.tries(ANA, { type: 'stand-in', seat: 1 })).toBe('still-here');
    await clock.pass(1_000);
    expect(await room.tries(ANA, { type: 'stand-in', seat: 1 })).toBe('done');
  });

  test('somebody who watches takes over a bot’s seat and sees its hand; nobody gets a second hand', async () => {
    const { room, clock } = await playing('coda', 3);
    await room.seat(ANA, BEN);
    await room.does(ANA, { type: 'bot', seat: 2, level: 'novice' });
    await room.start(ANA, BEN);
    expect(await room.tries(CARLA, { type: 'sit', seat: 0 })).toBe('seat-taken');
    expect(await room.tries(CARLA, { type: 'sit', seat: 5 })).toBe('no-such-seat');
    await room.does(BEN, { type: 'leave' });
    expect(await room.tries(BEN, { type: 'sit', seat: 2 })).toBe('sat-elsewhere');

    const watching = new RecordingSubscriber(CARLA);
    await room.room.join(watching);
    await room.does(CARLA, { type: 'sit' });
    expect(watching.heard.findLast((news) => news.type === 'fresh')).toMatchObject({
      view: { access: { viewer: 'spectator' } },
    });
    await room.does(ANA, { type: 'allow', person: CARLA.id });
    const seen = watching.heard.findLast((news) => news.type === 'fresh');
    if (seen?.type !== 'fresh') throw new Error('Carla was not told her hand');
    expect(seen.view.access.viewer).toBe(1);
    expect(Object.keys(seen.view.match?.hands ?? {})).toEqual(['seat:1']);
    // Ben was away and left; Carla has the seat now, and Ben's knowledge opens no other one.
    expect(await room.tries(BEN, { type: 'sit', seat: 1 })).toBe('seat-taken');
    expect(await room.tries(BEN, { type: 'sit' })).toBe('seat-taken');
    expect(await room.tries(BEN, { type: 'sit', seat: 2 })).toBe('sat-elsewhere');
    expect((await room.room.view(BEN.id)).match?.hands).toEqual({});
    await room.does(DANI, { type: 'sit' });
    await room.does(ANA, { type: 'allow', person: DANI.id });
    expect((await room.table()).seats.map((place) => place.person?.name)).toEqual(['Ana', 'Carla', 'Dani']);
    await clock.pass(100);
  });

  test('a leaver who looks on keeps the seat', async () => {
    const { room } = await duel();
    const ear = new RecordingSubscriber(BEN);
    await room.room.join(ear);
    await room.does(BEN, { type: 'leave' });
    expect(await room.tries(CARLA, { type: 'sit', seat: 1 })).toBe('seat-taken');
    await room.does(BEN, { type: 'sit' });
  });
});

describe('a pause', () => {
  test('begins when every person agrees; nothing is played in it; anybody ends it', async () => {
    const { room } = await duel();
    await room.does(ANA, { type: 'pause' });
    expect((await room.table()).pauseAskedBy).toEqual([0]);
    expect((await room.table()).pausedAt).toBeNull();
    await room.does(ANA, { type: 'resume' });
    expect((await room.table()).pauseAskedBy).toEqual([]);
    await room.does(ANA, { type: 'pause' });
    await room.does(BEN, { type: 'pause' });
    expect((await room.table()).pausedAt).not.toBeNull();
    for (const person of [ANA, BEN]) {
      expect(await room.room.legal(person.id)).toEqual([]);
      expect(await room.tries(person, { type: 'play', command: { type: 'keep' } })).toBe('paused');
    }
    await room.does(BEN, { type: 'resume' });
    await playOn(room, ANA, BEN);
  });

  test('bots have no say, and stand still', async () => {
    const { room, clock } = await playing();
    await room.seat(ANA);
    await room.does(ANA, { type: 'bot', seat: 1, level: 'club' });
    await room.start(ANA);
    await room.does(ANA, { type: 'pause' });
    const { version } = await room.room.view(ANA.id);
    await clock.pass(5_000);
    expect((await room.room.view(ANA.id)).version).toBe(version);
    await room.does(ANA, { type: 'resume' });
    for (let turn = 0; turn < 5; turn++) {
      await room.moveOn(ANA);
      await clock.pass(500);
    }
    expect((await room.room.view(ANA.id)).version).toBeGreaterThan(version + 5);
  });

  test('the last one against it leaves: the others have their pause', async () => {
    const { room } = await playing('qwinto', 3);
    await room.seat(ANA, BEN, CARLA);
    await room.start(ANA, BEN, CARLA);
    await room.does(ANA, { type: 'pause' });
    await room.does(BEN, { type: 'pause' });
    await room.does(CARLA, { type: 'leave' });
    expect((await room.table()).pausedAt).not.toBeNull();
  });
});

describe('a rematch', () => {
  test('is dealt when everybody has said yes; until then the result stays, and a yes can be taken back (T17, P4)', async () => {
    const { room, store } = await duel();
    await playOn(room, ANA, BEN);
    const first = await room.table();
    expect(await room.tries(CARLA, { type: 'rematch' })).toBe('not-seated');
    await room.does(BEN, { type: 'rematch', nonce: seedFrom('ben') });
    expect(await room.table()).toMatchObject({ phase: 'over', match: 1, outcome: first.outcome, seal: first.seal });
    expect((await room.table()).seats.map(({ ready }) => ready)).toEqual([false, true]);
    await room.does(BEN, { type: 'ready', ready: false });
    expect((await room.table()).seats.map(({ ready }) => ready)).toEqual([false, false]);
    await room.does(BEN, { type: 'rematch', nonce: seedFrom('ben') });
    expect(await room.tries(BEN, { type: 'rematch' })).toBe('not-ready');
    await room.does(ANA, { type: 'rematch', nonce: seedFrom('ana') });
    const second = await room.table();
    expect(second).toMatchObject({ phase: 'playing', match: 2, outcome: null, seal: null });
    expect(second.nonces).toEqual([seedFrom('ana'), seedFrom('ben')].sort());
    expect(second.previous).toMatchObject({ match: 1, outcome: first.outcome, seal: first.seal });
    await playOn(room, ANA, BEN);
    for (const match of [1, 2]) expect(verify(qwinto, await matchFile(store, qwinto, match))).toEqual([]);
    expect((await room.table()).results.map((result) => result.match)).toEqual([1, 2]);
  });

  test('its deal is promised with the outcome, before anybody gives a nonce for it (S14)', async () => {
    const { room, store } = await duel();
    await playOn(room, ANA, BEN);
    const { next, commitment } = await room.table();
    expect(next?.commitment).not.toBe(commitment);
    for (const person of [ANA, BEN]) await room.does(person, { type: 'rematch', nonce: seedFrom(person.id) });
    expect((await room.table()).commitment).toBe(next?.commitment);
    const { entries } = (await store.load('room-1')) ?? { entries: [] };
    const facts = entries.flatMap(({ events, version }) =>
      events.flatMap((event) => ('fact' in event ? [{ version, fact: event.fact }] : [])),
    );
    const promisedAt = facts.find(({ fact }) => fact.type === 'promised' && fact.match === 2)?.version ?? Infinity;
    const given = facts.filter(({ fact }) => fact.type === 'readied' && fact.nonce === seedFrom(BEN.id));
    expect(given.at(-1)?.version).toBeGreaterThan(promisedAt);
    await playOn(room, ANA, BEN);
    expect((await matchFile(store, qwinto, 2)).seal.commitment).toBe(next?.commitment);
  });

  test('everybody may move one seat on: the host says so, and whoever had said yes is asked again', async () => {
    const { room, store } = await duel();
    await playOn(room, ANA, BEN);
    expect(await room.tries(BEN, { type: 'rematch', rotate: true })).toBe('host-only');
    await room.does(BEN, { type: 'rematch', nonce: seedFrom('ben') });
    await room.does(ANA, { type: 'rematch', rotate: true, nonce: seedFrom('ana') });
    const offered = await room.table();
    expect(offered).toMatchObject({ phase: 'over', next: { rotate: true } });
    expect(offered.seats.map(({ ready }) => ready)).toEqual([true, false]);
    await room.does(BEN, { type: 'rematch', nonce: seedFrom('ben') });
    const { phase, seats, nonces } = await room.table();
    expect([phase, seats.map(({ person }) => person?.name)]).toEqual(['playing', ['Ben', 'Ana']]);
    expect(nonces).toEqual([seedFrom('ben'), seedFrom('ana')].sort());
    await playOn(room, ANA, BEN);
    expect(verify(qwinto, await matchFile(store, qwinto, 2))).toEqual([]);
  });

  test('whoever is away is not waited for: a bot plays on until they take the seat back', async () => {
    const { room, clock } = await duel();
    await playOn(room, ANA, BEN);
    await room.does(ANA, { type: 'rematch' });
    expect(await room.tries(ANA, { type: 'rematch' })).toBe('not-ready');
    await clock.pass(30_000);
    await room.does(ANA, { type: 'rematch' });
    expect((await room.table()).phase).toBe('playing');
    expect((await room.table()).seats[1]).toMatchObject({ person: BEN, bot: 'club', hasLeft: false });
    await room.does(BEN, { type: 'sit' });
    expect((await room.table()).seats[1]).toMatchObject({ person: BEN, bot: null });
  });

  test('the host can go back to seats and options instead, where nobody is ready', async () => {
    const { room } = await duel();
    await playOn(room, ANA, BEN);
    const { next } = await room.table();
    await room.does(BEN, { type: 'rematch', nonce: seedFrom('ben') });
    expect(await room.tries(BEN, { type: 'to-lobby' })).toBe('host-only');
    await room.does(ANA, { type: 'to-lobby' });
    const lobby = await room.table();
    expect(lobby).toMatchObject({ phase: 'lobby', match: 2, outcome: null, nonces: [], next: null });
    expect(lobby.commitment).toBe(next?.commitment);
    expect(lobby.seats.some(({ ready, nonce }) => ready || nonce !== null)).toBe(false);
    expect(await room.tries(ANA, { type: 'to-lobby' })).toBe('not-now');
    await room.start(ANA, BEN);
    expect((await room.table()).phase).toBe('playing');
  });

  test('against bots alone it is dealt at once, also for a host without a seat', async () => {
    const { rooms, clock } = house();
    const opening = { game: 'qwinto', seats: 2, pace: 0, bots: ['novice', 'novice'], start: {} } as const;
    const room = await Table.open(rooms, ANA, opening);
    await clock.pass(1_000);
    expect((await room.table()).phase).toBe('over');
    await room.does(ANA, { type: 'rematch' });
    expect((await room.table()).match).toBe(2);
  });

  test('of a room that promised nothing with the outcome, the first yes makes the promise and its nonce does not count', async () => {
    const { room, store, ports } = await duel();
    await playOn(room, ANA, BEN);
    const log = (await store.load('room-1'))?.entries ?? [];
    const old = new MemoryStore();
    const isOld = (event: RoomEvent) => !('fact' in event && event.fact.type === 'promised');
    for (const entry of log)
      await old.append('room-1', { entries: [{ ...entry, events: entry.events.filter(isOld) }], due: null });
    const found = await new Rooms({ ...ports, store: old }).find('room-1');
    if (found === null) throw new Error('The room is gone');
    const again = new Table(found);
    expect((await again.table()).next).toBeNull();
    await again.does(BEN, { type: 'rematch', nonce: seedFrom('ben') });
    expect((await again.table()).next?.commitment).toMatch(/^[0-9a-f]{64}$/);
    await again.does(ANA, { type: 'rematch', nonce: seedFrom('ana') });
    expect(await again.table()).toMatchObject({ phase: 'playing', match: 2, nonces: [seedFrom('ana')] });
    await playOn(again, ANA, BEN);
    expect((await again.table()).phase).toBe('over');
  });

  test('somebody who left is replaced by the bot that stood in, unless they come back first', async () => {
    const { room, clock } = await duel();
    await room.does(BEN, { type: 'leave' });
    while ((await room.table()).phase === 'playing') {
      await room.moveOn(ANA);
      await clock.pass(200);
    }
    await room.does(ANA, { type: 'rematch' });
    expect((await room.table()).seats[1]).toMatchObject({ person: null, bot: 'club' });
  });

  test('a host who left is not waited for: whoever plays again becomes the host', async () => {
    const { room, clock } = await duel();
    await room.does(ANA, { type: 'leave' });
    while ((await room.table()).phase === 'playing') {
      await room.moveOn(BEN);
      await clock.pass(200);
    }
    await room.does(BEN, { type: 'rematch' });
    expect((await room.table()).host).toBe(BEN.id);
    expect((await room.table()).phase).toBe('playing');
  });

  test('whoever plays again sits again, though a bot stood in to the end', async () => {
    const { room, clock } = await duel();
    await room.does(BEN, { type: 'leave' });
    await room.does(ANA, { type: 'leave' });
    while ((await room.table()).phase === 'playing') await clock.pass(200);
    await room.does(BEN, { type: 'rematch' });
    const { seats, host } = await room.table();
    expect(seats).toMatchObject([
      { person: null, bot: 'club' },
      { person: BEN, bot: null },
    ]);
    expect(host).toBe(BEN.id);
  });

  test('after the end one can leave, come back to one’s own seat, and talk', async () => {
    const { room, clock } = await duel();
    await room.does(BEN, { type: 'leave' });
    while ((await room.table()).phase === 'playing') {
      await room.moveOn(ANA);
      await clock.pass(200);
    }
    await room.does(BEN, { type: 'sit' });
    expect((await room.table()).seats[1]).toMatchObject({ person: BEN, bot: null });
    expect(await room.tries(CARLA, { type: 'sit' })).toBe('not-now');
    await room.does(CARLA, { type: 'say', to: 'all', text: 'well played' });
    await room.does(BEN, { type: 'leave' });
    expect((await room.table()).seats[1]?.person).toBeNull();
  });
});
