import { type Draft, isSameCode } from '../rules/table.ts';

/** A dial being turned by the arrow keys, or by one press: what stood before, and what stands now. */
export type Turning = { readonly at: number; readonly from: Draft; readonly to: Draft };

/**
 * Turns a dial to a digit. Where that digit stands on another dial the two exchange, because no code has one twice (D3).
 * While the same dial goes on turning, the others are as they were before: arrow keys pass digits that nobody means.
 */
export function turned(draft: Draft, at: number, digit: number, last: Turning | null): Turning {
  const from = last?.at === at && isSameCode(last.to, draft) ? last.from : draft;
  const to = from.map((other, on) => (on === at ? digit : other === digit ? (from[at] ?? null) : other));
  return { at, from, to };
}
