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
    }
  /** One draw, or a row of them. */
  | { readonly kind: 'once' | 'row'; readonly items: readonly Json[] };
export type Draws = { readonly [label: string]: Draw };

/** A ChaCha20 stream keyed by SHA-256(seed ‖ label), with the index as nonce: 32-bit words, read little-endian. */
function* stream(seed: Uint8Array, label: string, index: number): Generator<number, never> {
  const key = sha256(concatBytes(seed, utf8ToBytes(label)));
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, index, true);
  for (let counter = 0; ; counter++) {
    const block = chacha20(key, nonce, new Uint8Array(64), undefined, counter);
    const words = new DataView(block.buffer, block.byteOffset, 64);
    for (let at = 0; at < 64; at += 4) yield words.getUint32(at, true);
  }
}

/** Even over 0 … n − 1: words beyond the last whole multiple of n are thrown away. */
function below(words: Generator<number, never>, n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const word = words.next().value;
    if (word < limit) return word % n;
  }
}

/** Chance sealed by a seed of 32 bytes. */
export function sealedChance(seed: Uint8Array): Chance {
  if (seed.length !== 32) throw new Error(`A seed has 32 bytes, not ${seed.length}`);
  return {
    shuffle(label, items, count = items.length) {
      const words = stream(seed, label, 0);
      const rest = [...items];
      for (let at = 0; at < count; at++) {
        const from = at + below(words, rest.length - at);
        // Both indexes are inside the list.
        [rest[at], rest[from]] = [rest[from] as (typeof rest)[0], rest[at] as (typeof rest)[0]];
      }
      return rest.slice(0, count);
    },
    draw(label, items, index = 0) {
      return items[below(stream(seed, label, index), items.length)] as (typeof items)[0];
    },
  };
}
