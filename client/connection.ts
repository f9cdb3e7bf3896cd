import type { ClientMessage } from '@cifra/protocol';
import { PATIENCE, type RoomSession } from './session.ts';

/** As much of a WebSocket as a connection needs: the browser's own and Node's both have it. */
export interface WebSocketLike {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { readonly data: unknown } & never) => void) | null;
  onclose: ((event: never) => void) | null;
}

export interface Timers {
  /** Calls once after so many milliseconds; the answer cancels it. */
  after(ms: number, wake: () => void): () => void;
  /** A number from 0 up to 1, so that a whole house does not come back at the same instant. */
  unit(): number;
}

/** What a page or a program can tell a connection that it could not know by itself. */
export type ConnectionControl = {
  /** Now would be a good time to look: the network is back, the page is shown again. */
  readonly hurry: () => void;
  /** The network is known to be gone: nobody needs to wait for the silence. */
  readonly drop: () => void;
  readonly close: () => void;
};

const CONNECTING = 0;
const OPEN = 1;
const NUDGE = 5_000;
/** Where nobody takes the call by then, another process may. */
const DIALLING = 6_000;
/** An order that is not answered by then makes one ask whether anybody is there. */
const UNANSWERED = 1_500;
/** So long one waits to hear it: a little longer than the session's own patience, however exact a timer is. */
const SILENCE = PATIENCE + 100;
const FIRST_WAIT = 500;
/**
 * However long a house was away, its people are back this soon after it (a quarter more or less, by chance). A refused
 * call costs a house next to nothing, and people at a table would rather be back.
 */
const LONGEST_WAIT = 2_000;
/** A process that stops has sent everybody away at the same moment: they come to the next one within this time. */
const MOVING = 250;

/** Keeps a session connected to its room, and comes back with exponential backoff. */
export function keepConnected(session: RoomSession, dial: () => WebSocketLike, timers: Timers): ConnectionControl {
  let socket: WebSocketLike | null = null;
  let wait = FIRST_WAIT;
  let isSentAway = false;
  let cancelRetry = () => {};
  let cancelNudge = () => {};
  let cancelLook = () => {};
  let isOver = false;

  const connect = () => {
    cancelRetry();
    if (isOver || session.bye !== null) return;
    const mine = dial();
    socket = mine;
    lookAfter(DIALLING);
    mine.onopen = () => {
      if (socket !== mine) return;
      lookAfter(SILENCE);
      session.opened({
        send: (message: ClientMessage) => {
          if (mine.readyState !== OPEN) return;
          mine.send(JSON.stringify(message));
          if (message.type === 'order') lookAfter(UNANSWERED);
        },
        reconnect: lose,
      });
    };
    mine.onmessage = ({ data }) => {
      if (socket !== mine) return;
      wait = FIRST_WAIT;
      const message = parsed(data);
      isSentAway = isStopping(message);
      session.heard(message);
    };
    mine.onclose = () => {
      if (socket !== mine) return;
      socket = null;
      cancelLook();
      session.closed();
      // Where nobody else is there either, the next try waits like any other.
      const pause = isSentAway ? MOVING * timers.unit() : wait * (0.75 + timers.unit() / 2);
      if (!isSentAway) wait = Math.min(LONGEST_WAIT, wait * 2);
      isSentAway = false;
      cancelRetry = timers.after(pause, connect);
    };
  };
  /** A browser waits up to a minute for the farewell of a house that has fallen silent: nobody waits for that. */
  const lose = () => {
    const lost = socket;
    lost?.close();
    if (socket === lost) lost?.onclose?.(undefined as never);
  };
  const ask = () => {
    session.nudge();
    if (session.isUnheard) lookAfter(SILENCE);
  };
  /** Whoever does not take the call, does not answer an order, or was asked and says nothing, is not waited for long. */
  const look = () => {
    if (socket?.readyState === CONNECTING) lose();
    else if (session.isUnheard || session.unanswered > 0 || !session.isLive) ask();
  };
  const lookAfter = (ms: number) => {
    cancelLook();
    cancelLook = timers.after(ms, look);
  };
  const nudge = () => {
    ask();
    cancelNudge = timers.after(NUDGE, nudge);
  };

  cancelNudge = timers.after(NUDGE, nudge);
  connect();
  return {
    hurry: () => {
      if (socket?.readyState === OPEN) ask();
      else if (socket?.readyState !== CONNECTING) connect();
    },
    drop: lose,
    close: () => {
      isOver = true;
      cancelNudge();
      cancelLook();
      cancelRetry();
      socket?.close();
    },
  };
}

function isStopping(message: unknown): boolean {
  const { type, code } = (message ?? {}) as { type?: unknown; code?: unknown };
  return type === 'bye' && code === 'stopping';
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}
