import { type ConnectionControl, keepConnected, type RoomSession } from '@cifra/client';
import { timers } from './timers.ts';

function dial(session: RoomSession, url: string, room: string): WebSocket {
  const socket = new WebSocket(url);
  let wasOpen = false;
  socket.addEventListener('open', () => {
    wasOpen = true;
  });
  socket.addEventListener('close', () => {
    if (!wasOpen) void askWhetherItExists(session, room);
  });
  return socket;
}

/** A browser does not say why a connection was refused: where there is no such room, nobody has to wait for it. */
async function askWhetherItExists(session: RoomSession, room: string): Promise<void> {
  const answer = await fetch(`/api/rooms/${encodeURIComponent(room)}`).catch(() => null);
  if (answer?.status !== 404) return;
  // As if the room itself had said so.
  session.opened({ send: () => {}, reconnect: () => {} });
  session.heard({ type: 'bye', code: 'no-such-room' });
  session.closed();
}

/** Keeps a session connected by the browser's WebSocket, and listens to what the browser knows of the network. */
export function connectPage(session: RoomSession, room: string, isScreen = false): () => void {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const url = `${scheme}://${location.host}/api/rooms/${encodeURIComponent(room)}/socket${isScreen ? '?as=screen' : ''}`;
  const connection: ConnectionControl = keepConnected(session, () => dial(session, url, room), timers);
  addEventListener('online', connection.hurry);
  addEventListener('offline', connection.drop);
  document.addEventListener('visibilitychange', connection.hurry);
  return () => {
    removeEventListener('online', connection.hurry);
    removeEventListener('offline', connection.drop);
    document.removeEventListener('visibilitychange', connection.hurry);
    connection.close();
  };
}
