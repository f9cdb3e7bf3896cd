import type { Language, Rng } from '@cifra/kernel';
import { type ClueContext, type Clues, CODES, type Code, DIGITS, whyNotClue } from '../rules/index.ts';
import { keyOf } from '../rules/text.ts';
import { neutralClues } from './candidates.ts';
import type { PastOfRivals } from './intercept.ts';
import { cosine, type Points, pointsIn } from './points.ts';
import { sourceOf } from './source.ts';

/**
 * The players of the published benchmark over our own associations: every word is a point, and all is decided by
 * angles between points.
 */
const NEAREST = 16;

/** The words nearest to a keyword that are nearer to it than to the other three. */
function nearest(language: Language, word: string, others: readonly string[]): readonly string[] {
  const points = pointsIn(language);
  const source = sourceOf(language, 'both');
  const at = source.indexOf.get(keyOf(word)) ?? -1;
  const own = points.centreOf([word]);
  const centres = others.map((other) => points.centreOf([other]));
  return [...source.associatesOf(at), ...source.neighboursOf(at)]
    .map((clue) => ({ clue, near: cosine(points.pointOf(clue), own) }))
    .toSorted((one, other) => other.near - one.near)
    .filter(({ clue, near }) => centres.every((centre) => cosine(points.pointOf(clue), centre) < near))
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
  { pointOf }: Points,
  clues: Clues,
  to: readonly Float32Array[],
  codes: readonly Code[],
  rng: Rng,
) {
  const near = clues.map((clue) => to.map((centre) => (clue === null ? 0 : cosine(pointOf(clue), centre))));
  const worths = codes.map((code) => code.reduce((sum, digit, at) => sum + (near[at]?.[digit - 1] ?? 0), 0));
  const most = Math.max(...worths);
  return rng.pick(codes.filter((_, at) => (worths[at] ?? 0) >= most - 1e-9));
}

export function decodeByPoints(
  { language, words }: ClueContext,
  clues: Clues,
  rng: Rng,
  codes: readonly Code[] = CODES,
): Code {
  const points = pointsIn(language);
  const centres = words.map((word) => points.centreOf([word]));
  return bestAssignment(points, clues, centres, codes, rng);
}

/** For each digit the mean of what was said under it. */
export function centroidsOf(language: Language, past: readonly PastOfRivals[]): readonly Float32Array[] {
  const points = pointsIn(language);
  return DIGITS.map((digit) => {
    const said = past.map(({ clues, code }) => clues[code.indexOf(digit)]);
    return points.centreOf(said.filter((clue) => typeof clue === 'string'));
  });
}

export function interceptByCentroids(
  language: Language,
  past: readonly PastOfRivals[],
  clues: Clues,
  rng: Rng,
  codes: readonly Code[] = CODES,
): Code {
  return bestAssignment(pointsIn(language), clues, centroidsOf(language, past), codes, rng);
}
