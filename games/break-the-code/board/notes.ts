import { TILES, type Tile } from '../rules/tiles.ts';

/** One line of the note sheet: a code that is hunted, what is crossed out for it, and what is filled in. */
export type CodeNotes = { readonly crossed: readonly Tile[]; readonly line: readonly (Tile | null)[] };
export type Notes = { readonly [code: string]: CodeNotes };

export function emptyNotes(size: number): CodeNotes {
  return { crossed: [], line: Array.from({ length: size }, () => null) };
}

/** Notes are the player's own text: whatever stands there, the sheet must open. */
export function readNotes(text: string): Notes {
  try {
    const raw: unknown = JSON.parse(text);
    if (typeof raw !== 'object' || raw === null) return {};
    return Object.fromEntries(Object.entries(raw).map(([code, notes]) => [code, readCode(notes)]));
  } catch {
    return {};
  }
}

function readCode(raw: unknown): CodeNotes {
  const { crossed, line } = (raw ?? {}) as { crossed?: unknown; line?: unknown };
  const isTile = (one: unknown): one is Tile => TILES.some((tile) => tile === one);
  return {
    crossed: Array.isArray(crossed) ? crossed.filter(isTile) : [],
    line: Array.isArray(line) ? line.slice(0, 5).map((one: unknown) => (isTile(one) ? one : null)) : [],
  };
}

export function writeNotes(notes: Notes): string {
  return JSON.stringify(notes);
}

export function crossed(notes: CodeNotes, tile: Tile): CodeNotes {
  const isCrossed = notes.crossed.includes(tile);
  return { ...notes, crossed: isCrossed ? notes.crossed.filter((one) => one !== tile) : [...notes.crossed, tile] };
}

export function filled(notes: CodeNotes, place: number, tile: Tile | null): CodeNotes {
  return { ...notes, line: notes.line.map((one, at) => (at === place ? tile : one)) };
}
