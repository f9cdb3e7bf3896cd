import { hasMark, type Marks, readMarks } from '@cifra/kit/marks';
import { PLACES, TILES, type Tile } from '../rules/tiles.ts';
import type { CodeKey } from './codes.ts';

/** A tile that cannot stand at a place. */
export const crossMark = (code: CodeKey, place: number, tile: Tile): string => `x/${code}/${place}/${tile}`;
/** A tile that does stand there, as far as the player believes: a guess is made of these. */
export const setMark = (code: CodeKey, place: number, tile: Tile): string => `=/${code}/${place}/${tile}`;
/** Whose a tile is: one mark for the whole table, so nothing is marked twice (T12). */
export const ownerMark = (tile: Tile, owner: CodeKey): string => `o/${tile}/${owner}`;

export function isCrossed(marks: Marks, code: CodeKey, place: number, tile: Tile): boolean {
  return hasMark(marks, crossMark(code, place, tile));
}

/** Of several tiles that were set at one place, by several tabs perhaps, the latest stands. */
export function setAt(marks: Marks, code: CodeKey, place: number): Tile | null {
  let latest: Tile | null = null;
  let when = 0;
  for (const tile of TILES) {
    const count = marks[setMark(code, place, tile)] ?? 0;
    if (count > when) [latest, when] = [tile, count];
  }
  return latest;
}

/** The marks to be turned so that this tile, or none, stands at a place. */
export function setting(marks: Marks, code: CodeKey, place: number, tile: Tile | null): readonly string[] {
  const standing = TILES.map((one) => setMark(code, place, one)).filter((mark) => hasMark(marks, mark));
  const wanted = tile === null ? null : setMark(code, place, tile);
  if (wanted === null) return standing;
  return standing.includes(wanted) ? standing.filter((mark) => mark !== wanted) : [...standing, wanted];
}

export function ownersIn(marks: Marks, tile: Tile, codes: readonly CodeKey[]): readonly CodeKey[] {
  return codes.filter((code) => hasMark(marks, ownerMark(tile, code)));
}

type OldSheet = { readonly crossed?: unknown; readonly line?: unknown };

/** Notes of a match that began before marks had names of their own are read too: what was crossed out, what was set. */
export function readNotes(text: string): Marks {
  const marks = readMarks(text);
  if (Object.keys(marks).length > 0) return marks;
  const found: { [mark: string]: number } = {};
  for (const [code, sheet] of Object.entries(parsed(text))) {
    if (!isCode(code) || typeof sheet !== 'object' || sheet === null) continue;
    const { crossed, line } = sheet as OldSheet;
    for (const tile of listed(crossed)) for (const place of PLACES.keys()) found[crossMark(code, place, tile)] = 1;
    for (const [place, tile] of (Array.isArray(line) ? line : []).entries())
      if (isTile(tile) && place < PLACES.length) found[setMark(code, place, tile)] = 1;
  }
  return found;
}

function parsed(text: string): object {
  try {
    const raw: unknown = JSON.parse(text);
    return typeof raw === 'object' && raw !== null ? raw : {};
  } catch {
    return {};
  }
}

const isTile = (one: unknown): one is Tile => TILES.some((tile) => tile === one);
const isCode = (one: string): one is CodeKey => one === 'centre' || /^seat:\d$/.test(one);
const listed = (raw: unknown): readonly Tile[] => (Array.isArray(raw) ? raw.filter(isTile) : []);
