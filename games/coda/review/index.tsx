import type { ReviewModule } from '@cifra/kit/review';
import type { Coda } from '../rules/types.ts';
import { reviewWords } from '../words/review.ts';
import { Moment } from './Moment.tsx';
import { headline, summary, tip } from './telling.ts';

export const review: ReviewModule<Coda> = {
  Moment,
  headline,
  summary,
  tip,
  turn: ({ before }) => before.table.turns,
  exact: (language) => reviewWords[language].exact,
};
