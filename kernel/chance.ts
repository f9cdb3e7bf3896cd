import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Json } from './json.ts';

/**
 * Labelled randomness. It has no memory: the same label and index give the same draw, so a restarted room
 * or a verifier needs nothing but the seed.
 */
export interface Chance {
  /** `count` of the items, in a random order; all of them when no count is given. */
  shuffle<T extends Json>(label: string, items: readonly T[], count?: number): readonly T[];
  /** One of the items: the `index`-th of a row of independent draws under this label. */
  draw<T extends Json>(label: string, items: readonly T[], index?: number): T;
}

/** What a label can bring. */
export type Draw =
  | {
      readonly kind: 'shuffle';
      readonly items: readonly Json[];
      readonly count?: number;
      /** Where a script may bring things that are not among the items. */
      readonly accepts?: (item: Json) => boolean;
      /** A second name for a script's convenience: what it brings counts for this label. */
      readonly sameAs?: string;
    }
  /** One draw, or a row of them. */
  | { readonly kind: 'once' | 'row'; readonly items: readonly Json[] };
export type Draws = { readonly [label: string]: Draw };

/** A ChaCha20 stream keyed by SHA-256(seed ‖ label), with the index as nonce: 32-bit words, read little-endian. */
class Stream {
  readonly #key: Uint8Array;
  readonly #nonce = new Uint8Array(12);
  #words: DataView;
  #at = 0;
  #blocks: number;

  /** `expected` words are made at once; whatever rejection throws away comes in further blocks. */
  constructor(seed: Uint8Array, label: string, index: number, expected: number) {
    this.#key = sha256(concatBytes(seed, utf8ToBytes(label)));
    new DataView(this.#nonce.buffer).setUint32(0, index, true);
    this.#blocks = 0;
    this.#words = this.#more(Math.ceil(expected / WORDS_A_BLOCK));
  }

  #more(blocks: number): DataView {
    const bytes = chacha20(this.#key, this.#nonce, new Uint8Array(blocks * BLOCK), undefined, this.#blocks);
    this.#blocks += blocks;
    this.#at = 0;
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  /** Even over 0 … n − 1: words beyond the last whole multiple of n are thrown away. */
  below(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      if (this.#at === this.#words.byteLength) this.#words = this.#more(1);
      const word = this.#words.getUint32(this.#at, true);
      this.#at += 4;
      if (word < limit) return word % n;
    }
  }
}

const BLOCK = 64;
const WORDS_A_BLOCK = BLOCK / 4;

/** Chance sealed by a seed of 32 bytes. */
export function sealedChance(seed: Uint8Array): Chance {
  if (seed.length !== 32) throw new Error(`A seed has 32 bytes, not ${seed.length}`);
  return {
    shuffle(label, items, count = items.length) {
      const words = new Stream(seed, label, 0, count);
      const rest = [...items];
      for (let at = 0; at < count; at++) {
        const from = at + words.below(rest.length - at);
        // Both indexes are inside the list.
        [rest[at], rest[from]] = [rest[from] as (typeof rest)[0], rest[at] as (typeof rest)[0]];
      }
      return rest.slice(0, count);
    },
    draw(label, items, index = 0) {
      return items[new Stream(seed, label, index, 1).below(items.length)] as (typeof items)[0];
    },
  };
}
