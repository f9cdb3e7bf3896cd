import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, sealedChance } from './chance.ts';
import { accept, type Result, refuse } from './result.ts';

/** How a match was dealt, opened after its outcome. All bytes are written in hexadecimal. */
export type Seal = {
  /** 32 bytes of the house. */
  readonly seed: string;
  /** 32 bytes that keep the commitment from being guessed. */
  readonly salt: string;
  /** What was published before the deal; it must be SHA-256(seed ‖ salt). */
  readonly commitment: string;
  /** 32 bytes from each player who gave some, once the promise was seen; sorted, so that their order is nobody's choice. */
  readonly nonces: readonly string[];
};

const HEX_32 = /^[0-9a-f]{64}$/;

export function isHex32(value: unknown): value is string {
  return typeof value === 'string' && HEX_32.test(value);
}

export function commit(seed: string, salt: string): string {
  return bytesToHex(sha256(concatBytes(hexToBytes(seed), hexToBytes(salt))));
}

/** The seed in force: SHA-256(seed ‖ nonces as they are listed), so neither the house nor a player alone decides it. */
export function mix(seed: string, nonces: readonly string[]): Uint8Array {
  if (nonces.length === 0) return hexToBytes(seed);
  return sha256(concatBytes(hexToBytes(seed), ...nonces.map(hexToBytes)));
}

export function chanceOf(seal: Pick<Seal, 'seed' | 'nonces'>): Chance {
  return sealedChance(mix(seal.seed, seal.nonces));
}

/** Any text as a seed, for the referee and for seeded simulations. */
export function seedFrom(words: string): string {
  return HEX_32.test(words) ? words : bytesToHex(sha256(utf8ToBytes(words)));
}

export function parseSeal(raw: unknown): Result<Seal> {
  if (typeof raw !== 'object' || raw === null) return refuse('bad-seal', { field: 'seal' });
  const { seed, salt, commitment, nonces } = raw as { [field: string]: unknown };
  if (!isHex32(seed)) return refuse('bad-seal', { field: 'seed' });
  if (!isHex32(salt)) return refuse('bad-seal', { field: 'salt' });
  if (!isHex32(commitment)) return refuse('bad-seal', { field: 'commitment' });
  if (!Array.isArray(nonces) || !nonces.every(isHex32)) return refuse('bad-seal', { field: 'nonces' });
  return accept({ seed, salt, commitment, nonces });
}
