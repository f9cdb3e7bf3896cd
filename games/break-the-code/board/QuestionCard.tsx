import { type Card, numbersOf } from '../rules/cards.ts';
import type { BoardWords } from '../words/board.ts';
import type { Words } from '../words/en.ts';
import { CardSymbol } from './CardSymbol.tsx';
import { cardText } from './text.ts';

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

/** A card face up, in two sizes of which the style sheet shows one. */
export function QuestionCard(props: Props) {
  return (
    <li>
      <WholeCard {...props} />
      <BriefCard {...props} />
    </li>
  );
}

/** Shows its question, so a press asks it; a card that needs a number asks for it in place. */
function WholeCard(props: Props) {
  const { card, size, words, game, isOpen, mayAsk, isBusy, onOpen, onAsk } = props;
  const hasNumbers = numbersOf(card).length > 0;
  return (
    <div class="btc-whole">
      <button
        type="button"
        class="btc-card"
        disabled={!mayAsk || isBusy}
        aria-expanded={hasNumbers ? isOpen && mayAsk : undefined}
        onClick={() => (hasNumbers ? onOpen(!isOpen) : onAsk())}
      >
        <CardSymbol card={card} size={size} />
        <span>{cardText(game, card)}</span>
      </button>
      {hasNumbers && isOpen && mayAsk && (
        <fieldset class="numbers">
          <legend class="visually-hidden">{words.whichNumber}</legend>
          <Numbers {...props} />
        </fieldset>
      )}
    </div>
  );
}

/** Shows a word or two: whoever presses it wants to read it, at any time; what can be asked is asked there. */
function BriefCard(props: Props) {
  const { card, size, words, game, isOpen, mayAsk, isBusy, onOpen, onAsk } = props;
  const question = cardText(game, card);
  const hasNumbers = numbersOf(card).length > 0;
  const title = `btc-ask-${card}`;
  return (
    <div class="btc-brief">
      <button type="button" class="btc-card" data-idle={!mayAsk} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        <CardSymbol card={card} size={size} />
        <span class="visually-hidden">{question}</span>
        <span aria-hidden="true">{words.short(card, numbersOf(card).join('/'))}</span>
      </button>
      {isOpen && (
        <fieldset class="btc-ask" aria-labelledby={title}>
          <p id={title}>{question}</p>
          {mayAsk && hasNumbers && <Numbers {...props} />}
          {mayAsk && !hasNumbers && (
            <button type="button" class="button primary" disabled={isBusy} onClick={() => onAsk()}>
              {words.ask}
            </button>
          )}
          <button
            type="button"
            class="button"
            onClick={({ currentTarget }) => {
              currentTarget.closest('.btc-brief')?.querySelector('button')?.focus();
              onOpen(false);
            }}
          >
            {words.close}
          </button>
        </fieldset>
      )}
    </div>
  );
}

function Numbers({ card, words, isBusy, onAsk }: Props) {
  return numbersOf(card).map((number) => (
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
  ));
}
