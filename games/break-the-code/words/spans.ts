import type { Card } from '../rules/cards.ts';
import { PLACES } from '../rules/tiles.ts';

/** Places from the one to the other, both included. */
export type Span = { readonly from: number; readonly to: number };

/** Which places a card adds up, where it is not all of them; a row has four or five tiles (B4). */
export function spanOf(card: Card, size: number): Span | null {
  if (card === 'sum-left') return { from: 0, to: 2 };
  if (card === 'sum-right') return { from: size - 3, to: size - 1 };
  if (card === 'sum-centre') return { from: 1, to: size - 2 };
  return null;
}

/** «a + b + c». */
export function spanText(card: Card, size: number): string {
  const { from, to } = spanOf(card, size) ?? { from: 0, to: size - 1 };
  return PLACES.slice(from, to + 1).join(' + ');
}

/** «c–e», as it is said of neighbours. */
export function rangeText({ from, to }: Span): string {
  return `${PLACES[from]}–${PLACES[to]}`;
}
