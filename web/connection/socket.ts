import { type ConnectionControl, keepConnected, type RoomSession } from '@cifra/client';

const timers = {
  after: (ms: number, wake: () => void) => {
    const timer = setTimeout(wake, ms);
    return () => clearTimeout(timer);
  },
  unit: () => Math.random(),
};

/** Keeps a session connected by the browser's WebSocket, and listens to what the browser knows of the network. */
export function connectPage(session: RoomSession, room: string): () => void {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const url = `${scheme}://${location.host}/api/rooms/${encodeURIComponent(room)}/socket`;
  const connection: ConnectionControl = keepConnected(session, () => new WebSocket(url), timers);
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
