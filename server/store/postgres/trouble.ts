import { StoreAway } from '../house-data.ts';

/** What the network, a pool or PostgreSQL itself says when a database is not to be had at the moment. */
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/;
/**
 * Connection lost (08), no room for more (53: connections, memory, disk), stopped, crashed or starting (57P), its disk
 * failed (58), read-only for a while (25006).
 */
const SQLSTATE = /^(08...|53...|57P0[1-5]|58...|25006)$/;
const WORDS = /connection terminated|timeout|not queryable|connection error|client was closed|socket hang up/i;

/** Two groups that lock the same rows, or a snapshot that was overtaken: nothing was written, and it is tried again. */
const AGAIN = /^(40P01|40001)$/;

export function isAway(error: unknown): boolean {
  if (error instanceof StoreAway) return true;
  if (!(error instanceof Error)) return false;
  const { code = '', message, errors } = error as NodeJS.ErrnoException & { errors?: readonly unknown[] };
  // A name with several addresses fails with all of their errors.
  return NETWORK.test(code) || SQLSTATE.test(code) || WORDS.test(message) || errors?.some(isAway) === true;
}

export function isWorthAnotherTry(error: unknown): boolean {
  return AGAIN.test((error as { code?: string } | null)?.code ?? '');
}

/** The same error, as everybody above the store knows it. */
export function asAway(error: unknown): unknown {
  if (!isAway(error) || error instanceof StoreAway) return error;
  return new StoreAway({ cause: error });
}
