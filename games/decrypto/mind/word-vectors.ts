import type { Language } from '@cifra/kernel';
import { memoize } from '@cifra/mind-kit';
import { keyOf } from '../rules/text.ts';
import { readerModel, SLY } from './reader-model.ts';

/**
 * A word as a direction: how much more than usual it speaks of each keyword, less the mean, at length 1. Most of it is
 * the same everywhere, so only what stands out is kept.
 */
export type WordVector = { readonly at: Uint16Array; readonly excess: Float32Array; readonly mean: number };

/** Every word as a point; what is alike lies in the same direction. */
export class WordVectors {
  readonly size: number;
  readonly vectorOf: (word: string) => WordVector;

  constructor(language: Language) {
    const reader = readerModel(language, 'both', SLY);
    this.size = reader.source.keywords.length;
    this.vectorOf = memoize((word) => {
      const row = reader.rowOf(word).map(Math.log1p);
      // A keyword lies where it is itself meant, beside the clues that lead to it.
      const named = reader.source.indexOf.get(keyOf(word));
      if (named !== undefined) row[named] = Math.log1p(row.length);
      return vectorFrom(row);
    }, 7_000);
  }

  /** The direction of a sum of words; nowhere for none. */
  centroidOf(words: readonly string[]): Float32Array {
    const sum = new Float32Array(this.size);
    for (const word of words) {
      const { at, excess, mean } = this.vectorOf(word);
      for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) - mean;
      for (let i = 0; i < at.length; i++) sum[at[i] ?? 0] = (sum[at[i] ?? 0] ?? 0) + (excess[i] ?? 0);
    }
    const length = Math.sqrt(sum.reduce((square, one) => square + one * one, 0));
    return length > 0 ? sum.map((one) => one / length) : sum;
  }
}

function vectorFrom(row: Float64Array): WordVector {
  const least = row.reduce((low, one) => Math.min(low, one), Number.POSITIVE_INFINITY);
  const at = Uint16Array.from([...row.keys()].filter((i) => (row[i] ?? 0) > least));
  const mean = row.reduce((sum, one) => sum + one - least, 0) / row.length;
  const square = row.reduce((sum, one) => sum + (one - least - mean) ** 2, 0);
  const length = Math.sqrt(square) || 1;
  return { at, excess: Float32Array.from(at, (i) => ((row[i] ?? 0) - least) / length), mean: mean / length };
}

/** The mean of a centre is 0, so what does not stand out in the point adds nothing. */
export function cosine({ at, excess }: WordVector, centroid: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < at.length; i++) sum += (excess[i] ?? 0) * (centroid[at[i] ?? 0] ?? 0);
  return sum;
}

const known = new Map<Language, WordVectors>();

export function wordVectors(language: Language): WordVectors {
  const vectors = known.get(language) ?? new WordVectors(language);
  known.set(language, vectors);
  return vectors;
}
