import type { Writable } from 'node:stream';

let held: Writable[] = [];

/**
 * Holds back what is written to a stream until everything of this moment has been said. A move's news and the answer
 * to its order then go to the system in one call; such calls are most of what a move costs. False where it is held
 * back already.
 */
export function cork(stream: Writable): boolean {
  if (stream.writableCorked > 0) return false;
  stream.cork();
  // Runs when all promises that can go on now have done so.
  if (held.length === 0) process.nextTick(release);
  held.push(stream);
  return true;
}

function release(): void {
  const streams = held;
  held = [];
  for (const stream of streams) stream.uncork();
}
