import type { Value } from '../rules/tiles.ts';

/** Numbers that a player has crossed out for a tile; the tile is named by its row and its key, which stays. */
export type Notes = { readonly [tile: string]: readonly Value[] };

export function tileName(seat: number, key: number): string {
  return `${seat}:${key}`;
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
