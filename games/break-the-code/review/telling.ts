import type { Language, Seat } from '@cifra/kernel';
import type { MomentProps, ReviewContext } from '@cifra/kit/review';
import type { DecisionReview } from '@cifra/mind-kit/review';
import type { Question } from '../rules/cards.ts';
import type { BreakTheCode } from '../rules/types.ts';
import { reviewWords } from '../words/review.ts';
import { shortCard } from '../words/short-cards.ts';
import { commandsOf, figuresOf, leavesAbout } from './figures.ts';

type Told = Omit<MomentProps<BreakTheCode>, 'insight'>;

export function shortQuestion(language: Language, size: number, { card, number }: Question): string {
  return shortCard(language, card, size, number);
}

export function headline({ decision, before, language }: Told): string {
  const words = reviewWords[language].headline;
  const { made, best } = commandsOf(decision);
  const isBest = decision.loss === 0;
  const rows = figuresOf(decision).before;
  if (rows === 1 && !(made.type === 'guess' && isBest)) return words.known;
  switch (made.type) {
    case 'ask':
      if (isBest) return words.bestAsk;
      if (best.type !== 'ask') return words.timeToGuess;
      return words.toldMore(shortQuestion(language, before.table.size, best));
    case 'guess':
      if (isBest) return words.bestGuess;
      return best.type === 'guess' ? words.otherRow : words.tooEarly;
    case 'pass':
      return isBest ? words.bestGuess : words.pass;
  }
}

export function summary({ decision, before, language }: Told): string {
  const { summary: words, count } = reviewWords[language];
  const { made, best } = commandsOf(decision);
  const figures = figuresOf(decision);
  if (made.type !== 'ask') return words.guessed(figures.before);
  const what = shortQuestion(language, before.table.size, made);
  if (decision.loss > 0 && best.type !== 'ask') return words.waited(figures.before);
  const leaves = best.type === 'ask' ? leavesAbout(figures, best) : null;
  if (decision.loss > 0 && best.type === 'ask' && leaves !== null)
    return words.instead(what, shortQuestion(language, before.table.size, best), count(Math.round(leaves)));
  return words.asked(what, count(figures.before), count(figures.after ?? figures.before));
}

/** By the decision that cost this seat most; nothing where none cost much. */
export function tip({ review, seat, language }: ReviewContext<BreakTheCode>): string | null {
  const worst = worstOf(review.decisions, seat);
  if (worst === null || worst.loss <= review.limits.good) return null;
  const { made, best } = commandsOf(worst);
  const { tips } = reviewWords[language];
  if (made.type === 'ask') return best.type === 'ask' ? tips.ask : tips.late;
  return best.type === 'ask' ? tips.early : null;
}

function worstOf(decisions: readonly DecisionReview[], seat: Seat): DecisionReview | null {
  return decisions
    .filter((one) => one.seat === seat)
    .reduce<DecisionReview | null>((worst, one) => (worst === null || one.loss > worst.loss ? one : worst), null);
}
