import type { Entropy, Secret } from '../model/ports.ts';

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The house's part of a match's deal: 32 bytes of seed and 32 bytes of salt. */
export function freshSecret(entropy: Entropy, match: number): Secret {
  return { match, seed: hex(entropy.bytes(32)), salt: hex(entropy.bytes(32)) };
}
