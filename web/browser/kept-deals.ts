import type { Viewer } from '@cifra/kernel';
import { remember, remembered } from '@cifra/kit';

const KEY = 'cifra.deals';
const MOST = 24;

/** What this browser knows of one deal by itself, whatever a house says later. */
export type KeptDeal = {
  readonly room: string;
  readonly match: number;
  /** The commitment that was seen first. */
  readonly promise: string;
  /** Was it seen before the deal? */
  readonly isEarly: boolean;
  /** The 32 bytes that were given for the deal from here. */
  readonly nonce: string | null;
  /** The house said afterwards that the “ready” with which it was given no longer counts. */
  readonly isTakenBack?: true;
  /** What this page showed when the match was over: whose eyes, and a digest. */
  readonly end?: { readonly viewer: Viewer; readonly digest: string };
};

function isDeal(raw: unknown): raw is KeptDeal {
  const { room, match, promise, isEarly, nonce } = (raw ?? {}) as { [name: string]: unknown };
  return (
    typeof room === 'string' &&
    typeof match === 'number' &&
    typeof promise === 'string' &&
    typeof isEarly === 'boolean' &&
    (nonce === null || typeof nonce === 'string')
  );
}

/** Storage may be switched off: then a page knows what it has seen since it was loaded. */
let known: readonly KeptDeal[] = [];

function keptDeals(): readonly KeptDeal[] {
  try {
    const raw: unknown = JSON.parse(remembered(KEY) ?? 'null');
    return Array.isArray(raw) ? raw.filter(isDeal) : known;
  } catch {
    return known;
  }
}

export function keptDeal(room: string, match: number): KeptDeal | null {
  return keptDeals().find((deal) => deal.room === room && deal.match === match) ?? null;
}

/** The newest deals are kept, the oldest forgotten. */
export function keepDeal(deal: KeptDeal): void {
  const others = keptDeals().filter(({ room, match }) => room !== deal.room || match !== deal.match);
  known = [deal, ...others].slice(0, MOST);
  remember(KEY, JSON.stringify(known));
}
