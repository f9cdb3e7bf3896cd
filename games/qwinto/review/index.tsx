import type { ReviewModule, TurnQuestion } from '@cifra/kit/review';
import type { Qwinto } from '../rules/types.ts';
import { reviewWords } from '../words/review.ts';
import { Moment } from './Moment.tsx';
import { headline, summary, tip } from './telling.ts';

/** A turn begins with the choice of dice; whoever chooses them now begins the next one. */
function turn({ review, before: { version, table } }: TurnQuestion<Qwinto>): number {
  const begun = review.decisions.filter((one) => one.version < version && one.command.type === 'roll').length;
  return table.phase === 'roll' ? begun + 1 : begun;
}

export const review: ReviewModule<Qwinto> = {
  Moment,
  headline,
  summary,
  tip,
  turn,
  exact: (language) => reviewWords[language].exact,
};
