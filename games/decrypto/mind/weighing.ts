import { DIGITS } from '../rules/index.ts';
import { legalOf, neutralClues, thoughtsOf } from './candidates.ts';
import { trustIn } from './decode.ts';
import type { Caution, Errand } from './encrypt.ts';
import { HEAR, type Heard } from './heard.ts';
import { Interceptor } from './intercept.ts';
import type { Listener, Sense } from './listener.ts';
import { chanceOfCode } from './posterior.ts';

/** A clue with what each listener makes of it. */
export type Idea = {
  readonly clue: string;
  readonly key: string;
  /** Four numbers a listener, one for each digit: first the partners', then the rivals'. */
  readonly fits: Float64Array;
  /** How much nearer it brings the rivals to the keyword. */
  readonly leak: number;
  /** Taken alone. */
  readonly worth: number;
};

/** Enough for three clues that differ, whatever the other two are. */
const FEWEST = 3;
const WIDTH = DIGITS.length;

/** One errand with everybody who listens to it. */
export class Weighing {
  readonly #errand: Errand;
  readonly #caution: Caution;
  readonly #partners: readonly Listener[];
  /** What one's own keywords mean to each of them. */
  readonly #senses: readonly (readonly Sense[])[];
  readonly #trust: Float64Array;
  readonly #rivals: Interceptor;
  readonly #rivalTrust: Float64Array;
  readonly #clarity: number;
  readonly #fear: number;
  readonly #secrecy: number;

  constructor(errand: Errand, caution: Caution) {
    const { context, past, stakes, partners, rivals } = errand;
    this.#errand = errand;
    this.#caution = caution;
    this.#partners = partners;
    this.#senses = partners.map((listener) => context.words.map(listener.senseOf));
    const answered = past.map(({ clues, answer }) => ({ clues, code: answer }));
    this.#trust = normal(trustIn(partners, context.words, answered));
    this.#rivals = new Interceptor({ language: context.language, ears: rivals });
    for (const round of past) this.#rivals.learn(round);
    // Nobody knows how the rivals listen: no ear is left out of account.
    this.#rivalTrust = normal(this.#rivals.trust.map((one) => one + 1 / rivals.length));
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
    const hear = HEAR[context.language];
    const ideasOf = (clues: readonly string[], count: number, least: number) => {
      const ideas = clues.flatMap((clue) => this.#idea(hear(clue), word, digit, least) ?? []);
      ideas.sort((one, other) => other.worth - one.worth);
      return legalOf(ideas, context, count);
    };
    const { pool, breadth, plain } = this.#caution;
    const thoughts = thoughtsOf(word, widest, pool);
    const clear = ideasOf(thoughts, breadth, plain);
    if (clear.length >= FEWEST) return clear;
    const any = ideasOf(thoughts, breadth, 0);
    return any.length >= FEWEST ? any : [...any, ...ideasOf(neutralClues(context), FEWEST, 0)];
  }

  /** Null for a clue that fewer than the least would read for its keyword. */
  #idea(heard: Heard, word: string, digit: number, least: number): Idea | null {
    const fits = new Float64Array((this.#trust.length + this.#rivalTrust.length) * WIDTH);
    const shareOf = (by: number) => share(fits, by * WIDTH, digit);
    let to = 0;
    for (const [by, listener] of this.#partners.entries())
      for (const sense of this.#senses[by] ?? []) fits[to++] = listener.likelihood(heard, sense);
    if (this.#understood(shareOf) < least) return null;
    let leak = 0;
    for (const [ear, suspicion] of this.#rivals.suspicions.entries()) {
      for (let at = 1; at <= WIDTH; at++) fits[to++] = suspicion.likelihood(heard, at);
      leak += (this.#rivalTrust[ear] ?? 0) * suspicion.leak(heard, digit, word, fits[to - WIDTH + digit - 1] ?? 1);
    }
    for (let at = this.#trust.length * WIDTH; at < to; at++) fits[at] = (fits[at] ?? 1) ** this.#caution.keenness;
    return { clue: heard.clue, key: heard.key, fits, leak, worth: this.#worth(shareOf, leak) };
  }

  /** What three clues are worth, by the chance of the code under each listener. */
  together(a: Idea, b: Idea, c: Idea): number {
    const { code } = this.#errand;
    return this.#worth((by) => chanceOfCode(a.fits, b.fits, c.fits, code, by * WIDTH), a.leak + b.leak + c.leak);
  }

  #worth(chance: (listener: number) => number, leak: number): number {
    // Below what a blind guess hits there is nothing to gain.
    const risk = Math.max(this.#overheard(chance), this.#caution.floor);
    return this.#clarity * this.#understood(chance) - this.#fear * risk - this.#secrecy * leak;
  }

  /** By all that the partner may be like, and by the one of them who would understand least. */
  #understood(chanceOf: (listener: number) => number): number {
    let mean = 0;
    let least = 1;
    for (let by = 0; by < this.#trust.length; by++) {
      const trust = this.#trust[by] ?? 0;
      const chance = chanceOf(by);
      mean += trust * chance;
      // Whoever has shown that they are not like that need not be feared for.
      least = Math.min(least, 1 - (1 - chance) * Math.min(1, trust * this.#trust.length));
    }
    const { worst } = this.#caution;
    return (1 - worst) * mean + worst * least;
  }

  /** By all ears that the rivals may have, and by the sharpest of them. */
  #overheard(chanceOf: (listener: number) => number): number {
    let mean = 0;
    let most = 0;
    for (let ear = 0; ear < this.#rivalTrust.length; ear++) {
      const chance = chanceOf(this.#trust.length + ear);
      mean += (this.#rivalTrust[ear] ?? 0) * chance;
      most = Math.max(most, chance * Math.min(1, (this.#rivalTrust[ear] ?? 0) * this.#rivalTrust.length));
    }
    const { sharpest } = this.#caution;
    return (1 - sharpest) * mean + sharpest * most;
  }
}

function normal(weights: readonly number[]): Float64Array {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Float64Array.from(weights, (weight) => weight / sum);
}

function share(fits: Float64Array, from: number, digit: number): number {
  let sum = 0;
  for (let at = 0; at < WIDTH; at++) sum += fits[from + at] ?? 0;
  return (fits[from + digit - 1] ?? 0) / sum;
}
