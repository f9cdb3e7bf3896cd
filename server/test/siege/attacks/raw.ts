import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { ATTACKER, pause } from './attack.ts';

/** A connection without a library: it says what it is told to, and reads only when it wants to. */
export function raw(port: number, address = ATTACKER): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address });
  socket.on('error', () => {});
  return socket;
}

/** The head of an HTTP request. */
export function head(method: string, path: string, headers: { readonly [name: string]: string | number } = {}): string {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** Asks for a WebSocket; resolves with whether it was granted. Nothing that comes later is read. */
export async function upgraded(socket: Socket, room: string): Promise<boolean> {
  const key = randomBytes(16).toString('base64');
  socket.write(
    head('GET', `/api/rooms/${room}/socket`, {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': 13,
      'Sec-WebSocket-Key': key,
    }),
  );
  const answer = await Promise.race([
    new Promise<string>((resolve) => {
      socket.once('data', (chunk) => resolve(String(chunk)));
      socket.once('close', () => resolve(''));
    }),
    pause(5_000).then(() => ''),
  ]);
  socket.pause();
  return answer.startsWith('HTTP/1.1 101');
}

/** A frame as a client sends it, masked with zeros. */
export function frame(opcode: number, payload: Buffer): Buffer {
  const size = payload.length;
  const length = size < 126 ? [0x80 | size] : [0x80 | 126, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...length, 0, 0, 0, 0]), payload]);
}

/** Writes the same again and again as fast as it is taken, until then or until it is hung up on; tells how often. */
export async function pour(socket: Socket, chunk: Buffer | string, until: number): Promise<number> {
  let count = 0;
  while (Date.now() < until && !socket.destroyed && socket.writable) {
    count++;
    if (socket.write(chunk)) await pause(0);
    else
      await Promise.race([
        new Promise((resolve) => socket.once('drain', resolve)),
        new Promise((resolve) => socket.once('close', resolve)),
        pause(Math.max(1, until - Date.now())),
      ]);
  }
  return count;
}
