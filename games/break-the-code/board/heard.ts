import { numberOf, PLACES, type Place, TILES, type Tile } from '../rules/tiles.ts';
import type { Asked } from '../rules/types.ts';
import { type CodeKey, seatOf } from './codes.ts';

/** One answer about a row, and the question that it answers. */
export type Heard = { readonly asked: Asked; readonly at: number; readonly answer: Asked['answers'][number]['answer'] };

/** What a row has answered, oldest first; nobody answers for the centre. */
export function heardOf(asked: readonly Asked[], code: CodeKey): readonly Heard[] {
  const seat = seatOf(code);
  return asked.flatMap((one, at) =>
    one.answers.flatMap((given) => (given.seat === seat ? [{ asked: one, at, answer: given.answer }] : [])),
  );
}

/** The number that a `where` card asked for; null on the other cards. */
export function numberAsked({ card, number }: Pick<Asked, 'card' | 'number'>): number | null {
  if (card === 'where-0') return 0;
  if (card === 'where-5') return 5;
  return number ?? null;
}

/** Where each number that was asked for stands, as it was said: `[]` where there is none. */
function placesSaid(heard: readonly Heard[]): ReadonlyMap<number, readonly number[]> {
  return new Map(
    heard.flatMap(({ asked, answer }) => {
      const number = numberAsked(asked);
      if (number === null || !Array.isArray(answer)) return [];
      return [[number, answer.map((place) => PLACES.indexOf(place as Place))]];
    }),
  );
}

/**
 * What answers alone say of each place: the numbers at their places, and nowhere else, black left of white where both are
 * there (B2); and whether c is above 4.
 */
export function saidOf(heard: readonly Heard[], size: number): readonly (readonly Tile[])[] {
  const places = placesSaid(heard);
  const over = heard.find(({ asked }) => asked.card === 'c-over-4')?.answer;
  return Array.from({ length: size }, (_, place) => {
    const here = [...places].find(([, at]) => at.includes(place));
    if (here !== undefined) return tilesAt(here[0], here[1], place);
    return TILES.filter((tile) => {
      const number = numberOf(tile);
      if (places.has(number)) return false;
      return place !== 2 || typeof over !== 'boolean' || number > 4 === over;
    });
  });
}

function tilesAt(number: number, places: readonly number[], place: number): readonly Tile[] {
  const tiles = TILES.filter((tile) => numberOf(tile) === number);
  const tile = tiles[places.indexOf(place)];
  return places.length === 2 && tiles.length === 2 && tile !== undefined ? [tile] : tiles;
}
