import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** Where a command reads and writes: the process's own streams, or a test's. */
export type Io = {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: { readonly [name: string]: string | undefined };
  /** Ctrl-C. */
  readonly interrupt: AbortSignal;
};

/** What a script can learn from the way a command ended. */
export const EXIT = { ok: 0, wrong: 1, usage: 2, interrupted: 130 } as const;

export function isTerminal(stream: Readable | Writable): boolean {
  return 'isTTY' in stream && stream.isTTY === true;
}

export function widthOf(stream: Writable): number {
  // Some pseudo-terminals say 0.
  return 'columns' in stream && typeof stream.columns === 'number' && stream.columns > 0 ? stream.columns : 80;
}

/** Writes and, when the reader is slower than we are, waits for it. */
export async function write(stream: Writable, text: string): Promise<void> {
  if (stream.write(text) || stream.destroyed) return;
  await once(stream, 'drain');
}
