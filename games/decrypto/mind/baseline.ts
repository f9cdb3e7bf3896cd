import type { Language, Rng } from '@cifra/kernel';
import { type ClueContext, type Clues, CODES, type Code, DIGITS, whyNotClue } from '../rules/judge/index.ts';
import { keyOf } from '../rules/text.ts';
import { neutralClues } from './clue-candidates.ts';
import type { RivalRound } from './interceptor.ts';
import { sourceOf } from './source.ts';
import { cosine, type WordVectors, wordVectors } from './word-vectors.ts';

/**
 * The players of the published benchmark over our own associations: every word is a point, and all is decided by
 * angles between points.
 */
const NEAREST = 16;

/** The words nearest to a keyword that are nearer to it than to the other three. */
function nearest(language: Language, word: string, others: readonly string[]): readonly string[] {
  const vectors = wordVectors(language);
  const source = sourceOf(language, 'both');
  const at = source.indexOf.get(keyOf(word)) ?? -1;
  const own = vectors.centroidOf([word]);
  const centroids = others.map((other) => vectors.centroidOf([other]));
  return [...source.associatesOf(at), ...source.neighboursOf(at)]
    .map((clue) => ({ clue, near: cosine(vectors.vectorOf(clue), own) }))
    .toSorted((one, other) => other.near - one.near)
    .filter(({ clue, near }) => centroids.every((centroid) => cosine(vectors.vectorOf(clue), centroid) < near))
    .map(({ clue }) => clue);
}

/** Says a random word among the nearest ones, legal and not said before. */
export function nearestClues(context: ClueContext, code: Code, rng: Rng): readonly string[] {
  const clues: string[] = [];
  for (const digit of code) {
    const word = context.words[digit - 1] ?? '';
    const others = context.words.filter((other) => other !== word);
    const near = nearest(context.language, word, others).filter((clue) => isLegal(clue, context, clues));
    const neutral = neutralClues(context).filter((clue) => isLegal(clue, context, clues));
    clues.push(rng.pick(near.length > 0 ? near.slice(0, NEAREST) : neutral));
  }
  return clues;
}

function isLegal(clue: string, context: ClueContext, said: readonly string[]): boolean {
  return whyNotClue(clue, { ...context, used: [...context.used, ...said] }) === null;
}

/** The assignment of clues to points with the greatest sum of cosines. */
function bestAssignment(
  { vectorOf }: WordVectors,
  clues: Clues,
  to: readonly Float32Array[],
  codes: readonly Code[],
  rng: Rng,
) {
  const near = clues.map((clue) => to.map((centroid) => (clue === null ? 0 : cosine(vectorOf(clue), centroid))));
  const worths = codes.map((code) => code.reduce((sum, digit, at) => sum + (near[at]?.[digit - 1] ?? 0), 0));
  const most = Math.max(...worths);
  return rng.pick(codes.filter((_, at) => (worths[at] ?? 0) >= most - 1e-9));
}

export function decodeByVectors(
  { language, words }: ClueContext,
  clues: Clues,
  rng: Rng,
  codes: readonly Code[] = CODES,
): Code {
  const vectors = wordVectors(language);
  const centroids = words.map((word) => vectors.centroidOf([word]));
  return bestAssignment(vectors, clues, centroids, codes, rng);
}

/** For each digit the mean of what was said under it. */
export function centroidsOf(language: Language, past: readonly RivalRound[]): readonly Float32Array[] {
  const vectors = wordVectors(language);
  return DIGITS.map((digit) => {
    const said = past.map(({ clues, code }) => clues[code.indexOf(digit)]);
    return vectors.centroidOf(said.filter((clue) => typeof clue === 'string'));
  });
}

export function interceptByCentroids(
  language: Language,
  past: readonly RivalRound[],
  clues: Clues,
  rng: Rng,
  codes: readonly Code[] = CODES,
): Code {
  return bestAssignment(wordVectors(language), clues, centroidsOf(language, past), codes, rng);
}
