import type { News } from '@cifra/room';

/** What is waiting to be read by one client at most, in bytes: more, and it is too slow. */
export const MAX_WAITING = 262_144;

let last: News | null = null;
let lastFrame: Buffer = Buffer.alloc(0);

/** News as bytes. Those who stand alike are told the same object one after another: it is written once. */
export function frame(news: News): Buffer {
  if (news === last) return lastFrame;
  last = news;
  lastFrame = Buffer.from(JSON.stringify(news));
  return lastFrame;
}
