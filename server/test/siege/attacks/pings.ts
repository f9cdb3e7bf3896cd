import { type Attack, pause } from './attack.ts';
import { openRoom } from './house-guest.ts';
import { frame, pour, raw, upgraded } from './raw.ts';

const PING = 9;
const AT_ONCE = 500;
const MOST = 200;

/** S1: WebSocket ping frames, whose answers are never read; with no greeting, and to a room that does not exist. */
export const pings: Attack = async ({ port, until }) => {
  const room = await openRoom(port);
  const chunk = Buffer.concat(Array(AT_ONCE).fill(frame(PING, Buffer.alloc(125, 'x'))));
  let sent = 0;
  let granted = 0;
  let nowhere = 0;
  const one = async (): Promise<void> => {
    for (let tries = 0; Date.now() < until && tries < MOST; tries++) {
      const elsewhere = tries % 2 === 1;
      const socket = raw(port);
      if (await upgraded(socket, elsewhere ? 'a'.repeat(20) : room)) {
        if (elsewhere) nowhere++;
        granted++;
        sent += (await pour(socket, chunk, until)) * AT_ONCE;
      }
      socket.destroy();
      await pause(50);
    }
  };
  await Promise.all([one(), one(), one(), one()]);
  return { pings: sent, sockets: granted, 'to no room': nowhere };
};
