import { Xorshift32 } from '@cifra/mind-kit';
import { WIDTH } from './source-vectors.ts';

/** How many numbers one byte stands for, and how many rows of them there are to choose from. */
export const PART = 4;
export const ROWS = 256;

/** How many directions say more about how often a word is written than about what it means. */
const COMMON = 3;
const LEARN_FROM = 20_000;

/** Takes away what all words have in common, in place, and leaves each at length 1. */
export function centre(vectors: readonly Float32Array[]): void {
  const some = vectors.slice(0, LEARN_FROM);
  const mean = new Float64Array(WIDTH);
  for (const vector of some) for (let i = 0; i < WIDTH; i++) mean[i] = (mean[i] ?? 0) + (vector[i] ?? 0) / some.length;
  for (const vector of vectors) for (let i = 0; i < WIDTH; i++) vector[i] = (vector[i] ?? 0) - (mean[i] ?? 0);
  for (let time = 0; time < COMMON; time++) {
    const main = mainDirection(some);
    for (const vector of vectors) {
      const along = dot(vector, main);
      for (let i = 0; i < WIDTH; i++) vector[i] = (vector[i] ?? 0) - along * (main[i] ?? 0);
    }
  }
  for (const vector of vectors) unit(vector);
}

/** By power iteration. */
function mainDirection(vectors: readonly Float32Array[]): Float32Array {
  let main: Float32Array = new Float32Array(WIDTH).fill(1);
  for (let time = 0; time < 60; time++) {
    const next = new Float32Array(WIDTH);
    for (const vector of vectors) {
      const along = dot(vector, main);
      for (let i = 0; i < WIDTH; i++) next[i] = (next[i] ?? 0) + along * (vector[i] ?? 0);
    }
    main = unit(next);
  }
  return main;
}

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length;
  return vector;
}

/** For each part of a vector, rows of numbers of which the nearest stands for it. */
export function codebookOf(vectors: readonly Float32Array[]): Float32Array {
  const dice = new Xorshift32();
  dice.seed(18);
  const book = new Float32Array(WIDTH * ROWS);
  for (let part = 0; part < WIDTH; part += PART) {
    const points = vectors.map((vector) => vector.slice(part, part + PART));
    let rows: readonly Float32Array[] = Array.from(
      { length: ROWS },
      () => points[dice.below(points.length)] ?? new Float32Array(PART),
    );
    for (let time = 0; time < 12; time++) rows = betterRows(points, rows);
    for (const [at, row] of rows.entries()) book.set(row, (part / PART) * ROWS * PART + at * PART);
  }
  return book;
}

function betterRows(points: readonly Float32Array[], rows: readonly Float32Array[]): readonly Float32Array[] {
  const sums = rows.map(() => ({ count: 0, sum: new Float64Array(PART) }));
  for (const point of points) {
    const to = sums[nearest(point, rows)];
    if (to === undefined) continue;
    to.count++;
    for (let i = 0; i < PART; i++) to.sum[i] = (to.sum[i] ?? 0) + (point[i] ?? 0);
  }
  return rows.map((row, at) => {
    const { count, sum } = sums[at] ?? { count: 0, sum: new Float64Array(PART) };
    return count === 0 ? row : Float32Array.from(sum, (one) => one / count);
  });
}

function nearest(point: Float32Array, rows: readonly Float32Array[]): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let at = 0; at < rows.length; at++) {
    let far = 0;
    const row = rows[at] ?? point;
    for (let i = 0; i < PART; i++) far += ((row[i] ?? 0) - (point[i] ?? 0)) ** 2;
    if (far < least) [best, least] = [at, far];
  }
  return best;
}

/** One byte for each part of the vector. */
export function codesOf(vector: Float32Array, book: Float32Array): Uint8Array {
  return Uint8Array.from({ length: WIDTH / PART }, (_, part) => {
    const from = part * ROWS * PART;
    const rows = Array.from({ length: ROWS }, (_row, at) => book.subarray(from + at * PART, from + (at + 1) * PART));
    return nearest(vector.subarray(part * PART, (part + 1) * PART), rows);
  });
}
