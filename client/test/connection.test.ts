import { expect, test } from 'vitest';
import { keepConnected, RoomSession, type WebSocketLike } from '../index.ts';

/** Sockets that a test opens and closes, and a clock that it moves on. */
function stage() {
  const sockets: (WebSocketLike & { closed: boolean; readyState: number; sent: string[] })[] = [];
  let timers: { readonly at: number; readonly wake: () => void }[] = [];
  let now = 0;
  let ids = 0;
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
        socket.readyState = 3;
        socket.onclose?.(undefined as never);
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
    unit: () => 0.5,
  });
  const open = () => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error('Nothing was dialled');
    socket.readyState = 1;
    socket.onopen?.(undefined as never);
    return socket;
  };
  return { session, sockets, connection, pass, open, waiting: () => timers.length };
}

test('a connection says hello, and comes back with growing patience', () => {
  const { sockets, pass, open } = stage();
  expect(JSON.parse(open().sent[0] ?? '')).toMatchObject({ type: 'hello' });
  for (const wait of [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
    const dialled = sockets.length;
    sockets.at(-1)?.close();
    pass(wait - 1);
    expect(sockets).toHaveLength(dialled);
    pass(1);
    expect(sockets).toHaveLength(dialled + 1);
  }
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
