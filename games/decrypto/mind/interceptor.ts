import type { Language } from '@cifra/kernel';
import { type Clues, CODES, type Code, DIGITS } from '../rules/judge/index.ts';
import { type ClueLookup, LOOKUP } from './clue-lookup.ts';
import { type InterceptorModel, type KeywordBelief, keywordBelief } from './keyword-belief.ts';
import { blend, type CodeBelief, chanceOf, fitOf, overCodes } from './posterior.ts';

export type RivalRound = { readonly clues: Clues; readonly code: Code };

export type InterceptorOptions = {
  readonly language: Language;
  readonly models: readonly InterceptorModel[];
  /** One's own keywords: the rivals' are others (D2). */
  readonly notThese?: readonly string[];
};

const DOUBT = 0.05;

/** Listens to the rivals' clues round by round, believes in keywords, and from them in codes. */
export class Interceptor {
  readonly #lookUp: (clue: string) => ClueLookup;
  readonly beliefs: readonly KeywordBelief[];
  /** How far each of them is believed, by how well it foretold the codes so far. */
  trust: readonly number[];

  constructor({ language, models, notThese = [] }: InterceptorOptions) {
    this.#lookUp = LOOKUP[language];
    this.beliefs = models.map((model) => keywordBelief(model, notThese));
    this.trust = models.map(() => 1 / models.length);
  }

  /** A round whose code is known. */
  learn({ clues, code }: RivalRound): void {
    const foretold = this.beliefs.map((belief) => chanceOf(this.#beliefOf(belief, clues, CODES), code));
    const trust = this.trust.map((one, by) => one * (DOUBT + (foretold[by] ?? 0)));
    const sum = trust.reduce((total, one) => total + one, 0);
    this.trust = trust.map((one) => one / sum);
    for (const belief of this.beliefs)
      for (const [at, digit] of code.entries()) {
        const clue = clues[at];
        if (typeof clue === 'string') belief.learn(this.#lookUp(clue), digit);
      }
  }

  codes(clues: Clues, codes: readonly Code[] = CODES): CodeBelief {
    return blend(
      this.beliefs.map((belief) => this.#beliefOf(belief, clues, codes)),
      this.trust,
    );
  }

  /** By digit a chance for each keyword of the lexicon. */
  keywords(): readonly (readonly number[])[] {
    return DIGITS.map((digit) => {
      const sum: number[] = [];
      for (const [by, belief] of this.beliefs.entries())
        for (const [at, chance] of (belief.keywords(digit) ?? []).entries())
          sum[at] = (sum[at] ?? 0) + (this.trust[by] ?? 0) * chance;
      return sum;
    });
  }

  /** How far a clue points at a digit and not at the others, from 0 to 1. */
  shareOf(clue: string, digit: number): number {
    const lookup = this.#lookUp(clue);
    return this.#sum((belief) => {
      const fits = DIGITS.map((one) => belief.likelihood(lookup, one));
      return (fits[digit - 1] ?? 0) / fits.reduce((total, one) => total + one, 0);
    });
  }

  /** The keyword that a clue and what was heard under a digit speak of together; −1 where nobody thinks of any. */
  suspect(clue: string, digit: number): number {
    const lookup = this.#lookUp(clue);
    const sums: number[] = [];
    for (const [by, belief] of this.beliefs.entries()) {
      const [row, chances] = [belief.row(lookup), belief.keywords(digit)];
      if (row === null || chances === null) continue;
      const fit = belief.likelihood(lookup, digit);
      for (const [at, chance] of chances.entries())
        sums[at] = (sums[at] ?? 0) + ((this.trust[by] ?? 0) * chance * (row[at] ?? 0)) / fit;
    }
    return sums.indexOf(Math.max(...sums));
  }

  /** How much a clue speaks of a keyword. */
  speaksOf(clue: string, keyword: number): number {
    const lookup = this.#lookUp(clue);
    return this.#sum((belief) => belief.row(lookup)?.[keyword] ?? 1);
  }

  #sum(of: (belief: KeywordBelief) => number): number {
    return this.beliefs.reduce((total, belief, by) => total + (this.trust[by] ?? 0) * of(belief), 0);
  }

  #beliefOf(belief: KeywordBelief, clues: Clues, codes: readonly Code[]): CodeBelief {
    return overCodes(
      fitOf(clues, (clue) => {
        const lookup = this.#lookUp(clue);
        return DIGITS.map((digit) => belief.likelihood(lookup, digit));
      }),
      codes,
    );
  }
}
