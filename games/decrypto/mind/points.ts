import type { Language } from '@cifra/kernel';
import { keyOf, remembered } from '../rules/text.ts';
import { listenerOf, SLY } from './listener.ts';

/** Every word as a point, by how it speaks of each keyword; what is alike lies in the same direction. */
export class Points {
  readonly pointOf: (word: string) => Float32Array;

  constructor(language: Language) {
    const listener = listenerOf(language, 'both', SLY);
    this.pointOf = remembered((word) => {
      const row = Float32Array.from(listener.rowOf(word), (likelihood) => Math.log1p(likelihood));
      // A keyword lies where it is itself meant, beside the clues that lead to it.
      const at = listener.source.indexOf.get(keyOf(word));
      if (at !== undefined) row[at] = Math.log1p(row.length);
      const mean = row.reduce((sum, one) => sum + one, 0) / row.length;
      return unit(row.map((one) => one - mean));
    }, 7_000);
  }
}

export function unit(row: Float32Array): Float32Array {
  const length = Math.sqrt(row.reduce((sum, one) => sum + one * one, 0));
  return length > 0 ? row.map((one) => one / length) : row;
}

export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

const known = new Map<Language, Points>();

export function pointsIn(language: Language): Points {
  const points = known.get(language) ?? new Points(language);
  known.set(language, points);
  return points;
}
