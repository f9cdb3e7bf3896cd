import type { View } from '@cifra/kernel';
import type { FindHint } from '@cifra/mind-kit/review';
import type { BreakTheCode, Card, Question } from '../rules/index.ts';
import { MASTER } from './bot.ts';
import { crowdValues } from './crowd.ts';
import { type CardBits, expectedBits, MANY_DEALS } from './figures.ts';
import { type HuntInsight, huntInsight } from './insight.ts';

/** The rows that are left, what each question would leave of them, and which one tells most; null where none can be asked. */
export type HuntHint = HuntInsight & {
  readonly cards: readonly CardBits[];
  readonly tellsMost: { readonly card: Card; readonly number?: number } | null;
};

export const hint: FindHint<BreakTheCode> = (view) => {
  const cards = view.table.phase === 'free' ? expectedBits(view, MANY_DEALS) : [];
  return { ...huntInsight(view), cards, tellsMost: mostTelling(view, cards) };
};

function mostTelling(view: View<BreakTheCode>, cards: readonly CardBits[]): Question | null {
  const counted = cards.flatMap(({ expectedBits: bits, ...question }) => (bits === null ? [] : [{ question, bits }]));
  const best = counted.toSorted((one, other) => other.bits - one.bits)[0];
  if (best !== undefined || cards.length === 0) return best?.question ?? null;
  // While the deals are too many to be listed, seat by seat: what the answers of each tell of its own row.
  const [ask] = crowdValues(view, MASTER.crowd)
    .filter(({ command }) => command.type === 'ask')
    .toSorted((one, other) => other.value - one.value);
  if (ask?.command.type !== 'ask') return null;
  const { type: _, ...question } = ask.command;
  return question;
}
