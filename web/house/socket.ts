import type { ClientMessage, Session, Transport } from '@cifra/protocol';

const NUDGE = 5_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** Keeps a session connected to a room by a WebSocket, and comes back with growing patience. */
export function keepConnected(session: Session, room: string): () => void {
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const connect = () => {
    clearTimeout(retry);
    if (isOver || session.bye !== null) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const mine = new WebSocket(`${scheme}://${location.host}/api/rooms/${encodeURIComponent(room)}/socket`);
    socket = mine;
    const transport: Transport = {
      send: (message: ClientMessage) => {
        if (mine.readyState === WebSocket.OPEN) mine.send(JSON.stringify(message));
      },
      reconnect: () => mine.close(),
    };
    mine.onopen = () => session.opened(transport);
    mine.onmessage = ({ data }) => {
      wait = FIRST_WAIT;
      session.heard(parsed(data));
    };
    mine.onclose = () => {
      if (socket !== mine) return;
      session.closed();
      // A little chance in the wait, so that a whole house does not come back at the same instant.
      retry = setTimeout(connect, wait * (0.75 + Math.random() / 2));
      wait = Math.min(LONGEST_WAIT, wait * 2);
    };
  };

  const nudge = setInterval(() => session.nudge(), NUDGE);
  const hurry = () => {
    if (socket?.readyState === WebSocket.OPEN) session.nudge();
    else if (socket?.readyState !== WebSocket.CONNECTING) connect();
  };
  /** A dead connection is noticed by its silence; when the browser knows of it, nobody needs to wait for that. */
  const giveUp = () => socket?.close();
  addEventListener('online', hurry);
  addEventListener('offline', giveUp);
  document.addEventListener('visibilitychange', hurry);
  connect();
  return () => {
    isOver = true;
    clearInterval(nudge);
    clearTimeout(retry);
    removeEventListener('online', hurry);
    removeEventListener('offline', giveUp);
    document.removeEventListener('visibilitychange', hurry);
    socket?.close();
  };
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}
