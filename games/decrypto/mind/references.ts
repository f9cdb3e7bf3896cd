import type { Language, Rng } from '@cifra/kernel';
import { type ClueContext, type Clues, type Code, DIGITS, whyNotClue } from '../rules/index.ts';
import { keyOf } from '../rules/text.ts';
import type { Decoder, Encoder, Tapper } from './arena.ts';
import { cosine, type Points, pointsIn, unit } from './points.ts';
import { sourceOf } from './source.ts';

/**
 * The players of the published benchmark over our own associations: every word is a point, and all is decided by
 * angles between points.
 */
const NEAREST = 16;

/** The words nearest to a keyword that are nearer to it than to the other three. */
function nearest(language: Language, word: string, others: readonly string[], count: number): readonly string[] {
  const { pointOf } = pointsIn(language);
  const source = sourceOf(language, 'both');
  const at = source.indexOf.get(keyOf(word)) ?? -1;
  const own = pointOf(word);
  const points = others.map(pointOf);
  return [...source.associatesOf(at), ...source.neighboursOf(at)]
    .map((clue) => ({ clue, near: cosine(pointOf(clue), own) }))
    .toSorted((one, other) => other.near - one.near)
    .filter(({ clue, near }) => points.every((point) => cosine(pointOf(clue), point) < near))
    .slice(0, count)
    .map(({ clue }) => clue);
}

/** Says a random word among the nearest ones, legal and not said before. */
export const embeddedEncoder: Encoder = ({ context, rng }, code) => {
  const clues: string[] = [];
  for (const digit of code) {
    const word = context.words[digit - 1] ?? '';
    const others = context.words.filter((other) => other !== word);
    const near = nearest(context.language, word, others, 3 * NEAREST).filter((clue) => isLegal(clue, context, clues));
    clues.push(rng.pick(near.slice(0, NEAREST)));
  }
  return clues;
};

function isLegal(clue: string, context: ClueContext, said: readonly string[]): boolean {
  return whyNotClue(clue, { ...context, used: [...context.used, ...said] }) === null;
}

/** The assignment of clues to points with the greatest sum of cosines. */
function bestAssignment(
  { pointOf }: Points,
  clues: Clues,
  to: readonly Float32Array[],
  codes: readonly Code[],
  rng: Rng,
) {
  const near = clues.map((clue) => to.map((point) => (clue === null ? 0 : cosine(pointOf(clue), point))));
  const worths = codes.map((code) => code.reduce((sum, digit, at) => sum + (near[at]?.[digit - 1] ?? 0), 0));
  const most = Math.max(...worths);
  return rng.pick(codes.filter((_, at) => (worths[at] ?? 0) >= most - 1e-9));
}

export const embeddedDecoder: Decoder = ({ context, codes, rng }, clues) => {
  const points = pointsIn(context.language);
  return bestAssignment(points, clues, context.words.map(points.pointOf), codes, rng);
};

/** Compares with the mean of what was said under each digit. */
export const centroidInterceptor: Tapper = ({ past, codes, rng, language }, clues) => {
  const points = pointsIn(language);
  const centroids = DIGITS.map((digit) => {
    const sum = new Float32Array(sourceOf(language, 'both').keywords.length);
    for (const line of past) {
      const clue = line.clues[line.code.indexOf(digit)];
      if (typeof clue === 'string')
        for (const [at, one] of points.pointOf(clue).entries()) sum[at] = (sum[at] ?? 0) + one;
    }
    return unit(sum);
  });
  return bestAssignment(points, clues, centroids, codes, rng);
};

export const randomDecoder: Decoder = ({ codes, rng }) => rng.pick(codes);
export const randomInterceptor: Tapper = ({ codes, rng }) => rng.pick(codes);
