import { LANGUAGES, rng } from '@cifra/kernel';
import { type ClientMessage, MAX_MESSAGE, PROTOCOL, type ServerMessage } from '@cifra/protocol';
import { roomRefusal } from '@cifra/room/words';
import { beforeEach, describe, expect, test } from 'vitest';
import { ANA, anyGame, BEN, house, Table } from '../../room/test/house.ts';
import { RoomSession } from '../index.ts';
import { BadLine, CALM } from './network.ts';

/** A session with its hands on the line: what it sends is kept, what it hears is said by the test. */
function sitting() {
  let ids = 0;
  let now = 500;
  const sent: ClientMessage[] = [];
  let reconnected = 0;
  const session = new RoomSession({
    games: anyGame,
    newId: () => `id-${ids++}`,
    now: () => now,
    name: () => 'Ana',
    changed: () => {},
  });
  const transport = {
    send: (message: ClientMessage) => {
      sent.push(message);
    },
    reconnect: () => {
      reconnected++;
    },
  };
  const hear = (message: ServerMessage) => session.heard(JSON.parse(JSON.stringify(message)));
  const pass = (ms: number) => {
    now += ms;
  };
  return { session, sent, transport, hear, pass, reconnections: () => reconnected };
}

describe('a session', () => {
  let room: Table;
  beforeEach(async () => {
    room = await Table.open(house().rooms, ANA, { game: 'qwinto', seats: 1 });
  });

  test('says hello, then what it has seen last', async () => {
    const { session, sent, transport, hear } = sitting();
    session.opened(transport);
    expect(sent).toEqual([{ type: 'hello', protocol: PROTOCOL, name: 'Ana' }]);
    expect([session.view, session.isLive]).toEqual([null, false]);
    hear({ type: 'fresh', now: 900, view: await room.room.view(ANA.id) });
    expect([session.view?.version, session.isLive, session.roomNow()]).toEqual([1, true, 900]);
    session.closed();
    expect([session.view?.version, session.isLive]).toEqual([1, false]);
    session.opened(transport);
    const seen = { version: 1, viewer: 'spectator', at: 1_000_000 };
    expect(sent.at(-1)).toEqual({ type: 'hello', protocol: PROTOCOL, name: 'Ana', seen });
    hear({ type: 'news', now: 900, entries: [] });
    expect(session.isLive).toBe(true);
  });

  test('sends an order when it is live, again on the next connection, and until it is answered', async () => {
    const { session, sent, transport, hear } = sitting();
    const answer = session.order({ type: 'sit' });
    session.opened(transport);
    expect(sent.filter(({ type }) => type === 'order')).toEqual([]);
    const view = await room.room.view(ANA.id);
    hear({ type: 'fresh', now: 0, view });
    const order = { type: 'order', id: 'id-0', order: { type: 'sit' } };
    expect(sent.slice(1)).toEqual([order]);
    session.closed();
    session.opened(transport);
    hear({ type: 'news', now: 0, entries: [] });
    expect(sent.slice(3)).toEqual([order]);
    hear({ type: 'refused', id: 'id-0', refusal: { code: 'not-saved' } });
    expect(session.unanswered).toBe(1);
    session.nudge();
    expect(sent.slice(4)).toEqual([{ type: 'ping' }, order]);
    hear({ type: 'done', id: 'id-0', version: 2 });
    expect(await answer).toEqual({ ok: true, version: 2 });
    expect(session.unanswered).toBe(0);
    // An answer that comes twice is no surprise.
    hear({ type: 'done', id: 'id-0', version: 2 });
  });

  test('refuses at once what is too large to be sent, counted as the house counts it', async () => {
    const { session, sent, transport, hear } = sitting();
    session.opened(transport);
    hear({ type: 'fresh', now: 0, view: await room.room.view(ANA.id) });
    const around = JSON.stringify({ type: 'order', id: 'id-0', order: { type: 'configure', options: '' } }).length;
    const configure = (options: string) => session.order({ type: 'configure', options });
    const refused = { ok: false, refusal: { code: 'too-large', max: MAX_MESSAGE } };
    // In UTF-8 these signs are 1, 2, 3 and 4 bytes long; half of the last one is written as 6.
    for (const [sign, bytes] of Object.entries({ a: 1, ñ: 2, 語: 3, '😀': 4, '\ud800': 6 })) {
      const most = Math.floor((MAX_MESSAGE - around) / bytes);
      expect(await configure(sign.repeat(most + 1))).toEqual(refused);
      void configure(sign.repeat(most));
    }
    const orders = sent.filter(({ type }) => type === 'order');
    expect([orders.length, session.unanswered]).toEqual([5, 5]);
    for (const one of orders) expect(Buffer.byteLength(JSON.stringify(one))).toBeLessThanOrEqual(MAX_MESSAGE);
    for (const language of LANGUAGES) expect(roomRefusal(language, refused.refusal)).toMatch(/^[A-Z].*\d.*\.$/);
  });

  test('notices a gap, and what it cannot follow, and comes back for it', async () => {
    const { session, transport, hear, reconnections, sent } = sitting();
    session.opened(transport);
    const view = await room.room.view(ANA.id);
    hear({ type: 'fresh', now: 0, view });
    hear({ type: 'news', now: 0, entries: [{ version: 3, at: 1, events: [] }] });
    expect(reconnections()).toBe(1);
    session.closed();
    session.opened(transport);
    hear({ type: 'news', now: 0, entries: [{ version: 2, at: 1, events: [] }] });
    hear({ type: 'news', now: 0, entries: [{ version: 2, at: 1, events: [] }] });
    expect([session.view?.version, reconnections()]).toEqual([2, 1]);
    hear({ type: 'news', now: 0, entries: [{ version: 3, at: 1, events: [{ play: [] }] }] });
    expect(reconnections()).toBe(2);
    session.opened(transport);
    expect(sent.at(-1)).toEqual({ type: 'hello', protocol: PROTOCOL, name: 'Ana' });
  });

  test('gives up a connection that is silent, that never greets, or that speaks nonsense', async () => {
    const { session, transport, hear, pass, reconnections } = sitting();
    session.opened(transport);
    session.nudge();
    pass(5_000);
    session.nudge();
    expect(reconnections()).toBe(1);
    session.opened(transport);
    hear({ type: 'pong', now: 0 });
    session.nudge();
    hear({ type: 'pong', now: 0 });
    pass(5_000);
    session.nudge();
    expect(reconnections()).toBe(2);
    session.opened(transport);
    session.heard({ type: 'surprise' });
    expect(reconnections()).toBe(3);
    // Nothing is heard between two connections.
    hear({ type: 'fresh', now: 0, view: await room.room.view(ANA.id) });
    expect(session.view).toBeNull();
  });

  test('does not give up a connection that has had no time to answer, however often it is asked', async () => {
    const { session, sent, transport, hear, pass, reconnections } = sitting();
    const view = await room.room.view(ANA.id);
    // Before the greeting and after it: a page that wakes up is nudged by its interval and by being seen again.
    for (const greeting of [null, view]) {
      session.opened(transport);
      if (greeting !== null) hear({ type: 'fresh', now: 0, view: greeting });
      for (const wait of [0, 0, 2_400]) {
        pass(wait);
        session.nudge();
      }
      expect(reconnections()).toBe(0);
      session.closed();
    }
    session.opened(transport);
    hear({ type: 'fresh', now: 0, view });
    session.nudge();
    hear({ type: 'pong', now: 0 });
    pass(10_000);
    sent.length = 0;
    session.nudge();
    expect([sent, reconnections()]).toEqual([[{ type: 'ping' }], 0]);
    // A clock that was set back meanwhile does not make it patient for ever.
    pass(-3_600_000);
    session.nudge();
    expect(reconnections()).toBe(1);
  });

  test('hears from a pong that something is missing', async () => {
    const { session, transport, hear, reconnections } = sitting();
    session.opened(transport);
    hear({ type: 'fresh', now: 0, view: await room.room.view(ANA.id) });
    hear({ type: 'pong', now: 0, version: 1 });
    expect(reconnections()).toBe(0);
    hear({ type: 'pong', now: 0, version: 2 });
    expect(reconnections()).toBe(1);
  });

  test('an old view does not replace a newer one', async () => {
    const { session, transport, hear } = sitting();
    const old = await room.room.view(ANA.id);
    await room.seat(ANA);
    session.opened(transport);
    hear({ type: 'fresh', now: 0, view: await room.room.view(ANA.id) });
    hear({ type: 'fresh', now: 0, view: old });
    expect(session.view?.version).toBe(2);
  });

  test('what a house has forgotten, restored from a backup, is forgotten here too', async () => {
    const { session, sent, transport, hear, reconnections } = sitting();
    const old = await room.room.view(ANA.id);
    await room.seat(ANA);
    session.opened(transport);
    hear({ type: 'fresh', now: 0, view: await room.room.view(ANA.id) });
    session.closed();
    session.opened(transport);
    expect(sent.at(-1)).toMatchObject({ seen: { version: 2 } });
    hear({ type: 'fresh', now: 0, view: old });
    expect([session.view?.version, session.view?.access.viewer]).toEqual([1, 'spectator']);
    hear({ type: 'news', now: 0, entries: [{ version: 2, at: 1, events: [] }] });
    expect([session.view?.version, session.view?.at, reconnections()]).toEqual([2, 1, 0]);
    expect(session.view?.table.seats[0]?.person).toBeNull();
  });

  test('knows why it was sent away for good, and what was only for now', () => {
    const { session, transport, hear } = sitting();
    session.opened(transport);
    hear({ type: 'bye', code: 'stopping' });
    expect(session.bye).toBeNull();
    hear({ type: 'bye', code: 'seat-moved' });
    expect(session.bye).toBe('seat-moved');
  });
});

test('a person’s two devices see the same, and somebody else watches', async () => {
  const { rooms, clock } = house();
  const room = await Table.open(rooms, ANA, { game: 'qwinto', seats: 2 });
  const dice = rng(1);
  const sessions = [ANA, ANA, BEN].map((person, at) => {
    let ids = 0;
    const session = new RoomSession({
      games: anyGame,
      newId: () => `${at}-${ids++}`,
      now: () => clock.now(),
      name: () => person.name,
      changed: () => {},
    });
    new BadLine(session, person, () => room.room, clock, { rng: dice, weather: CALM }).open();
    return session;
  });
  await clock.pass(50);
  const [laptop, phone, other] = sessions as [RoomSession, RoomSession, RoomSession];
  void laptop.order({ type: 'sit' });
  await clock.pass(50);
  expect([laptop.view, phone.view].map((view) => view?.access.viewer)).toEqual([0, 0]);
  expect(laptop.view).toEqual(phone.view);
  expect(other.view?.access.viewer).toBe('spectator');
  expect(other.presence).toEqual({ type: 'presence', here: [true, false], watchers: 1 });
});
