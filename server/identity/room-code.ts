import { randomInt } from 'node:crypto';

/** No sign that is taken for another one, read, written by hand or said aloud: no 0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. */
const SIGNS = 'ACDEFHJKMNPRTWXY3479';
const LENGTH = 6;

/** Sixty-four million of them. */
export function newRoomCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** A code as somebody typed it, with small letters, spaces and dashes; null where it can be none. */
export function readRoomCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.·-]+/g, '');
  return code.length === LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : null;
}
