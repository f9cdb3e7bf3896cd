import { type Attack, pause } from './attack.ts';
import { head, raw } from './raw.ts';

const CONNECTIONS = 1_500;
const PIPELINED = 200;

/** S2: many connections, many requests in one breath on each, and no answer is ever read. */
export const unread: Attack = async ({ port, until }) => {
  const breath = head('GET', '/docs').repeat(PIPELINED);
  let opened = 0;
  let asked = 0;
  const sockets = [];
  for (let at = 0; at < CONNECTIONS && Date.now() < until; at++) {
    const socket = raw(port);
    socket.pause();
    socket.once('connect', () => {
      opened++;
      asked += PIPELINED;
      socket.write(breath);
    });
    sockets.push(socket);
    if (at % 25 === 24) await pause(20);
  }
  await pause(Math.max(0, until - Date.now()));
  for (const socket of sockets) socket.destroy();
  return { connections: opened, requests: asked };
};
