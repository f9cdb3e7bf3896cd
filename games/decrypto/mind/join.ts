/** What joins a clue with a word: it is said for the word or lies near it; or it leads there by way of another word. */
export type Join = { readonly via: string | null; readonly weight: number };

/** The strongest, what leads by the same way taken together; null where there is none. */
export function strongest(joins: readonly Join[]): Join | null {
  const weights = new Map<string | null, number>();
  for (const { via, weight } of joins) weights.set(via, (weights.get(via) ?? 0) + weight);
  let best: Join | null = null;
  for (const [via, weight] of weights) if (weight > (best?.weight ?? 0)) best = { via, weight };
  return best;
}
