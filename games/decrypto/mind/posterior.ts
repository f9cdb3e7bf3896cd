import type { Rng } from '@cifra/kernel';
import { sampleSoftmax } from '@cifra/mind-kit';
import { CODES, type Code, DIGITS } from '../rules/judge/index.ts';

/** For each of the three clues, how likely it is under each of the four digits. */
export type Fit = readonly ArrayLike<number>[];

/** A chance for each of some codes. */
export type CodeBelief = readonly { readonly code: Code; readonly chance: number }[];

/** Bayes over the codes: the three digits of a code differ, so one clue tells about the others (D3). */
export function overCodes(fit: Fit, codes: readonly Code[] = CODES): CodeBelief {
  const weights = codes.map((code) => code.reduce((product, digit, at) => product * (fit[at]?.[digit - 1] ?? 1), 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return codes.map((code, at) => ({ code, chance: sum > 0 ? (weights[at] ?? 0) / sum : 1 / codes.length }));
}

/** A clue that stayed blank (D19) fits everything alike. */
export function fitOf(clues: readonly (string | null)[], fit: (clue: string) => ArrayLike<number>): Fit {
  return clues.map((clue) => (clue === null ? [] : fit(clue)));
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

/** The likeliest code; with a temperature now and then one that is nearly as likely. */
export function choose(belief: CodeBelief, temperature: number, rng: Rng): Code {
  // Of equals any: an order of codes would be a habit that rivals could read.
  const at = sampleSoftmax(belief, ({ chance }) => Math.log(chance), { temperature }, rng);
  return belief[at]?.code ?? [1, 2, 3];
}

/** Bayes over the 24 codes in closed form: all triples of digits, less those in which a digit stands twice. */
export function chanceOfCode(a: Float64Array, b: Float64Array, c: Float64Array, code: Code, from = 0): number {
  let sumA = 0;
  let sumB = 0;
  let sumC = 0;
  let sumAB = 0;
  let sumAC = 0;
  let sumBC = 0;
  let sumABC = 0;
  for (let at = from; at < from + DIGITS.length; at++) {
    const x = a[at] ?? 0;
    const y = b[at] ?? 0;
    const z = c[at] ?? 0;
    sumA += x;
    sumB += y;
    sumC += z;
    sumAB += x * y;
    sumAC += x * z;
    sumBC += y * z;
    sumABC += x * y * z;
  }
  const all = sumA * sumB * sumC - sumAB * sumC - sumAC * sumB - sumBC * sumA + 2 * sumABC;
  const at = from - 1;
  return ((a[at + (code[0] ?? 1)] ?? 0) * (b[at + (code[1] ?? 1)] ?? 0) * (c[at + (code[2] ?? 1)] ?? 0)) / all;
}
