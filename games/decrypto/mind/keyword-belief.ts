import type { Language } from '@cifra/kernel';
import { DIGITS } from '../rules/judge/index.ts';
import { keyOf } from '../rules/text.ts';
import type { ClueLookup } from './clue-lookup.ts';
import type { ReaderModel } from './reader-model.ts';
import { type Lifts, normalized, sourceOf } from './source.ts';
import type { VectorReader } from './vector-reader.ts';
import { cosine, type WordVectors, wordVectors } from './word-vectors.ts';

/** One way to hear the rivals. */
export type InterceptorModel =
  | {
      readonly by: 'keywords';
      readonly reader: ReaderModel;
      /** The chance that a keyword of theirs is none of our list: it is heard only by what its clues have in common. */
      readonly outside: number;
    }
  /** Compares clues with clues, as they lie in space, and thinks of no keyword. */
  | { readonly by: 'likeness'; readonly language: Language }
  /** Thinks of keywords by what lies near to them. */
  | { readonly by: 'vectors'; readonly reader: VectorReader; readonly language: Language };

/** What one model believes of one of the rivals' keywords. */
class KeywordPosterior {
  readonly #reader: ReaderModel;
  /** A chance for each keyword of the lexicon; what is missing to 1 is for a word that we do not know. */
  readonly keywords: Float64Array;
  #outside: number;
  /** Where the clues so far lead on the whole, for a word that we do not know. */
  readonly #leads: Float64Array;
  #lookup = 0;
  /** Both together, and what a step from there leads to, worked out when it is first wanted. */
  readonly #mean: Float64Array;
  readonly #reach: Float64Array;

  constructor(reader: ReaderModel, outside: number, own: ReadonlySet<number>) {
    this.#reader = reader;
    const count = reader.source.keywords.length;
    this.#outside = outside;
    this.#leads = new Float64Array(count).fill(1 / count);
    this.keywords = this.#leads.map((_, at) => (own.has(at) ? 0 : (1 - outside) / (count - own.size)));
    this.#mean = new Float64Array(count);
    this.#reach = new Float64Array(count);
    this.#sum();
  }

  #sum(): void {
    for (let at = 0; at < this.#mean.length; at++)
      this.#mean[at] = (this.keywords[at] ?? 0) + this.#outside * (this.#leads[at] ?? 0);
    this.#reach.fill(-1);
  }

  /** How likely the clue is for this keyword, by all that was heard. */
  likelihood({ known, keywords, lifts }: Lifts): number {
    const { direct, near, stray } = this.#reader.mix;
    let sum = 1 - known + known * stray;
    for (let i = 0; i < keywords.length; i++) {
      const to = keywords[i] ?? 0;
      sum += (lifts[i] ?? 0) * (direct * (this.#mean[to] ?? 0) + near * this.#reached(to));
    }
    return sum;
  }

  #reached(to: number): number {
    const before = this.#reach[to] ?? 0;
    if (before >= 0) return before;
    const { from, chance } = this.#reader.source.stepsTo(to);
    let sum = 0;
    for (let at = 0; at < from.length; at++) sum += (chance[at] ?? 0) * (this.#mean[from[at] ?? 0] ?? 0);
    this.#reach[to] = sum;
    return sum;
  }

  learn({ clue, lifts }: ClueLookup): void {
    const row = this.#reader.rowOf(clue);
    const total = this.likelihood(lifts[this.#reader.source.name]);
    let [all, led] = [0, 0];
    for (let at = 0; at < row.length; at++) {
      const one = row[at] ?? 0;
      all += one;
      led += one * (this.#leads[at] ?? 0);
    }
    const lookup = this.#lookup++;
    this.#outside *= led / total;
    for (let at = 0; at < row.length; at++) {
      const one = row[at] ?? 0;
      this.keywords[at] = ((this.keywords[at] ?? 0) * one) / total;
      this.#leads[at] = ((this.#leads[at] ?? 0) * lookup + one / all) / (lookup + 1);
    }
    this.#sum();
  }
}

/** What one model makes of clues under each digit. */
export interface KeywordBelief {
  likelihood(clue: ClueLookup, digit: number): number;
  learn(clue: ClueLookup, digit: number): void;
  /** A chance for each keyword of the lexicon; null where none are thought of. */
  keywords(digit: number): Float64Array | null;
  /** How likely a clue is under each of them. */
  row(clue: ClueLookup): Float64Array | null;
  /** How much nearer a clue that fits the digit so well would bring it to the keyword. */
  leak(clue: ClueLookup, digit: number, word: string, fit: number): number;
}

class LexiconBelief implements KeywordBelief {
  readonly #reader: ReaderModel;
  readonly #posteriors: readonly KeywordPosterior[];

  constructor(reader: ReaderModel, outside: number, notThese: readonly string[]) {
    this.#reader = reader;
    const own = new Set(notThese.map((word) => reader.senseOf(word).at));
    own.delete(-1);
    this.#posteriors = DIGITS.map(() => new KeywordPosterior(reader, outside, own));
  }

  likelihood({ lifts }: ClueLookup, digit: number): number {
    return this.#posteriors[digit - 1]?.likelihood(lifts[this.#reader.source.name]) ?? 1;
  }

  learn(clue: ClueLookup, digit: number): void {
    this.#posteriors[digit - 1]?.learn(clue);
  }

  keywords(digit: number): Float64Array | null {
    return this.#posteriors[digit - 1]?.keywords ?? null;
  }

  row({ clue }: ClueLookup): Float64Array {
    return this.#reader.rowOf(clue);
  }

  leak(clue: ClueLookup, digit: number, word: string, fit: number): number {
    const sense = this.#reader.senseOf(word);
    const before = this.keywords(digit)?.[sense.at] ?? 0;
    return before * (this.#reader.likelihood(clue, sense) / fit - 1);
  }
}

/** How much likelier a clue is that lies where the others do: by e to this. */
const SIMILARITY_WEIGHT = 6;

class SimilarityBelief implements KeywordBelief {
  readonly #vectors: WordVectors;
  readonly #said: readonly string[][];
  /** Where what was said under each digit lies; nowhere as long as nothing was. */
  readonly #centroids: Float32Array[];

  constructor(language: Language) {
    this.#vectors = wordVectors(language);
    this.#said = DIGITS.map(() => []);
    this.#centroids = this.#said.map((clues) => this.#vectors.centroidOf(clues));
  }

  likelihood({ clue }: ClueLookup, digit: number): number {
    const centroid = this.#centroids[digit - 1];
    return centroid === undefined ? 1 : Math.exp(SIMILARITY_WEIGHT * cosine(this.#vectors.vectorOf(clue), centroid));
  }

  learn({ clue }: ClueLookup, digit: number): void {
    const said = this.#said[digit - 1] ?? [];
    said.push(clue);
    this.#centroids[digit - 1] = this.#vectors.centroidOf(said);
  }

  keywords(): null {
    return null;
  }

  row(): null {
    return null;
  }

  leak(): number {
    return 0;
  }
}

class VectorBelief implements KeywordBelief {
  readonly #reader: VectorReader;
  readonly #indexOf: ReadonlyMap<string, number>;
  readonly #posteriors: readonly Float64Array[];

  constructor(reader: VectorReader, language: Language, notThese: readonly string[]) {
    this.#reader = reader;
    const { keywords, indexOf } = sourceOf(language, 'both');
    this.#indexOf = indexOf;
    const own = new Set(notThese.map((word) => indexOf.get(keyOf(word))));
    const prior = normalized(Float64Array.from(keywords, (_, at) => (own.has(at) ? 0 : 1)));
    this.#posteriors = DIGITS.map(() => prior.slice());
  }

  likelihood(clue: ClueLookup, digit: number): number {
    const row = this.#reader.rowOf(clue);
    const chances = this.#posteriors[digit - 1] ?? row;
    let sum = 0;
    for (let at = 0; at < row.length; at++) sum += (row[at] ?? 0) * (chances[at] ?? 0);
    return sum;
  }

  learn(clue: ClueLookup, digit: number): void {
    const row = this.#reader.rowOf(clue);
    const chances = this.#posteriors[digit - 1] ?? row;
    for (let at = 0; at < row.length; at++) chances[at] = (chances[at] ?? 0) * (row[at] ?? 0);
    normalized(chances);
  }

  keywords(digit: number): Float64Array | null {
    return this.#posteriors[digit - 1] ?? null;
  }

  row(clue: ClueLookup): Float64Array {
    return this.#reader.rowOf(clue);
  }

  leak(clue: ClueLookup, digit: number, word: string, fit: number): number {
    const at = this.#indexOf.get(keyOf(word)) ?? -1;
    const before = this.#posteriors[digit - 1]?.[at] ?? 0;
    return before * ((this.#reader.rowOf(clue)[at] ?? 1) / fit - 1);
  }
}

export function keywordBelief(model: InterceptorModel, notThese: readonly string[]): KeywordBelief {
  switch (model.by) {
    case 'likeness':
      return new SimilarityBelief(model.language);
    case 'vectors':
      return new VectorBelief(model.reader, model.language, notThese);
    case 'keywords':
      return new LexiconBelief(model.reader, model.outside, notThese);
  }
}
