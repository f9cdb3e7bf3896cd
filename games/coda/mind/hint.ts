import type { FindHint } from '@cifra/mind-kit/review';
import type { Coda } from '../rules/index.ts';
import { dealsInsight } from './insight.ts';

/** What the hidden tiles can be; nothing before there are any. */
export const hint: FindHint<Coda> = (view) => {
  switch (view.table.phase) {
    case 'take':
    case 'arrange':
    case 'over':
      return null;
    case 'draw':
    case 'attack':
    case 'place':
    case 'open':
      return dealsInsight(view);
  }
};
