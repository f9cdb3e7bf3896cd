import type { Rng } from '@cifra/kernel';
import { sampleIndex } from './sample.ts';

/** Values this close are equal: only rounding tells them apart. */
const EQUAL = 1e-9;

/** How one of several things with values is chosen. */
export type Softmax = {
  /** In the unit of the values: what is this much worse than the best is taken e times less often. 0 takes the best. */
  readonly temperature: number;
  /** What is more than so many temperatures worse than the best is never taken. */
  readonly cutoff?: number;
};

/** Softmax: weights in proportion to e^(value / temperature), the best having 1; at 0 the best alone, equals alike. */
export function softmax(values: ArrayLike<number>, { temperature, cutoff = Number.POSITIVE_INFINITY }: Softmax) {
  let best = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < values.length; at++) best = Math.max(best, values[at] as number);
  const least = best - (temperature === 0 ? EQUAL : cutoff * temperature);
  return Float64Array.from(values, (value) => {
    if (value < least) return 0;
    return temperature === 0 ? 1 : Math.exp((value - best) / temperature);
  });
}

/** The place of an item drawn by softmax; no number is drawn where only one can be taken. */
export function sampleSoftmax<T>(items: readonly T[], worth: (item: T) => number, choice: Softmax, rng: Rng): number {
  const weights = softmax(items.map(worth), choice);
  if (choice.temperature === 0 && weights.reduce((sum, weight) => sum + weight, 0) <= 1)
    return weights.findIndex((weight) => weight > 0);
  return sampleIndex(weights, rng);
}
