import { hasMark, type Marks } from '@cifra/kit/marks';
import type { Value } from '../rules/tiles.ts';

/** A tile's row and its key, which stays; keys begin anew with every round, so a later one is part of the name (C18). */
export function tileName(seat: number, key: number, round: number | undefined): string {
  return round === undefined || round === 1 ? `${seat}:${key}` : `${round}/${seat}:${key}`;
}

export function markOf(tile: string, value: Value): string {
  return `${tile}=${value}`;
}

/** What is pencilled on a tile, in the order of the numbers. */
export function pencilled(marks: Marks, tile: string, values: readonly Value[]): readonly Value[] {
  return values.filter((value) => hasMark(marks, markOf(tile, value)));
}

/** More than this many numbers do not fit on a tile. */
const SHORT = 3;

/** As much of it as fits on a tile; its name and the pad tell all. */
export function shortly(values: readonly Value[]): string {
  const signs = values.map(signOf);
  return signs.length > SHORT ? `${signs[0]}…${signs.at(-1)}` : signs.join('·');
}

export function signOf(value: Value): string {
  return value === 'dash' ? '–' : String(value);
}
