import type { Fact } from './types.ts';

/** In version 1 somebody whose time was up was asked again as soon as the draft changed (D19, D21). */
export function lift(fact: { readonly type: string }, from: number): Fact {
  const known = fact as Fact;
  return from === 1 && known.type === 'timedOut' ? { ...known, again: true } : known;
}
