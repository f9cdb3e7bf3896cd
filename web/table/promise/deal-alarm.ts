import type { RoomTable } from '@cifra/room';
import type { KeptDeal } from '../../browser/kept-deals.ts';

/** How a house can break its word about a deal. */
export type BrokenPromise = 'other-promise' | 'other-seed' | 'nonce-missing' | 'nonces-arranged' | 'other-match';

/** What can be found out as soon as the cards are dealt; null where all is well. It needs no hash, so every match has it. */
export function brokenAtTheDeal(table: Pick<RoomTable, 'commitment' | 'nonces'>, kept: KeptDeal): BrokenPromise | null {
  if (table.commitment !== kept.promise) return 'other-promise';
  return isMissing(table.nonces, kept) && kept.isTakenBack !== true ? 'nonce-missing' : null;
}

/** Is what was given from here not in the deal? */
export function isMissing(nonces: readonly string[], { nonce }: KeptDeal): boolean {
  return nonce !== null && !nonces.includes(nonce);
}
