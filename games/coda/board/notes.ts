import type { Value } from '../rules/tiles.ts';

/** Numbers that a player has crossed out for a tile, by its name. */
export type Notes = { readonly [tile: string]: readonly Value[] };

/** A tile's row and its key, which stays; keys begin anew with every round, so a later one is part of the name (C18). */
export function tileName(seat: number, key: number, round: number | undefined): string {
  return round === undefined || round === 1 ? `${seat}:${key}` : `${round}/${seat}:${key}`;
}

/** Notes are the player's own text: whatever stands there, the board must open. */
export function readNotes(text: string): Notes {
  try {
    const raw: unknown = JSON.parse(text);
    if (typeof raw !== 'object' || raw === null) return {};
    return Object.fromEntries(
      Object.entries(raw).map(([tile, values]) => [tile, Array.isArray(values) ? values.filter(isValue) : []]),
    );
  } catch {
    return {};
  }
}

function isValue(raw: unknown): raw is Value {
  return raw === 'dash' || Number.isInteger(raw);
}

export function toggled(notes: Notes, tile: string, value: Value): Notes {
  const crossed = notes[tile] ?? [];
  return { ...notes, [tile]: crossed.includes(value) ? crossed.filter((one) => one !== value) : [...crossed, value] };
}

/** What stands below a hidden tile: what it can be where that is known and short, otherwise what was crossed out. */
export type Remark = { readonly kind: 'sure' | 'possible' | 'crossed'; readonly values: readonly Value[] };

/** More than this many numbers do not fit below a tile. */
const SHORT = 3;

export function remarkOn(crossed: readonly Value[], possible: readonly Value[] | null): Remark | null {
  const left = possible?.filter((value) => !crossed.includes(value)) ?? [];
  // A player may have crossed out too much: then only what they crossed out is shown.
  if (left.length > 0 && left.length <= SHORT)
    return { kind: possible?.length === 1 ? 'sure' : 'possible', values: left };
  return crossed.length === 0 ? null : { kind: 'crossed', values: crossed };
}

/** As much of it as fits below a tile; its name and the pad tell all. */
export function shortly({ values }: Remark): readonly string[] {
  const signs = values.map(signOf);
  return signs.length > SHORT ? [...signs.slice(0, SHORT - 1), '…'] : signs;
}

export function signOf(value: Value): string {
  return value === 'dash' ? '–' : String(value);
}
