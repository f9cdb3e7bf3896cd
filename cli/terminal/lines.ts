import type { Readable } from 'node:stream';

const NEWLINE = 0x0a;

/** A line of input, or why it cannot be read as one. */
export type InputLine = { readonly kind: 'line'; readonly text: string } | { readonly kind: 'too-long' | 'not-utf8' };

/**
 * The lines of a stream as they come. A line beyond the limit is reported as soon as it is, and its rest is thrown
 * away unread, so that no line can fill the memory.
 */
export async function* readLines(input: Readable, maxBytes: number): AsyncGenerator<InputLine> {
  let parts: Buffer[] = [];
  let size = 0;
  let skipping = false;
  for await (const chunk of input) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    let from = 0;
    while (from < bytes.length) {
      const at = bytes.indexOf(NEWLINE, from);
      const piece = bytes.subarray(from, at < 0 ? bytes.length : at);
      from = at < 0 ? bytes.length : at + 1;
      if (!skipping && size + piece.length > maxBytes) {
        skipping = true;
        parts = [];
        size = 0;
        yield { kind: 'too-long' };
      }
      if (!skipping) {
        parts.push(piece);
        size += piece.length;
      }
      if (at < 0) continue;
      if (!skipping) yield decode(parts);
      parts = [];
      size = 0;
      skipping = false;
    }
  }
  if (size > 0) yield decode(parts);
}

function decode(parts: readonly Buffer[]): InputLine {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
    return { kind: 'line', text: text.endsWith('\r') ? text.slice(0, -1) : text };
  } catch {
    return { kind: 'not-utf8' };
  }
}
