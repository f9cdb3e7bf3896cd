import type { Value } from '../rules/tiles.ts';

/**
 * Numbers that a player has pencilled on tiles. Every mark has a count of its own: positive where it stands, negative
 * where it was rubbed out, and of two the greater one is later. So sheets of several tabs merge, mark by mark (T3).
 */
export type Marks = { readonly [mark: string]: number };

/** A tile's row and its key, which stays; keys begin anew with every round, so a later one is part of the name (C18). */
export function tileName(seat: number, key: number, round: number | undefined): string {
  return round === undefined || round === 1 ? `${seat}:${key}` : `${round}/${seat}:${key}`;
}

/** Notes are the player's own text: whatever stands there, the board must open. */
export function readNotes(text: string): Marks {
  try {
    const raw: unknown = JSON.parse(text);
    if (typeof raw !== 'object' || raw === null) return {};
    return Object.fromEntries(Object.entries(raw).filter(([, count]) => Number.isInteger(count)));
  } catch {
    return {};
  }
}

/** Of each mark the later state; where both are as late, it stands. */
export function merged(one: Marks, other: Marks): Marks {
  const all: { [mark: string]: number } = { ...one };
  for (const [mark, count] of Object.entries(other)) {
    const mine = all[mark] ?? 0;
    if (Math.abs(count) > Math.abs(mine) || (Math.abs(count) === Math.abs(mine) && count > mine)) all[mark] = count;
  }
  return all;
}

export function isSame(one: Marks, other: Marks): boolean {
  const marks = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...marks].every((mark) => one[mark] === other[mark]);
}

export function markOf(tile: string, value: Value): string {
  return `${tile}=${value}`;
}

export function toggled(marks: Marks, mark: string): Marks {
  const latest = Math.max(0, ...Object.values(marks).map(Math.abs));
  return { ...marks, [mark]: (marks[mark] ?? 0) > 0 ? -(latest + 1) : latest + 1 };
}

/** What is pencilled on a tile, in the order of the numbers. */
export function pencilled(marks: Marks, tile: string, values: readonly Value[]): readonly Value[] {
  return values.filter((value) => (marks[markOf(tile, value)] ?? 0) > 0);
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
