import type { Prediction } from '@cifra/mind-kit';

/** A prediction, and the match that it belongs to: what came of one position of a match came of all of them. */
export type MatchPrediction = Prediction & { readonly match: number };

/** What was said and what came in one bin, the difference with its 95 % interval. */
export type ClusteredBin = {
  readonly said: number;
  readonly came: number;
  readonly interval: number;
  readonly count: number;
  readonly matches: number;
};

/**
 * Positions of one match hang together, so matches are what is counted: the differences of each are summed before they are
 * squared (the standard error for clusters).
 */
export function clusteredBin(predictions: readonly MatchPrediction[]): ClusteredBin {
  const count = predictions.length;
  const mean = (of: (one: MatchPrediction) => number) => predictions.reduce((sum, one) => sum + of(one), 0) / count;
  const [said, came] = [mean((one) => one.said), mean((one) => one.came)];
  const sums = new Map<number, number>();
  for (const one of predictions) sums.set(one.match, (sums.get(one.match) ?? 0) + one.came - one.said - (came - said));
  const matches = sums.size;
  let squares = 0;
  for (const sum of sums.values()) squares += sum * sum;
  // One match alone says nothing of how far others would be off.
  const interval = matches < 2 ? 1 : (1.96 * Math.sqrt((squares * matches) / (matches - 1))) / count;
  return { said, came, interval, count, matches };
}

/** From low to high, bins without any left out. */
export function clusteredBins(predictions: readonly MatchPrediction[], bins = 10): readonly ClusteredBin[] {
  return Array.from({ length: bins }, (_, bin) =>
    predictions.filter(({ said }) => Math.min(bins - 1, Math.floor(said * bins)) === bin),
  )
    .filter((part) => part.length > 0)
    .map(clusteredBin);
}

/** As a line of a table. */
export function told({ said, came, interval, count, matches }: ClusteredBin): string {
  const off = came - said;
  return `said ${said.toFixed(3)}  came ${came.toFixed(3)}  off ${off < 0 ? '' : '+'}${off.toFixed(3)} ± ${interval.toFixed(3)}  of ${count} in ${matches} matches`;
}
