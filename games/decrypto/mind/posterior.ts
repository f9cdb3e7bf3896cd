import type { Rng } from '@cifra/kernel';
import { CODES, type Code, DIGITS } from '../rules/index.ts';

/** For each of the three clues, how likely it is under each of the four digits. */
export type Fit = readonly (readonly number[])[];

/** A chance for each of some codes. */
export type CodeBelief = readonly { readonly code: Code; readonly chance: number }[];

/** Bayes over the codes: the three digits of a code differ, so one clue tells about the others (D3). */
export function overCodes(fit: Fit, codes: readonly Code[] = CODES): CodeBelief {
  const weights = codes.map((code) => code.reduce((product, digit, at) => product * (fit[at]?.[digit - 1] ?? 1), 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return codes.map((code, at) => ({ code, chance: sum > 0 ? (weights[at] ?? 0) / sum : 1 / codes.length }));
}

/** A clue that stayed blank (D19) fits everything alike. */
export function fitOf(clues: readonly (string | null)[], likelihood: (clue: string, digit: number) => number): Fit {
  return clues.map((clue) => DIGITS.map((digit) => (clue === null ? 1 : likelihood(clue, digit))));
}

/** Several beliefs over the same codes in one, by the trust in each. */
export function blend(beliefs: readonly CodeBelief[], trust: readonly number[]): CodeBelief {
  const sum = trust.reduce((total, one) => total + one, 0);
  return (beliefs[0] ?? []).map(({ code }, at) => ({
    code,
    chance: beliefs.reduce((total, belief, by) => total + ((trust[by] ?? 0) * (belief[at]?.chance ?? 0)) / sum, 0),
  }));
}

export function chanceOf(belief: CodeBelief, code: Code): number {
  return belief.find((one) => one.code.every((digit, at) => digit === code[at]))?.chance ?? 0;
}

/** The likeliest code; with heat now and then one that is nearly as likely. */
export function choose(belief: CodeBelief, heat: number, rng: Rng): Code {
  const most = belief.reduce((best, { chance }) => Math.max(best, chance), 0);
  // Of equals any: an order of codes would be a habit that rivals could read.
  const weights = belief.map(({ chance }) =>
    heat === 0 ? Number(chance > most * (1 - 1e-9)) : (chance / most) ** (1 / heat),
  );
  let dice = rng.unit() * weights.reduce((total, weight) => total + weight, 0);
  for (const [at, { code }] of belief.entries()) {
    dice -= weights[at] ?? 0;
    if (dice < 0) return code;
  }
  return belief[0]?.code ?? [1, 2, 3];
}

/** Bayes over the 24 codes in closed form: all triples of digits, less those in which a digit stands twice. */
export function chanceOfCode(a: readonly number[], b: readonly number[], c: readonly number[], code: Code): number {
  let [sumA, sumB, sumC, sumAB, sumAC, sumBC, sumABC] = [0, 0, 0, 0, 0, 0, 0];
  for (let at = 0; at < DIGITS.length; at++) {
    const [x = 0, y = 0, z = 0] = [a[at], b[at], c[at]];
    sumA += x;
    sumB += y;
    sumC += z;
    sumAB += x * y;
    sumAC += x * z;
    sumBC += y * z;
    sumABC += x * y * z;
  }
  const all = sumA * sumB * sumC - sumAB * sumC - sumAC * sumB - sumBC * sumA + 2 * sumABC;
  const [first = 1, second = 1, third = 1] = code;
  return ((a[first - 1] ?? 0) * (b[second - 1] ?? 0) * (c[third - 1] ?? 0)) / all;
}
