import type { Language, Seat } from '@cifra/kernel';
import type { MomentProps, ReviewContext } from '@cifra/kit/review';
import type { DecisionReview } from '@cifra/mind-kit/review';
import type { Question } from '../rules/cards.ts';
import type { BreakTheCode } from '../rules/types.ts';
import { reviewWords } from '../words/review.ts';
import { shortCard } from '../words/short-cards.ts';
import { commandsOf, figuresOf, type HuntFigures, leavesAbout } from './figures.ts';

type Told = Omit<MomentProps<BreakTheCode>, 'insight'>;

export function shortQuestion(language: Language, size: number, { card, number }: Question): string {
  return shortCard(language, card, size, number);
}

export function headline({ decision, before, language }: Told): string {
  const words = reviewWords[language].headline;
  const { made, best } = commandsOf(decision);
  const isBest = decision.loss === 0;
  const figures = figuresOf(decision);
  if (figures.before === 1 && !(made.type === 'guess' && isBest)) return words.known;
  switch (made.type) {
    case 'ask':
      if (isBest) return toldMost(figures, made) ? words.bestAsk : words.goodAsk;
      if (best.type !== 'ask') return words.timeToGuess;
      return words[tellsMore(figures, best, made) ? 'toldMore' : 'worthMore'](
        shortQuestion(language, before.table.size, best),
      );
    case 'guess':
      if (isBest) return words.bestGuess;
      return best.type === 'guess' ? words.otherRow : words.tooEarly;
    case 'pass':
      return isBest ? words.bestPass : words.pass;
  }
}

export function summary({ decision, before, language }: Told): string {
  const { summary: words, count } = reviewWords[language];
  const { made, best } = commandsOf(decision);
  const figures = figuresOf(decision);
  if (made.type === 'pass') return words.passed(figures.before);
  if (made.type === 'guess')
    return figures.before === 1 && decision.loss === 0 ? words.named : words.guessed(figures.before);
  const what = shortQuestion(language, before.table.size, made);
  if (decision.loss > 0 && best.type !== 'ask') return words.waited(figures.before);
  if (decision.loss > 0 && best.type === 'ask') {
    const better = shortQuestion(language, before.table.size, best);
    const leaves = tellsMore(figures, best, made) ? leavesAbout(figures, best) : null;
    return leaves === null ? words.better(what, better) : words.instead(what, better, count(Math.round(leaves)));
  }
  return words.asked(what, count(figures.before), count(figures.after ?? figures.before));
}

/** Can one question be expected to tell more than another? It may be worth more and tell less: an answer is for others too. */
export function tellsMore({ cards }: HuntFigures, one: Question, other: Question): boolean {
  const bits = ({ card, number }: Question) =>
    cards.find((figure) => figure.card === card && figure.number === number)?.expectedBits ?? null;
  const [more, less] = [bits(one), bits(other)];
  return more !== null && less !== null && more > less + 1e-9;
}

/** Where nothing was counted nobody can say so. */
function toldMost(figures: HuntFigures, question: Question): boolean {
  return figures.expectedBits !== null && figures.cards.every((one) => !tellsMore(figures, one, question));
}

/** By the decision that cost this seat most; nothing where none cost much. */
export function tip({ review, seat, language }: ReviewContext<BreakTheCode>): string | null {
  const worst = worstOf(review.decisions, seat);
  if (worst === null || worst.loss <= review.limits.good) return null;
  const { made, best } = commandsOf(worst);
  const { tips } = reviewWords[language];
  if (made.type === 'ask' && best.type === 'ask') return tellsMore(figuresOf(worst), best, made) ? tips.ask : null;
  if (made.type === 'ask') return review.seats.length === 2 ? tips.late : tips.lateAmongMany;
  return best.type === 'ask' ? tips.early : null;
}

function worstOf(decisions: readonly DecisionReview[], seat: Seat): DecisionReview | null {
  return decisions
    .filter((one) => one.seat === seat)
    .reduce<DecisionReview | null>((worst, one) => (worst === null || one.loss > worst.loss ? one : worst), null);
}
