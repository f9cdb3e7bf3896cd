import type { Card } from './cards.ts';
import { type Colour, colourOf, numberOf, PLACES, type Place, type Tile } from './tiles.ts';

/** Places, groups of places, a whole number, or yes and no. */
export type Answer = readonly Place[] | readonly (readonly Place[])[] | number | boolean;

/** What a row answers to a card; the number is the one that the asker named (B6, B7). */
export function answerOf(card: Card, number: number | undefined, row: readonly Tile[]): Answer {
  switch (card) {
    case 'where-0':
      return placesOf(row, 0);
    case 'where-5':
      return placesOf(row, 5);
    case 'where-1-2':
    case 'where-3-4':
    case 'where-6-7':
    case 'where-8-9':
      if (number === undefined) throw new Error(`${card} needs a number`);
      return placesOf(row, number);
    case 'consecutive':
      return runs(row, (left, right) => numberOf(right) === numberOf(left) + 1);
    case 'same-colour':
      return runs(row, (left, right) => colourOf(left) === colourOf(right));
    case 'odd':
      return row.filter((tile) => numberOf(tile) % 2 === 1).length;
    case 'even':
      return row.filter((tile) => numberOf(tile) % 2 === 0).length;
    case 'black':
      return coloured(row, 'b').length;
    case 'white':
      return coloured(row, 'w').length;
    case 'pairs':
      // Sorted, and never more than two alike: a pair is a neighbour with the same number.
      return row.filter((tile, at) => at > 0 && numberOf(tile) === numberAt(row, at - 1)).length;
    case 'sum':
      return sum(row);
    case 'sum-left':
      return sum(row.slice(0, 3));
    case 'sum-right':
      return sum(row.slice(-3));
    case 'sum-centre':
      // All but the two ends: b+c+d of five tiles, b+c of four.
      return sum(row.slice(1, -1));
    case 'sum-black':
      return sum(coloured(row, 'b'));
    case 'sum-white':
      return sum(coloured(row, 'w'));
    case 'c-over-4':
      return numberAt(row, 2) > 4;
    case 'spread':
      return numberAt(row, row.length - 1) - numberAt(row, 0);
  }
}

function numberAt(row: readonly Tile[], at: number): number {
  const tile = row[at];
  if (tile === undefined) throw new Error(`A row of ${row.length} tiles has no place ${at}`);
  return numberOf(tile);
}

function placeAt(at: number): Place {
  const place = PLACES[at];
  if (place === undefined) throw new Error(`There is no place ${at}`);
  return place;
}

function placesOf(row: readonly Tile[], number: number): readonly Place[] {
  return row.flatMap((tile, at) => (numberOf(tile) === number ? [placeAt(at)] : []));
}

function coloured(row: readonly Tile[], colour: Colour): readonly Tile[] {
  return row.filter((tile) => colourOf(tile) === colour);
}

function sum(tiles: readonly Tile[]): number {
  return tiles.reduce((total, tile) => total + numberOf(tile), 0);
}

/** The longest stretches of two or more neighbours that belong together. */
function runs(row: readonly Tile[], belong: (left: Tile, right: Tile) => boolean): readonly (readonly Place[])[] {
  const found: Place[][] = [];
  let run: Place[] = [];
  for (const [at, tile] of row.entries()) {
    const left = row[at - 1];
    if (left === undefined || !belong(left, tile)) run = [];
    run.push(placeAt(at));
    if (run.length === 2) found.push(run);
  }
  return found;
}
