import type { Rng } from '@cifra/kernel';

/** A place in the weights, each as likely as its weight says; they need not add up to 1. */
export function sampleIndex(weights: ArrayLike<number>, rng: Pick<Rng, 'unit'>): number {
  let total = 0;
  for (let at = 0; at < weights.length; at++) total += weights[at] as number;
  let left = rng.unit() * total;
  let last = -1;
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] as number;
    if (weight <= 0) continue;
    last = at;
    left -= weight;
    if (left < 0) return at;
  }
  // Rounding may leave a little over.
  return last;
}

/** The same weights asked many times: the sums are made once, and a draw takes as many steps as their logarithm. */
export class WeightedSampler {
  readonly #sums: Float64Array;

  constructor(weights: ArrayLike<number>) {
    let sum = 0;
    this.#sums = Float64Array.from(weights, (weight) => {
      sum += weight;
      return sum;
    });
  }

  sample(rng: Pick<Rng, 'unit'>): number {
    const sums = this.#sums;
    const drawn = rng.unit() * (sums[sums.length - 1] ?? 0);
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Fisher and Yates, in place: `count` items from `from` on, or all. */
export function shuffle(
  items: { [at: number]: unknown; readonly length: number },
  rng: Pick<Rng, 'below'>,
  from = 0,
  count = items.length - from,
): void {
  for (let at = count - 1; at > 0; at--) {
    const i = from + at;
    const j = from + rng.below(at + 1);
    const item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
}

/** The same items in any order. */
export function shuffled<T>(items: Iterable<T>, rng: Pick<Rng, 'below'>): readonly T[] {
  const copy = [...items];
  shuffle(copy, rng);
  return copy;
}
