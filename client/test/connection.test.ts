import { expect, test } from 'vitest';
import { keepConnected, RoomSession, type WebSocketLike } from '../index.ts';

/** Sockets that a test opens and closes, and a clock that it moves on. */
function stage(unit: () => number = () => 0.5) {
  const sockets: (WebSocketLike & { closed: boolean; readyState: number; sent: string[] })[] = [];
  let timers: { readonly at: number; readonly wake: () => void }[] = [];
  let now = 0;
  let ids = 0;
  let hasFallenSilent = false;
  const session = new RoomSession({
    games: () => null,
    newId: () => `id-${ids++}`,
    now: () => now,
    name: () => undefined,
    changed: () => {},
  });
  const dial = () => {
    const socket = {
      readyState: 0,
      closed: false,
      sent: [] as string[],
      send(text: string) {
        socket.sent.push(text);
      },
      close() {
        socket.closed = true;
        // Whoever has fallen silent does not answer a farewell either: a browser waits for it, for a minute.
        socket.readyState = hasFallenSilent ? 2 : 3;
        if (!hasFallenSilent) socket.onclose?.(undefined as never);
      },
      onopen: null as WebSocketLike['onopen'],
      onmessage: null as WebSocketLike['onmessage'],
      onclose: null as WebSocketLike['onclose'],
    };
    sockets.push(socket);
    return socket;
  };
  const pass = (ms: number) => {
    const end = now + ms;
    for (;;) {
      const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      timers = timers.filter((one) => one !== next);
      now = next.at;
      next.wake();
    }
    now = end;
  };
  const connection = keepConnected(session, dial, {
    after: (ms, wake) => {
      const timer = { at: now + ms, wake };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    unit,
  });
  const open = () => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error('Nothing was dialled');
    socket.readyState = 1;
    socket.onopen?.(undefined as never);
    return socket;
  };
  const fallSilent = () => {
    hasFallenSilent = true;
  };
  return { session, sockets, connection, pass, open, fallSilent, waiting: () => timers.length };
}

/** As the house greets somebody who has seen everything. */
const GREETING = { data: JSON.stringify({ type: 'news', now: 1, entries: [] }) } as never;

test('a connection says hello, and comes back with growing patience', () => {
  const { sockets, pass, open } = stage();
  expect(JSON.parse(open().sent[0] ?? '')).toMatchObject({ type: 'hello' });
  for (const wait of [500, 1_000, 2_000, 2_000, 2_000]) {
    const dialled = sockets.length;
    sockets.at(-1)?.close();
    pass(wait - 1);
    expect(sockets).toHaveLength(dialled);
    pass(1);
    expect(sockets).toHaveLength(dialled + 1);
  }
});

test.each([0, 0.999])('after any outage a page is back within two and a half seconds (chance %d)', (chance) => {
  const { sockets, pass, open } = stage(() => chance);
  open().onmessage?.(GREETING);
  // Away for ten minutes: every call is refused at once.
  const calls: number[] = [];
  for (let now = 0, known = 0; now < 600_000; now += 50, pass(50)) {
    if (sockets.length === known) continue;
    known = sockets.length;
    calls.push(now);
    sockets.at(-1)?.close();
  }
  const waits = calls.slice(1).map((at, one) => at - (calls[one] ?? 0));
  expect(Math.max(...waits)).toBeLessThanOrEqual(2_500);
  // Not a storm either.
  expect(Math.min(...waits.slice(3))).toBeGreaterThanOrEqual(1_500);
});

test('a sign of the room makes the next wait short again', () => {
  const { sockets, pass, open } = stage();
  sockets.at(-1)?.close();
  pass(500);
  const socket = open();
  socket.onmessage?.({ data: JSON.stringify({ type: 'pong', now: 1 }) } as never);
  socket.close();
  pass(500);
  expect(sockets).toHaveLength(3);
});

test('whoever knows that the network is back need not wait', () => {
  const { sockets, connection, open } = stage();
  open();
  connection.drop();
  connection.hurry();
  expect(sockets).toHaveLength(2);
  connection.hurry();
  expect(sockets, 'one that is being dialled is not dialled twice').toHaveLength(2);
  expect(open().sent).toHaveLength(1);
  connection.hurry();
  expect(JSON.parse(sockets[1]?.sent[1] ?? ''), 'an open one is asked whether it lives').toEqual({ type: 'ping' });
});

test('a closed connection leaves nothing behind', () => {
  const { sockets, connection, open, pass, waiting } = stage();
  open();
  connection.close();
  pass(60_000);
  expect(sockets).toHaveLength(1);
  expect(sockets[0]?.closed).toBe(true);
  expect(waiting()).toBe(0);
});

test('a final goodbye is not answered by another connection', () => {
  const { session, sockets, open, pass } = stage();
  const socket = open();
  socket.onmessage?.({ data: JSON.stringify({ type: 'bye', code: 'no-such-room' }) } as never);
  socket.close();
  pass(60_000);
  expect(session.bye).toBe('no-such-room');
  expect(sockets).toHaveLength(1);
});

test('a house that falls silent is left within seconds, whether or not it says goodbye', () => {
  const { session, sockets, pass, open, fallSilent } = stage();
  const socket = open();
  socket.onmessage?.(GREETING);
  expect(session.isLive).toBe(true);
  fallSilent();
  void session.order({ type: 'start' });
  // It is asked after a second and a half, and waited for as long as an answer may take; then comes the first wait.
  pass(1_500);
  expect(JSON.parse(socket.sent.at(-1) ?? '')).toMatchObject({ type: 'order' });
  expect(socket.sent.some((text) => text.includes('ping'))).toBe(true);
  pass(2_600);
  expect(socket.closed).toBe(true);
  pass(500);
  expect(sockets).toHaveLength(2);
  // What the old line brings after all is of no interest.
  open();
  socket.onmessage?.({ data: JSON.stringify({ type: 'bye', code: 'seat-moved' }) } as never);
  expect(session.bye).toBe(null);
});

test('a call that nobody takes is made again', () => {
  const { sockets, pass, fallSilent } = stage();
  fallSilent();
  pass(6_000);
  expect(sockets[0]?.closed).toBe(true);
  pass(500);
  expect(sockets).toHaveLength(2);
});

test('a house that answers pings and is slow to answer an order is not left', () => {
  const { session, sockets, pass, open } = stage();
  const socket = open();
  socket.onmessage?.(GREETING);
  void session.order({ type: 'start' });
  const pings = () => socket.sent.filter((text) => text.includes('ping')).length;
  for (let answered = 0; answered < 5; ) {
    pass(500);
    if (pings() === answered) continue;
    answered++;
    socket.onmessage?.({ data: JSON.stringify({ type: 'pong', now: 1 }) } as never);
  }
  expect(sockets).toHaveLength(1);
});
