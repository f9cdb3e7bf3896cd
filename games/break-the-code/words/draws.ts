import type { DrawInWords, Names, ObservedDraw } from '@cifra/kernel';
import { type Card, numbersOf } from '../rules/cards.ts';
import { colourOf, numberOf, type Tile } from '../rules/tiles.ts';
import type { Words } from './en.ts';

/** Every label under which the rules shuffle or roll (`draws` in `rules/setup.ts`), in words. */
export function tellDraw(words: Words, { label, brought }: ObservedDraw, names: Names): DrawInWords | null {
  switch (label) {
    case 'tiles': {
      const tiles = brought as readonly Tile[];
      return { what: words.draws.tiles, brought: tiles.map((tile) => words.tile(numberOf(tile), colourOf(tile))) };
    }
    case 'cards':
      return {
        what: words.draws.cards,
        brought: (brought as readonly Card[]).map((card) => words.question(card, numbersOf(card).join('/'))),
      };
    case 'first':
      return { what: words.draws.first, brought: brought.map((seat) => names(Number(seat))) };
    default:
      return null;
  }
}
