import type { DecisionReview } from '@cifra/mind-kit/review';
import type { Card, Question } from '../rules/cards.ts';
import type { Command } from '../rules/types.ts';

/** What a card can be expected to tell; null where the deals were too many to be counted. */
export type CardFigure = { readonly card: Card; readonly number?: number; readonly expectedBits: number | null };

/** The exact figures of a decision, as the game's reviewer counts them. */
export type HuntFigures = {
  readonly before: number;
  /** Null for a guess that was written in secret. */
  readonly after: number | null;
  readonly expectedBits: number | null;
  readonly cards: readonly CardFigure[];
};

export function figuresOf({ exact }: DecisionReview): HuntFigures {
  return exact as unknown as HuntFigures;
}

export function commandsOf({ command, best }: DecisionReview): { readonly made: Command; readonly best: Command } {
  return { made: command as Command, best: best as Command };
}

/** How many rows a question leaves, about: as many halvings as it can be expected to bring. */
export function leavesAbout(
  { before, cards }: Pick<HuntFigures, 'before' | 'cards'>,
  question: Question,
): number | null {
  const figure = cards.find(({ card, number }) => card === question.card && number === question.number);
  const bits = figure?.expectedBits ?? null;
  return bits === null ? null : before / 2 ** bits;
}
