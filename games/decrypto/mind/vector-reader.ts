import type { Language } from '@cifra/kernel';
import { memoize } from '@cifra/mind-kit';
import { type Angles, angles } from '../lexicon/associations/index.ts';
import { keyOf } from '../rules/text.ts';
import { type ClueLookup, LOOKUP } from './clue-lookup.ts';
import type { Join } from './join.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import type { Reader } from './reader-model.ts';
import { dot, unit } from './word-table.ts';

/** How fast likeness counts for more: by e to this. */
const KEENNESS = 10;
/** What two words usually come to, by the same measure. */
const USUAL = 3;
/** How much the word itself says beside what comes to mind for it. */
const ITSELF = 0.4;
const HALF_RANK = 6;
/** Of clues that mean something else than anybody would think. */
const STRAY = 0.3;

/** Directions that a clue for a word may lie in, each with its share: the word's own, and those of what is said for it. */
type Directions = readonly { readonly vector: Float32Array; readonly share: number; readonly said: string | null }[];

/**
 * Somebody who thinks of what lies near: near the word itself, or near what our lists hold for it. It reads clues that
 * stand in no list.
 */
export class VectorReader implements Reader {
  readonly lookUp: (clue: string) => ClueLookup;
  readonly #language: Language;
  /** Which angles of our lists it knows. */
  readonly #known: readonly ('a' | 'b')[];
  readonly #meaningOf: (text: string) => Meaning;
  readonly #directionsOf: (word: string) => Directions;
  /** How likely a clue is under every keyword of ours: by one direction for each, for there are many. */
  readonly rowOf: (lookup: ClueLookup) => Float64Array;

  constructor(language: Language, known: readonly ('a' | 'b')[]) {
    this.#language = language;
    this.lookUp = LOOKUP[language];
    this.#known = known;
    this.#meaningOf = meaningOf[language];
    this.#directionsOf = memoize((word) => this.#directions(word), 1_000);
    const keywords = memoize((of: Language) =>
      [...angles(of).keys()].map((word) => middleOf(this.#directionsOf(word))),
    );
    const rows = memoize((clue: string) => rowOf(this.#meaningOf(clue), keywords(language)), 4_000);
    this.rowOf = ({ clue }) => rows(clue);
  }

  reading(words: readonly string[]): (lookup: ClueLookup) => ArrayLike<number> {
    const directions = words.map(this.#directionsOf);
    return ({ clue }) => {
      const meaning = this.#meaningOf(clue);
      return directions.map((one) => likelihood(meaning, one));
    };
  }

  joins({ clue, key }: ClueLookup, word: string): readonly Join[] {
    const { senses, known } = this.#meaningOf(clue);
    return senses.flatMap((sense) =>
      this.#directionsOf(word).map(({ vector, share, said }) => ({
        // What stands in the list itself needs no way round.
        via: said === null || keyOf(said) === key ? null : said,
        weight: known * weightOf(sense, vector, share, senses.length),
      })),
    );
  }

  #directions(word: string): Directions {
    const own = this.#meaningOf(word).senses;
    const itself = own.map((vector) => ({ vector, share: 1 / own.length, said: null }));
    const both = listsFor(this.#language, word);
    const lists = this.#known.map((angle) => both?.[angle] ?? []);
    const near: { vector: Float32Array; share: number; said: string }[] = [];
    for (const list of lists)
      for (const [rank, clue] of list.entries()) {
        const { senses, known } = this.#meaningOf(clue);
        const share = (known * 2 ** (-rank / HALF_RANK)) / senses.length;
        for (const vector of senses) near.push({ vector, share, said: clue });
      }
    const total = near.reduce((sum, { share }) => sum + share, 0);
    if (total === 0) return itself;
    return [
      ...itself.map((one) => ({ ...one, share: one.share * ITSELF })),
      ...near.map((one) => ({ ...one, share: (one.share / total) * (1 - ITSELF) })),
    ];
  }
}

function listsFor(language: Language, word: string): Angles | undefined {
  for (const [keyword, both] of angles(language)) if (keyOf(keyword) === keyOf(word)) return both;
  return undefined;
}

function rowOf(meaning: Meaning, keywords: readonly (Float32Array | null)[]): Float64Array {
  return Float64Array.from(keywords, (vector) =>
    likelihood(meaning, vector === null ? [] : [{ vector, share: 1, said: null }]),
  );
}

/** Nothing is said by what is not known. */
function likelihood({ senses, known }: Meaning, directions: Directions): number {
  if (senses.length === 0 || directions.length === 0) return 1;
  let sum = 0;
  for (const sense of senses)
    for (const { vector, share } of directions) sum += weightOf(sense, vector, share, senses.length);
  return 1 - known + known * (STRAY + sum);
}

/** What one of so many senses of a clue adds to a word by one of the word's directions. */
function weightOf(sense: Float32Array, vector: Float32Array, share: number, senses: number): number {
  return ((1 - STRAY) * share * Math.exp(KEENNESS * dot(sense, vector))) / (USUAL * senses);
}

/** One direction for a word: its own, drawn towards what comes to mind for it. */
function middleOf(directions: Directions): Float32Array | null {
  const [first] = directions;
  if (first === undefined) return null;
  const sum = new Float32Array(first.vector.length);
  for (const { vector, share } of directions)
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + share * (vector[i] ?? 0);
  return unit(sum);
}

const known = new Map<string, VectorReader>();

export function vectorReader(language: Language, angles: readonly ('a' | 'b')[]): VectorReader {
  const key = [language, ...angles].join(' ');
  const reader = known.get(key) ?? new VectorReader(language, angles);
  known.set(key, reader);
  return reader;
}
