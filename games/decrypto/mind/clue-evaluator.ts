import { DIGITS } from '../rules/judge/index.ts';
import { associationsOf, legalOf, neutralClues } from './clue-candidates.ts';
import { type ClueLookup, LOOKUP } from './clue-lookup.ts';
import { trustIn } from './decoder.ts';
import type { EncryptorSettings, EncryptorTask } from './encryptor-task.ts';
import { Interceptor } from './interceptor.ts';
import { chanceOfCode } from './posterior.ts';

/** A clue with what each model makes of it. */
export type ClueCandidate = {
  readonly clue: string;
  readonly key: string;
  /** Four numbers a model, one for each digit: first the partners', then the rivals'. */
  readonly fits: Float64Array;
  /** How much nearer it brings the rivals to the keyword. */
  readonly leak: number;
  /** Taken alone. */
  readonly worth: number;
};

/** What a set of clues is worth, by what makes it so: together it is the whole. */
export type WeighedParts = { readonly read: number; readonly heard: number; readonly leak: number };

/** Enough for three clues that differ, whatever the other two are. */
const FEWEST = 3;
const WIDTH = DIGITS.length;

/** One task with the models of everybody who will read the clues. */
export class ClueEvaluator {
  readonly #task: EncryptorTask;
  readonly #encryptor: EncryptorSettings;
  /** How each partner reads clues for one's own keywords. */
  readonly #readings: readonly ((lookup: ClueLookup) => ArrayLike<number>)[];
  readonly #trust: Float64Array;
  readonly #rivals: Interceptor;
  readonly #rivalTrust: Float64Array;
  readonly #clarity: number;
  readonly #fear: number;
  readonly #secrecy: number;

  constructor(task: EncryptorTask, encryptor: EncryptorSettings) {
    const { context, past, costs, partners, rivals } = task;
    this.#task = task;
    this.#encryptor = encryptor;
    this.#readings = partners.map((reader) => reader.reading(context.words));
    const answered = past.map(({ clues, answer }) => ({ clues, code: answer }));
    this.#trust = normal(trustIn(partners, context.words, answered));
    this.#rivals = new Interceptor({ language: context.language, models: rivals });
    for (const round of past) this.#rivals.learn(round);
    // Nobody knows how the rivals listen: no model is left out of account.
    this.#rivalTrust = normal(this.#rivals.trust.map((one) => one + 1 / rivals.length));
    const plainer = context.language === 'es' ? encryptor.inSpanish : 1;
    this.#clarity = encryptor.clarity * plainer * costs.ofMiscommunication;
    this.#fear = task.isWatched ? encryptor.fear * costs.ofInterception : 0;
    this.#secrecy = encryptor.fear * encryptor.secrecy * costs.ofInterception * Math.min(1, task.roundsLeft / 4);
  }

  /** The most promising clues for a digit taken alone. */
  candidatesFor(digit: number): readonly ClueCandidate[] {
    const { context } = this.#task;
    const word = context.words[digit - 1] ?? '';
    const lookUp = LOOKUP[context.language];
    const ideasOf = (clues: readonly string[], count: number, least: number) => {
      const candidates = clues.flatMap((clue) => this.#candidate(lookUp(clue), word, digit, least) ?? []);
      candidates.sort((one, other) => other.worth - one.worth);
      return legalOf(candidates, context, count);
    };
    const { pool, breadth, plain } = this.#encryptor;
    const associations = associationsOf(word, context.language, pool);
    const clear = ideasOf(associations, breadth, plain);
    if (clear.length >= FEWEST) return clear;
    const any = ideasOf(associations, breadth, 0);
    return any.length >= FEWEST ? any : [...any, ...ideasOf(neutralClues(context), FEWEST, 0)];
  }

  /** A clue that somebody has written, whatever it is. */
  written(clue: string, digit: number): ClueCandidate {
    const { context } = this.#task;
    const candidate = this.#candidate(LOOKUP[context.language](clue), context.words[digit - 1] ?? '', digit, 0);
    if (candidate === null) throw new Error(`Fewer than nobody read “${clue}”`);
    return candidate;
  }

  /** Null for a clue that fewer than the least would read for its keyword. */
  #candidate(lookup: ClueLookup, word: string, digit: number, least: number): ClueCandidate | null {
    const fits = new Float64Array((this.#trust.length + this.#rivalTrust.length) * WIDTH);
    const shareOf = (by: number) => share(fits, by * WIDTH, digit);
    let to = 0;
    for (const reading of this.#readings) {
      fits.set(reading(lookup), to);
      to += WIDTH;
    }
    if (this.#understood(shareOf) < least) return null;
    let leak = 0;
    for (const [model, belief] of this.#rivals.beliefs.entries()) {
      for (let at = 1; at <= WIDTH; at++) fits[to++] = belief.likelihood(lookup, at);
      leak += (this.#rivalTrust[model] ?? 0) * belief.leak(lookup, digit, word, fits[to - WIDTH + digit - 1] ?? 1);
    }
    for (let at = this.#trust.length * WIDTH; at < to; at++) fits[at] = (fits[at] ?? 1) ** this.#encryptor.keenness;
    return { clue: lookup.clue, key: lookup.key, fits, leak, worth: this.#worth(shareOf, leak) };
  }

  /** What three clues are worth, by the chance of the code under each model. */
  together(a: ClueCandidate, b: ClueCandidate, c: ClueCandidate): number {
    const { code } = this.#task;
    return this.#worth((by) => chanceOfCode(a.fits, b.fits, c.fits, code, by * WIDTH), a.leak + b.leak + c.leak);
  }

  /** How likely they are read by partners and by rivals, as it counts here. */
  foreseen(a: ClueCandidate, b: ClueCandidate, c: ClueCandidate): { readonly read: number; readonly heard: number } {
    const { code } = this.#task;
    const chance = (by: number) => chanceOfCode(a.fits, b.fits, c.fits, code, by * WIDTH);
    return { read: this.#understood(chance), heard: this.#overheard(chance) };
  }

  /** The same worth part by part: understood, overheard, and nearer to the keywords. */
  weighed(a: ClueCandidate, b: ClueCandidate, c: ClueCandidate): WeighedParts {
    const { read, heard } = this.foreseen(a, b, c);
    return {
      read: this.#clarity * read,
      heard: -this.#fear * this.#risk(heard),
      leak: -this.#secrecy * (a.leak + b.leak + c.leak),
    };
  }

  #worth(chance: (reader: number) => number, leak: number): number {
    const risk = this.#risk(this.#overheard(chance));
    return this.#clarity * this.#understood(chance) - this.#fear * risk - this.#secrecy * leak;
  }

  /** Below what a blind guess hits there is nothing to gain. */
  #risk(overheard: number): number {
    return Math.max(overheard, this.#encryptor.floor);
  }

  /** By all that the partner may be like, and by the one of them who would understand least. */
  #understood(chanceOf: (reader: number) => number): number {
    let mean = 0;
    let least = 1;
    for (let by = 0; by < this.#trust.length; by++) {
      const trust = this.#trust[by] ?? 0;
      const chance = chanceOf(by);
      mean += trust * chance;
      // Whoever has shown that they are not like that need not be feared for.
      least = Math.min(least, 1 - (1 - chance) * Math.min(1, trust * this.#trust.length));
    }
    const { worst } = this.#encryptor;
    return (1 - worst) * mean + worst * least;
  }

  /** By all models of the rivals, and by the sharpest of them. */
  #overheard(chanceOf: (reader: number) => number): number {
    let mean = 0;
    let most = 0;
    for (let model = 0; model < this.#rivalTrust.length; model++) {
      const chance = chanceOf(this.#trust.length + model);
      mean += (this.#rivalTrust[model] ?? 0) * chance;
      most = Math.max(most, chance * Math.min(1, (this.#rivalTrust[model] ?? 0) * this.#rivalTrust.length));
    }
    const { sharpest } = this.#encryptor;
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
