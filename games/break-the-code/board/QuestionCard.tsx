import { type Card, numbersOf } from '../rules/cards.ts';
import type { BoardWords } from '../words/board.ts';
import type { Words } from '../words/en.ts';
import { cardText } from '../words/text.ts';
import { CardSymbol } from './CardSymbol.tsx';

type Props = {
  readonly card: Card;
  /** Tiles of a row. */
  readonly size: number;
  readonly words: BoardWords;
  readonly game: Words;
  readonly isOpen: boolean;
  readonly mayAsk: boolean;
  readonly isBusy: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onAsk: (number?: number) => void;
};

/**
 * A card face up, in two sizes of which the style sheet shows one. The whole one shows its question, so a press asks it
 * or lets choose its number. The brief one shows a word or two: whoever presses it wants to read it, at any time.
 */
export function QuestionCard(props: Props) {
  const { card, size, words, game, isOpen, mayAsk, isBusy, onOpen, onAsk } = props;
  const question = cardText(game, card);
  const numbers = numbersOf(card);
  const hasNumbers = numbers.length > 0;
  return (
    <li>
      <button
        type="button"
        class="btc-card whole"
        disabled={!mayAsk || isBusy}
        aria-expanded={hasNumbers ? isOpen : undefined}
        onClick={() => (hasNumbers ? onOpen(!isOpen) : onAsk())}
      >
        <CardSymbol card={card} size={size} />
        <span>{question}</span>
      </button>
      <button
        type="button"
        class="btc-card brief"
        data-idle={!mayAsk}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        <CardSymbol card={card} size={size} />
        <span class="visually-hidden">{question}</span>
        <span aria-hidden="true">{words.short(card, numbers.join('/'))}</span>
      </button>
      {isOpen && <OpenCard {...props} question={question} numbers={numbers} />}
    </li>
  );
}

/** Its whole question, and what can be asked of it now. */
function OpenCard({
  card,
  words,
  mayAsk,
  isBusy,
  onOpen,
  onAsk,
  question,
  numbers,
}: Props & { readonly question: string; readonly numbers: readonly number[] }) {
  const title = `btc-ask-${card}`;
  return (
    <fieldset class="btc-ask" aria-labelledby={title}>
      <p id={title}>{question}</p>
      {mayAsk && numbers.length === 0 && (
        <button type="button" class="button primary" disabled={isBusy} onClick={() => onAsk()}>
          {words.ask}
        </button>
      )}
      {mayAsk &&
        numbers.map((number) => (
          <button
            key={number}
            type="button"
            class="button primary digits"
            disabled={isBusy}
            aria-label={words.askNumber(number)}
            onClick={() => onAsk(number)}
          >
            {number}
          </button>
        ))}
      <button
        type="button"
        class="button"
        onClick={({ currentTarget }) => {
          // Back to the card; of its two sizes only the one in sight takes the focus.
          for (const size of currentTarget.closest('li')?.querySelectorAll<HTMLElement>('.btc-card') ?? [])
            size.focus();
          onOpen(false);
        }}
      >
        {words.close}
      </button>
    </fieldset>
  );
}
