import { fromBase64, memoize } from '@cifra/mind-kit';
import { TABLE } from '../lexicon/vectors/table.ts';

/** One byte of a word stands for so many numbers: one of so many rows. */
const PART = 4;
const ROWS = 256;
const WIDTH = 100;
const BYTES = WIDTH / PART;

/** English words as directions: what is said of the same things lies together. Read when somebody first thinks. */
class WordTable {
  /** The most frequent first. */
  readonly words: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #book: Float32Array;
  readonly #codes: Uint8Array;
  /** Null for a word that the table does not know. */
  readonly vectorOf: (word: string) => Float32Array | null;

  constructor() {
    this.words = TABLE.words.split(' ');
    this.#places = new Map(this.words.map((word, at) => [word, at]));
    this.#book = Float32Array.from(new Int8Array(fromBase64(TABLE.book).buffer), (one) => one * TABLE.finest);
    this.#codes = fromBase64(TABLE.codes);
    this.vectorOf = memoize((word) => {
      const at = this.#places.get(word);
      return at === undefined ? null : this.#vectorAt(at);
    }, 20_000);
  }

  /** How many words are more frequent; undefined for one that is not known. */
  rankOf(word: string): number | undefined {
    return this.#places.get(word);
  }

  #vectorAt(at: number): Float32Array {
    const vector = new Float32Array(WIDTH);
    for (let part = 0; part < BYTES; part++) {
      const from = (part * ROWS + (this.#codes[at * BYTES + part] ?? 0)) * PART;
      for (let i = 0; i < PART; i++) vector[part * PART + i] = this.#book[from + i] ?? 0;
    }
    return unit(vector);
  }
}

let table: WordTable | null = null;

export function wordTable(): WordTable {
  table ??= new WordTable();
  return table;
}

/** In place, to length 1. */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length;
  return vector;
}

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}
