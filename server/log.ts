import { createHash } from 'node:crypto';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './settings.ts';

export type { Logger };

/**
 * Structured lines on standard output. What is never given to it cannot be read in it: no bodies, no cookies, no
 * addresses of people, no full addresses of pages (a private room's address is its key), no seeds.
 */
export function openLog(level: LogLevel, to?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    // A net under the rule above.
    serializers: { err: told },
    redact: { paths: ['*.cookie', '*.authorization', '*.key', '*.token', '*.seed', '*.salt'], remove: true },
  };
  return to === undefined ? pino(options) : pino(options, to);
}

/** Anything as long as a room's id, a key or a seed. */
const SECRET = /[A-Za-z0-9_-]{20,}/g;

/** An error without what its message may name: whoever reads the log must not be able to enter a room by it. */
function told(error: unknown): object {
  const { name, message, stack, cause } = error instanceof Error ? error : new Error(String(error));
  const at = stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { name, message: message.replace(SECRET, mark), at, ...(cause === undefined ? {} : { cause: told(cause) }) };
}

/** A room in a log line: the same room has the same mark, and nobody can enter by it. */
export function mark(room: string): string {
  return createHash('sha256').update(room).digest('hex').slice(0, 10);
}
