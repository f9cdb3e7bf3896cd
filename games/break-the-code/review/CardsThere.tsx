import type { Language, View } from '@cifra/kernel';
import { GradeMark, type ReviewMark } from '@cifra/kit/review';
import { CardSymbol } from '../board/CardSymbol.tsx';
import type { Card } from '../rules/cards.ts';
import type { BreakTheCode } from '../rules/types.ts';
import { reviewWords } from '../words/review.ts';
import { type HuntFigures, leavesAbout } from './figures.ts';
import { shortQuestion } from './telling.ts';

type Props = {
  readonly title: string;
  readonly view: View<BreakTheCode>;
  readonly figures: Pick<HuntFigures, 'before' | 'cards'>;
  /** What stands out of the cards, and the number that it asks for. */
  readonly markOf: (card: Card) => { readonly mark: ReviewMark; readonly number?: number } | null;
  readonly language: Language;
};

/** The cards that lie there, each with the rows it leaves, about; a card with two numbers counts by the better one. */
export function CardsThere({ title, view, figures, markOf, language }: Props) {
  const words = reviewWords[language];
  const { cards, size } = view.table;
  return (
    <section class="btc-there">
      <h3>{title}</h3>
      <ul>
        {cards.map((card) => {
          const marked = markOf(card);
          const number = marked?.number;
          const ways = figures.cards.filter(
            (one) => one.card === card && (number === undefined || one.number === number),
          );
          const lefts = ways.map((way) => leavesAbout(figures, way)).filter((one) => one !== null);
          const left = lefts.length === 0 ? null : Math.max(1, Math.round(Math.min(...lefts)));
          return (
            <li key={card} data-grade={marked?.mark ?? 'none'}>
              {marked !== null && <GradeMark mark={marked.mark} />}
              <CardSymbol card={card} size={size} />
              <b>{shortQuestion(language, size, { card, ...(number === undefined ? {} : { number }) })}</b>
              <span title={left === null ? words.uncounted : undefined}>
                {words.leaves(left)} <strong class="digits">{left === null ? '?' : words.count(left)}</strong>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
