import type { Colour } from '../rules/sheet-shape.ts';

/** Names of what a lesson can point at; the board lights it up. */
export const cellAt = (row: Colour, line: number): string => `cell:${row}:${line}`;
export const dieOf = (colour: Colour): string => `die:${colour}`;
export const THUMB = 'thumb';
export const SHEET = 'sheet';
