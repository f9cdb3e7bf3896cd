import type { Card } from '../rules/cards.ts';
import { PLACES, type Place } from '../rules/tiles.ts';
import { type Span, spanOf } from '../words/spans.ts';
import { type Heard, numberAsked } from './heard.ts';

/** An answer as it stands over a row: over the places that it speaks of, or beside them all. */
export type Writing = {
  /** The number of the question; `-1` is one that is only chosen. */
  readonly at: number;
  readonly card: Card;
  readonly number: number | null;
  /** Null while it is not asked yet: where the answer will stand is shown in dashes. */
  readonly answer: Heard['answer'] | null;
  /** Null beside the row; a bracket that found no room has a span too, and says it in letters. */
  readonly span: Span | null;
  /** The line over the tiles, from below; null beside the row. */
  readonly level: number | null;
  readonly isGlowing: boolean;
};

/** Brackets lie in so many lines over the tiles; what finds no room there stands beside the row. */
export const LEVELS = 2;

/** A card that is chosen and not asked yet. */
export type Asking = { readonly card: Card; readonly number: number | null };

type WritingInput = {
  readonly glowing: number | null;
  readonly asking: Asking | null;
  /** The tiles themselves lie open: what was said of single places stands beside them. */
  readonly isSeen: boolean;
};

/** Answers over their row, oldest lowest; numbers at places are on the tiles themselves. */
export function writingsOf(
  heard: readonly Heard[],
  size: number,
  { glowing, asking, isSeen }: WritingInput,
): readonly Writing[] {
  const levels: Span[][] = Array.from({ length: LEVELS }, () => []);
  const place = (span: Span | null): number | null => {
    if (span === null) return null;
    const level = levels.findIndex((spans) => spans.every((other) => other.to < span.from || other.from > span.to));
    if (level < 0) return null;
    levels[level]?.push(span);
    return level;
  };
  const written = heard.flatMap(({ asked, at, answer }): readonly Writing[] =>
    spansOf(asked.card, answer, size, isSeen).map((span) => ({
      at,
      card: asked.card,
      number: numberAsked(asked),
      answer,
      span,
      level: place(span),
      isGlowing: at === glowing,
    })),
  );
  if (asking === null || isOnTiles(asking.card)) return written;
  const span = spanOf(asking.card, size);
  return [...written, { at: -1, ...asking, answer: null, span, level: place(span), isGlowing: false }];
}

/** Numbers at places, and whether c is above 4, stand on tiles. */
export function isOnTiles(card: Card): boolean {
  return card.startsWith('where') || card === 'c-over-4';
}

/** One for each group of neighbours, one for a sum; a null is written beside the row; none where tiles tell it. */
function spansOf(card: Card, answer: Heard['answer'], size: number, isSeen: boolean): readonly (Span | null)[] {
  if (card === 'c-over-4') return isSeen ? [null] : [];
  if (!Array.isArray(answer)) return [spanOf(card, size)];
  if (answer.length === 0) return [null];
  if (card.startsWith('where')) return isSeen ? [null] : [];
  return (answer as readonly (readonly Place[])[]).map((group) => ({
    from: placeOf(group[0]),
    to: placeOf(group.at(-1)),
  }));
}

function placeOf(letter: Place | undefined): number {
  return letter === undefined ? -1 : PLACES.indexOf(letter);
}
