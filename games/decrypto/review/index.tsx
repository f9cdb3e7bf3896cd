import type { ReviewModule } from '@cifra/kit/review';
import type { Decrypto } from '../rules/table.ts';
import { Moment } from './Moment.tsx';
import { headline, summary, tip } from './telling.ts';

export const review: ReviewModule<Decrypto> = {
  Moment,
  headline,
  summary,
  tip,
  hasRounds: true,
  turn: ({ before }) => before.table.round,
};
