import type { ClientMessage } from '@cifra/protocol';
import type { RoomSession } from './session.ts';

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
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** Keeps a session connected to its room, and comes back with exponential backoff. */
export function keepConnected(session: RoomSession, dial: () => WebSocketLike, timers: Timers): ConnectionControl {
  let socket: WebSocketLike | null = null;
  let wait = FIRST_WAIT;
  let cancelRetry = () => {};
  let cancelNudge = () => {};
  let isOver = false;

  const connect = () => {
    cancelRetry();
    if (isOver || session.bye !== null) return;
    const mine = dial();
    socket = mine;
    mine.onopen = () =>
      session.opened({
        send: (message: ClientMessage) => {
          if (mine.readyState === OPEN) mine.send(JSON.stringify(message));
        },
        reconnect: () => mine.close(),
      });
    mine.onmessage = ({ data }) => {
      wait = FIRST_WAIT;
      session.heard(parsed(data));
    };
    mine.onclose = () => {
      if (socket !== mine) return;
      session.closed();
      cancelRetry = timers.after(wait * (0.75 + timers.unit() / 2), connect);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    };
  };
  const nudge = () => {
    session.nudge();
    cancelNudge = timers.after(NUDGE, nudge);
  };

  cancelNudge = timers.after(NUDGE, nudge);
  connect();
  return {
    hurry: () => {
      if (socket?.readyState === OPEN) session.nudge();
      else if (socket?.readyState !== CONNECTING) connect();
    },
    drop: () => socket?.close(),
    close: () => {
      isOver = true;
      cancelNudge();
      cancelRetry();
      socket?.close();
    },
  };
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}
