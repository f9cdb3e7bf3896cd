import type { FindHint } from '@cifra/mind-kit/review';
import type { Qwinto } from '../rules/index.ts';
import { choicesInsight } from './review.ts';

/** Every choice with what it is worth, a row for each. */
export const hint: FindHint<Qwinto> = (view) => choicesInsight(view);
