import type { View } from '@cifra/kernel';
import type { Marks } from '@cifra/kit/marks';
import { answerOf } from '../rules/answers.ts';
import { inOrder, isSameRow, numberOf, TILES, type Tile } from '../rules/tiles.ts';
import type { Asked, BreakTheCode } from '../rules/types.ts';
import { huntedOf } from './codes.ts';
import { type Heard, heardOf } from './heard.ts';
import type { Knowledge, Reckoning } from './knowledge.ts';
import { setAt } from './notes.ts';

/** Why a guess is foolish: it is said before it is made. */
export type Warning =
  /** A row rises (B2): this tile cannot stand right of that one. */
  | { readonly type: 'order'; readonly place: number; readonly tile: Tile; readonly after: Tile; readonly at: number }
  /** The same row was named in vain before. */
  | { readonly type: 'failed' }
  | { readonly type: 'contradicts'; readonly heard: Heard }
  /** No deal that is left has this tile here. */
  | { readonly type: 'impossible'; readonly place: number; readonly tile: Tile };

/** What stands on the line of a guess: what was set, or the only tile that a place can be. */
export function guessLine(view: View<BreakTheCode>, marks: Marks, { places }: Knowledge): readonly (Tile | null)[] {
  const code = huntedOf(view);
  return places(code).map((tiles, place) => {
    const only = tiles.length === 1 ? (tiles[0] ?? null) : null;
    return setAt(marks, code, place) ?? only;
  });
}

/** A line that is full, in the order in which it will be said (B2). */
export function rowOf(line: readonly (Tile | null)[]): readonly Tile[] | null {
  const tiles = line.filter((tile) => tile !== null);
  return tiles.length === line.length ? inOrder(tiles) : null;
}

export function warningOf(
  view: View<BreakTheCode>,
  asked: readonly Asked[],
  line: readonly (Tile | null)[],
  knowledge: Knowledge,
  reckoning: Reckoning,
): Warning | null {
  const disorder = disorderIn(line);
  if (disorder !== null) return disorder;
  const row = rowOf(line);
  if (row === null) return null;
  if (failedGuesses(view).some((tiles) => isSameRow(tiles, row))) return { type: 'failed' };
  if (reckoning === 'none') return null;
  const code = huntedOf(view);
  const heard = heardOf(asked, code).find(
    (one) => JSON.stringify(answerOf(one.asked.card, one.asked.number, row)) !== JSON.stringify(one.answer),
  );
  if (heard !== undefined) return { type: 'contradicts', heard };
  const places = knowledge.places(code);
  for (const [place, tile] of row.entries())
    if (places[place]?.includes(tile) === false) return { type: 'impossible', place, tile };
  return null;
}

/** The rows that the viewer has named in vain (B8). */
export function failedGuesses({ table, viewer }: View<BreakTheCode>): readonly (readonly Tile[])[] {
  return table.guesses.flatMap(({ seat, right, tiles }) =>
    seat === viewer && !right && tiles !== undefined ? [tiles] : [],
  );
}

function disorderIn(line: readonly (Tile | null)[]): Warning | null {
  let before: { readonly tile: Tile; readonly at: number } | null = null;
  for (const [place, tile] of line.entries()) {
    if (tile === null) continue;
    if (before !== null && TILES.indexOf(tile) < TILES.indexOf(before.tile))
      return { type: 'order', place, tile, after: before.tile, at: before.at };
    before = { tile, at: place };
  }
  return null;
}

/** The lowest number that fits behind a tile: after a black one its white twin does. */
export function lowestAfter(tile: Tile): number {
  const number = numberOf(tile);
  return tile.endsWith('w') ? number + 1 : number;
}
