import type { Rng } from '@cifra/kernel';
import { type ClueContext, type Code, DIGITS } from '../rules/index.ts';
import { keyOf } from '../rules/text.ts';
import { legalOf, neutralClues, thoughtsOf } from './candidates.ts';
import { type Past, trustIn } from './decode.ts';
import { Interceptor } from './intercept.ts';
import type { Listener } from './listener.ts';
import { chanceOfCode } from './posterior.ts';
import type { Stakes } from './stakes.ts';
import type { Ear } from './suspicion.ts';

/** How an encryptor weighs. */
export type Caution = {
  /** What being understood counts, 1 for what is at stake. */
  readonly clarity: number;
  /** How much the partner counts who would understand least, beside the usual one. */
  readonly worst: number;
  /** What being overheard counts beside being understood: 1 by what is at stake, 0 for whoever thinks of the partner alone. */
  readonly fear: number;
  /** What it counts that the rivals come nearer to a keyword. */
  readonly secrecy: number;
  /** How surely the rivals are taken to follow what they find likeliest. */
  readonly keenness: number;
  /** A risk that is not worth lowering. */
  readonly floor: number;
  /** How many clues of like keywords are thought of besides a keyword's own. */
  readonly pool: number;
  /** How many clues for each digit are weighed together with those for the others. */
  readonly breadth: number;
  /** In chances to win: clues this much worse are still taken now and then. */
  readonly heat: number;
};

export type Errand = {
  readonly context: ClueContext;
  readonly code: Code;
  readonly past: readonly Past[];
  readonly stakes: Stakes;
  /** How many rounds come after this one: what the rivals learn now they use then. */
  readonly roundsLeft: number;
  /** In round 1 nobody intercepts (D6). */
  readonly isWatched: boolean;
  /** Whom the partner may be like, and whom the rivals. */
  readonly partners: readonly Listener[];
  readonly rivals: readonly Ear[];
};

/** A clue with what each listener makes of it, digit by digit. */
type Idea = {
  readonly clue: string;
  readonly key: string;
  readonly partners: readonly (readonly number[])[];
  readonly rivals: readonly (readonly number[])[];
  /** How much nearer it brings the rivals to the keyword. */
  readonly leak: number;
  readonly worth: number;
};

/** Enough for three clues that differ, whatever the other two are. */
const FEWEST = 3;

/** The three clues that weigh best what the partner will read against what the rivals will. */
export function encrypt(errand: Errand, caution: Caution, rng: Rng): readonly string[] {
  const weighing = new Weighing(errand, caution);
  const [first = [], second = [], third = []] = errand.code.map((digit) => weighing.ideasFor(digit));
  const found: Choice[] = [];
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        const isTwice = a.key === b.key || a.key === c.key || b.key === c.key;
        if (!isTwice) found.push({ clues: [a.clue, b.clue, c.clue], worth: weighing.together(a, b, c) });
      }
  return pick(found, caution.heat, rng);
}

/** One errand with everybody who listens to it. */
class Weighing {
  readonly #errand: Errand;
  readonly #caution: Caution;
  readonly #partners: readonly Listener[];
  readonly #trust: readonly number[];
  readonly #rivals: Interceptor;
  readonly #rivalTrust: readonly number[];
  readonly #clarity: number;
  readonly #fear: number;
  readonly #secrecy: number;

  constructor(errand: Errand, caution: Caution) {
    const { context, past, stakes, partners } = errand;
    this.#errand = errand;
    this.#caution = caution;
    this.#partners = partners;
    const answered = past.map(({ clues, answer }) => ({ clues, code: answer }));
    this.#trust = normal(trustIn(partners, context.words, answered));
    this.#rivals = new Interceptor({ ears: errand.rivals });
    for (const round of past) this.#rivals.learn(round);
    // Nobody knows how the rivals listen: no ear is left out of account.
    this.#rivalTrust = this.#rivals.trust.map((one) => (one + 1 / errand.rivals.length) / 2);
    this.#clarity = caution.clarity * stakes.ofMiscommunication;
    this.#fear = errand.isWatched ? caution.fear * stakes.ofInterception : 0;
    this.#secrecy = caution.fear * caution.secrecy * stakes.ofInterception * Math.min(1, errand.roundsLeft / 4);
  }

  /** The most promising clues for a digit taken alone. */
  ideasFor(digit: number): readonly Idea[] {
    const { context } = this.#errand;
    const word = context.words[digit - 1] ?? '';
    const widest = this.#partners.at(-1);
    if (widest === undefined) throw new Error('There is nobody to write to');
    const ideasOf = (clues: readonly string[], count: number) => {
      const ideas = clues.map((clue) => this.#idea(clue, word, digit));
      return legalOf(
        ideas.toSorted((one, other) => other.worth - one.worth),
        context,
        count,
      );
    };
    const ideas = ideasOf(thoughtsOf(word, widest, this.#caution.pool), this.#caution.breadth);
    return ideas.length >= FEWEST ? ideas : [...ideas, ...ideasOf(neutralClues(context), FEWEST)];
  }

  #idea(clue: string, word: string, digit: number): Idea {
    const partners = this.#partners.map((listener) =>
      this.#errand.context.words.map((own) => listener.likelihood(clue, listener.senseOf(own))),
    );
    const heard = this.#rivals.suspicions.map((suspicion) => DIGITS.map((at) => suspicion.likelihood(clue, at)));
    const leak = blended(this.#rivals.suspicions, this.#rivalTrust, (one) => one.leak(clue, digit, word));
    const rivals = heard.map((fit) => fit.map((one) => one ** this.#caution.keenness));
    const read = this.#understood((by) => share(partners[by] ?? [], digit));
    const overheard = blended(rivals, this.#rivalTrust, (fit) => share(fit, digit));
    return { clue, key: keyOf(clue), partners, rivals, leak, worth: this.#worth(read, overheard, leak) };
  }

  together(a: Idea, b: Idea, c: Idea): number {
    const { code } = this.#errand;
    const read = this.#understood((by) =>
      chanceOfCode(a.partners[by] ?? [], b.partners[by] ?? [], c.partners[by] ?? [], code),
    );
    const overheard = blended(this.#rivals.suspicions, this.#rivalTrust, (_, by) =>
      chanceOfCode(a.rivals[by] ?? [], b.rivals[by] ?? [], c.rivals[by] ?? [], code),
    );
    return this.#worth(read, overheard, a.leak + b.leak + c.leak);
  }

  /** By all that the partner may be like, and by the one of them who would understand least. */
  #understood(by: (listener: number) => number): number {
    let [mean, least] = [0, 1];
    for (const [listener, trust] of this.#trust.entries()) {
      const chance = by(listener);
      mean += trust * chance;
      // Whoever has shown that they are not like that need not be feared for.
      least = Math.min(least, 1 - (1 - chance) * Math.min(1, trust * this.#trust.length));
    }
    const { worst } = this.#caution;
    return (1 - worst) * mean + worst * least;
  }

  #worth(read: number, overheard: number, leak: number): number {
    // Below what a blind guess hits there is nothing to gain.
    const risk = Math.max(overheard, this.#caution.floor);
    return this.#clarity * read - this.#fear * risk - this.#secrecy * leak;
  }
}

function normal(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function share(fit: readonly number[], digit: number): number {
  return (fit[digit - 1] ?? 0) / fit.reduce((total, one) => total + one, 0);
}

function blended<T>(items: readonly T[], trust: readonly number[], of: (item: T, by: number) => number): number {
  return items.reduce((sum, item, by) => sum + (trust[by] ?? 0) * of(item, by), 0);
}

type Choice = { readonly clues: readonly string[]; readonly worth: number };

function pick(found: readonly Choice[], heat: number, rng: Rng): readonly string[] {
  const best = found.reduce((most, { worth }) => Math.max(most, worth), Number.NEGATIVE_INFINITY);
  const near = found.filter(({ worth }) => worth >= best - 3 * heat);
  const weights = near.map(({ worth }) => (heat === 0 ? 1 : Math.exp((worth - best) / heat)));
  let dice = rng.unit() * weights.reduce((total, weight) => total + weight, 0);
  for (const [at, { clues }] of near.entries()) {
    dice -= weights[at] ?? 0;
    if (dice < 0) return clues;
  }
  return near.at(-1)?.clues ?? [];
}
