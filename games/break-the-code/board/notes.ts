import { TILES, type Tile } from '../rules/tiles.ts';

/** One line of the note sheet: a code that is hunted, what is crossed out for it, what a place may be, what it is. */
export type CodeNotes = {
  readonly crossed: readonly Tile[];
  readonly line: readonly (Tile | null)[];
  /** By place. */
  readonly maybe: readonly (readonly Tile[])[];
};
export type Notes = { readonly [code: string]: CodeNotes };

const LONGEST = 5;

export function emptyNotes(size: number): CodeNotes {
  return { crossed: [], line: Array.from({ length: size }, () => null), maybe: Array.from({ length: size }, () => []) };
}

/** What was noted for a code, brought to the size of its row. */
export function notesFor(notes: Notes, code: string, size: number): CodeNotes {
  const { crossed, line, maybe } = notes[code] ?? emptyNotes(size);
  const empty = emptyNotes(size);
  return {
    crossed,
    line: empty.line.map((_, at) => line[at] ?? null),
    maybe: empty.maybe.map((_, at) => maybe[at] ?? []),
  };
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

const isTile = (one: unknown): one is Tile => TILES.some((tile) => tile === one);
const tilesIn = (raw: unknown): readonly Tile[] => (Array.isArray(raw) ? raw.filter(isTile) : []);

function readCode(raw: unknown): CodeNotes {
  const { crossed, line, maybe } = (raw ?? {}) as { crossed?: unknown; line?: unknown; maybe?: unknown };
  return {
    crossed: tilesIn(crossed),
    line: Array.isArray(line) ? line.slice(0, LONGEST).map((one: unknown) => (isTile(one) ? one : null)) : [],
    maybe: Array.isArray(maybe) ? maybe.slice(0, LONGEST).map(tilesIn) : [],
  };
}

export function writeNotes(notes: Notes): string {
  return JSON.stringify(notes);
}

function toggled(tiles: readonly Tile[], tile: Tile): readonly Tile[] {
  return tiles.includes(tile) ? tiles.filter((one) => one !== tile) : [...tiles, tile].toSorted();
}

export function crossed(notes: CodeNotes, tile: Tile): CodeNotes {
  return { ...notes, crossed: toggled(notes.crossed, tile) };
}

export function guessedAt(notes: CodeNotes, place: number, tile: Tile): CodeNotes {
  return { ...notes, maybe: notes.maybe.map((tiles, at) => (at === place ? toggled(tiles, tile) : tiles)) };
}

export function filled(notes: CodeNotes, place: number, tile: Tile | null): CodeNotes {
  return { ...notes, line: notes.line.map((one, at) => (at === place ? tile : one)) };
}
