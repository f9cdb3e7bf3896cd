import type { News } from '@cifra/room';

/** What is waiting to be read by one client at most, in bytes: more, and it is too slow. */
export const MAX_WAITING = 262_144;

let last: News | null = null;
let lastFrame: Buffer = Buffer.alloc(0);

/** News as a frame. Those who stand alike are told the same object one after another: it is written once. */
export function newsFrame(news: News): Buffer {
  if (news === last) return lastFrame;
  last = news;
  lastFrame = textFrame(JSON.stringify(news));
  return lastFrame;
}

/** Asks whether somebody is there. */
export const PING: Buffer = Buffer.from([0x89, 0]);

/** The answer to a ping says what the ping said, 125 bytes at most. */
export function pongFrame(data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x8a, data.length]), data]);
}

/**
 * A text as a whole WebSocket frame, as a server sends it: final, unmasked (RFC 6455, 5.2). Head and body are one piece
 * and the same bytes for everybody; sent one by one through `ws`, each listener would cost two pieces of its own.
 */
export function textFrame(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const head = size < 126 ? 2 : size < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = 0x81;
  if (head === 2) frame[1] = size;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  frame.write(text, head);
  return frame;
}
