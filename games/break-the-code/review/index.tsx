import type { ReviewModule } from '@cifra/kit/review';
import type { BreakTheCode } from '../rules/types.ts';
import { reviewWords } from '../words/review.ts';
import { Moment } from './Moment.tsx';
import { Overview } from './Overview.tsx';
import { headline, summary, tip } from './telling.ts';

export const review: ReviewModule<BreakTheCode> = {
  Moment,
  Overview,
  headline,
  summary,
  tip,
  turn: ({ before: { table }, seat }) =>
    1 + [...table.asked, ...table.guesses].filter((one) => one.seat === seat).length,
  exact: (language) => reviewWords[language].exact,
};
