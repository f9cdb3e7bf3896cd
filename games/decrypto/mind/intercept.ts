import type { Language } from '@cifra/kernel';
import { type Clues, CODES, type Code, DIGITS } from '../rules/index.ts';
import { HEAR, type Heard } from './heard.ts';
import { blend, type CodeBelief, chanceOf, fitOf, overCodes } from './posterior.ts';
import { type Ear, type Suspicion, suspicionOf } from './suspicion.ts';

export type PastOfRivals = { readonly clues: Clues; readonly code: Code };

export type InterceptorOptions = {
  readonly language: Language;
  readonly ears: readonly Ear[];
  /** One's own keywords: the rivals' are others (D2). */
  readonly notThese?: readonly string[];
};

const DOUBT = 0.05;

/** Listens to the rivals' clues round by round, believes in keywords, and from them in codes. */
export class Interceptor {
  readonly #hear: (clue: string) => Heard;
  readonly suspicions: readonly Suspicion[];
  /** How far each of them is believed, by how well it foretold the codes so far. */
  trust: readonly number[];

  constructor({ language, ears, notThese = [] }: InterceptorOptions) {
    this.#hear = HEAR[language];
    this.suspicions = ears.map((ear) => suspicionOf(ear, notThese));
    this.trust = ears.map(() => 1 / ears.length);
  }

  /** A round whose code is known. */
  learn({ clues, code }: PastOfRivals): void {
    const foretold = this.suspicions.map((suspicion) => chanceOf(this.#beliefOf(suspicion, clues, CODES), code));
    const trust = this.trust.map((one, by) => one * (DOUBT + (foretold[by] ?? 0)));
    const sum = trust.reduce((total, one) => total + one, 0);
    this.trust = trust.map((one) => one / sum);
    for (const suspicion of this.suspicions)
      for (const [at, digit] of code.entries()) {
        const clue = clues[at];
        if (typeof clue === 'string') suspicion.learn(this.#hear(clue), digit);
      }
  }

  codes(clues: Clues, codes: readonly Code[] = CODES): CodeBelief {
    return blend(
      this.suspicions.map((suspicion) => this.#beliefOf(suspicion, clues, codes)),
      this.trust,
    );
  }

  /** By digit a chance for each keyword of the lexicon. */
  keywords(): readonly (readonly number[])[] {
    return DIGITS.map((digit) => {
      const sum: number[] = [];
      for (const [by, suspicion] of this.suspicions.entries())
        for (const [at, chance] of (suspicion.keywords(digit) ?? []).entries())
          sum[at] = (sum[at] ?? 0) + (this.trust[by] ?? 0) * chance;
      return sum;
    });
  }

  #beliefOf(suspicion: Suspicion, clues: Clues, codes: readonly Code[]): CodeBelief {
    return overCodes(
      fitOf(clues, (clue) => {
        const heard = this.#hear(clue);
        return DIGITS.map((digit) => suspicion.likelihood(heard, digit));
      }),
      codes,
    );
  }
}
