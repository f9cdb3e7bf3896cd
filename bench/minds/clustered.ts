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

/** How far bins are off on average, and how far they would be by chance alone if every word were true. */
export function meanError(bins: readonly ClusteredBin[]): { readonly off: number; readonly byChance: number } {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  const mean = (of: (bin: ClusteredBin) => number) => bins.reduce((sum, bin) => sum + bin.count * of(bin), 0) / all;
  // What is spread like a bell is off by this part of its deviation on average.
  const share = Math.sqrt(2 / Math.PI) / 1.96;
  return { off: mean(({ said, came }) => Math.abs(said - came)), byChance: mean(({ interval }) => share * interval) };
}

/**
 * What came where so much was said, by a line through the log-odds of all positions: neighbours help each other, so the interval is
 * a good deal shorter than that of a bin. What a line cannot follow, the bins show.
 */
export function cameAt(predictions: readonly MatchPrediction[], said: number): Pick<ClusteredBin, 'came' | 'interval'> {
  const points = predictions.map((one) => ({ ...one, x: logOdds(one.said) }));
  let [a, b] = [0, 1];
  let spread: Square = [0, 0, 0];
  for (let step = 0; step < STEPS; step++) {
    let [left, right]: [number, number] = [0, 0];
    let bend: Square = [0, 0, 0];
    for (const { x, came } of points) {
      const chance = logistic(a + b * x);
      const weight = chance * (1 - chance);
      [left, right] = [left + came - chance, right + (came - chance) * x];
      bend = [bend[0] + weight, bend[1] + weight * x, bend[2] + weight * x * x];
    }
    spread = inverse(bend);
    [a, b] = [a + spread[0] * left + spread[1] * right, b + spread[1] * left + spread[2] * right];
  }
  // By matches, as above: the pulls of each are summed before they are squared.
  const pulls = new Map<number, readonly [number, number]>();
  for (const { match, x, came } of points) {
    const [left, right] = pulls.get(match) ?? [0, 0];
    const off = came - logistic(a + b * x);
    pulls.set(match, [left + off, right + off * x]);
  }
  const x = logOdds(said);
  let squares = 0;
  for (const [left, right] of pulls.values())
    squares += ((spread[0] + x * spread[1]) * left + (spread[1] + x * spread[2]) * right) ** 2;
  const came = logistic(a + b * x);
  return { came, interval: 1.96 * Math.sqrt(squares) * came * (1 - came) };
}

/** Of two times two, alike across: the corners and what stands twice. */
type Square = readonly [number, number, number];

function inverse([first, twice, last]: Square): Square {
  const size = first * last - twice * twice;
  return [last / size, -twice / size, first / size];
}

const STEPS = 25;
/** Values at the very ends have no log-odds. */
const EDGE = 1e-3;
const logistic = (x: number) => 1 / (1 + Math.exp(-x));

function logOdds(value: number): number {
  const inside = Math.min(1 - EDGE, Math.max(EDGE, value));
  return Math.log(inside / (1 - inside));
}

/** The whole table: each bin, all together, and what came at 0.2, 0.5 and 0.8. */
export function report(predictions: readonly MatchPrediction[]): readonly string[] {
  const bins = clusteredBins(predictions);
  const { off, byChance } = meanError(bins);
  return [
    ...bins.map(told),
    `all: ${told(clusteredBin(predictions))}`,
    `a bin is off by ${off.toFixed(3)} on average, of which ${byChance.toFixed(3)} by chance alone`,
    ...[0.2, 0.5, 0.8].map((said) => {
      const { came, interval } = cameAt(predictions, said);
      return `by a line through all: said ${said}  came ${came.toFixed(3)} ± ${interval.toFixed(3)}`;
    }),
  ];
}

/** As a line of a table. */
function told({ said, came, interval, count, matches }: ClusteredBin): string {
  const off = came - said;
  return `said ${said.toFixed(3)}  came ${came.toFixed(3)}  off ${off < 0 ? '' : '+'}${off.toFixed(3)} ± ${interval.toFixed(3)}  of ${count} in ${matches} matches`;
}
