import { type Colour, rank, type Value } from '../rules/tiles.ts';

/** Every tile has a code: numbers by rank, 0 to 23, so that even is dark and odd is light; then the two dashes. */
export const DASH_DARK = 24;
export const NUMBER_CODES = 24;
export const CODES = 26;

/** 0 for dark and 1 for light: the parity of the code. */
export type Shade = 0 | 1;

export function shadeOf(colour: Colour): Shade {
  return colour === 'dark' ? 0 : 1;
}

export function codeOf(colour: Colour, value: Value): number {
  return value === 'dash' ? dashOf(shadeOf(colour)) : rank(colour, value);
}

export function dashOf(shade: Shade): number {
  return DASH_DARK + shade;
}

export function namedValue(code: number): Value {
  return code >= DASH_DARK ? 'dash' : code >> 1;
}

export function bit(code: number): number {
  return 1 << code;
}

/** All tiles of a shade, as a set of bits; with the dash or without. */
export function shadeMask(shade: Shade, dashes: boolean): number {
  const numbers = 0x555555 << shade;
  return dashes ? numbers | bit(dashOf(shade)) : numbers;
}

export function allMask(dashes: boolean): number {
  return shadeMask(0, dashes) | shadeMask(1, dashes);
}

export function count(mask: number): number {
  let rest = mask;
  let ones = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    ones++;
  }
  return ones;
}
