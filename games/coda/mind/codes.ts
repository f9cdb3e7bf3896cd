import { COLOURS, type Colour, NUMBERS, rank, type Value } from '../rules/tiles.ts';

/**
 * Every tile has a code: numbers by their rank, so that codes rise along a row as the rules order it (C4); then the
 * dashes. Which code has which colour and number is asked of the rules once, and kept in the lists below.
 */
export const NUMBER_CODES = COLOURS.length * NUMBERS.length;
export const DASH_DARK = COLOURS.length * NUMBERS.length;
export const CODES = NUMBER_CODES + COLOURS.length;

/** 0 for dark and 1 for light. */
export type Shade = 0 | 1;

const SHADE_OF = new Uint8Array(CODES);
const NUMBER_OF = new Uint8Array(CODES);
const NUMBERS_OF_SHADE = [0, 0];

for (const [shade, colour] of COLOURS.entries()) {
  SHADE_OF[DASH_DARK + shade] = shade;
  for (const number of NUMBERS) {
    const code = rank(colour, number);
    SHADE_OF[code] = shade;
    NUMBER_OF[code] = number;
    NUMBERS_OF_SHADE[shade] = (NUMBERS_OF_SHADE[shade] ?? 0) | bit(code);
  }
}

export function shadeOf(colour: Colour): Shade {
  return COLOURS.indexOf(colour) as Shade;
}

export function shadeOfCode(code: number): Shade {
  return SHADE_OF[code] as Shade;
}

export function codeOf(colour: Colour, value: Value): number {
  return value === 'dash' ? dashOf(shadeOf(colour)) : rank(colour, value);
}

/** The code of a value that was named for a tile of this shade. */
export function codeNamed(shade: Shade, value: Value): number {
  return codeOf(COLOURS[shade] ?? 'dark', value);
}

export function dashOf(shade: Shade): number {
  return DASH_DARK + shade;
}

export function namedValue(code: number): Value {
  return code >= DASH_DARK ? 'dash' : numberOf(code);
}

/** What a tile counts: a dash nothing (C18). */
export function numberOf(code: number): number {
  return NUMBER_OF[code] as number;
}

export function bit(code: number): number {
  return 1 << code;
}

/** All tiles of a shade, as a set of bits; with the dash or without. */
export function shadeMask(shade: Shade, dashes: boolean): number {
  const numbers = NUMBERS_OF_SHADE[shade] as number;
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
