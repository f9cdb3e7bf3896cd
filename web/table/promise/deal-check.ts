import { canonical, commit, type Seal, type Shape, seedFrom, type ViewParts } from '@cifra/kernel';
import type { KeptDeal } from '../../browser/kept-deals.ts';
import { type BrokenPromise, brokenAtTheDeal } from './deal-alarm.ts';

/** What the opened seed tells; null where all is well. Without a promise of one's own only the seed can be looked at. */
export function brokenBy(seal: Seal, kept: KeptDeal | null): BrokenPromise | null {
  const early = kept === null ? null : brokenAtTheDeal(seal, kept);
  if (early !== null) return early;
  if (commit(seal.seed, seal.salt) !== seal.commitment) return 'other-seed';
  // Who may put them in order may choose among deals. Matches of 0.2 had them by seat, and no page kept a nonce then.
  const isSorted = seal.nonces.every((nonce, at) => at === 0 || (seal.nonces[at - 1] ?? '') <= nonce);
  return kept?.nonce == null || isSorted ? null : 'nonces-arranged';
}

/** What is seen of a match, in a few signs: two that look alike to somebody have the same. */
export function digestOf({ table, hands }: Pick<ViewParts<Shape>, 'table' | 'hands'>): string {
  return seedFrom(canonical([table, hands]));
}
