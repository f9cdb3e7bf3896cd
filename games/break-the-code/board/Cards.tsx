import { Icon } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { type Card, numbersOf } from '../rules/cards.ts';
import type { Command, Table } from '../rules/types.ts';
import type { BoardWords } from '../words/board.ts';
import type { Words } from '../words/en.ts';
import { CardSymbol } from './CardSymbol.tsx';
import { cardText } from './text.ts';

type Props = {
  readonly table: Table;
  readonly legal: readonly Command[];
  readonly words: BoardWords;
  readonly game: Words;
  readonly isBusy: boolean;
  readonly play: (command: Command) => void;
  /** Leads a narrow screen to the note sheet; null where there is none. */
  readonly onNotes: (() => void) | null;
};

/** The cards face up: a symbol, a short text; a card that needs a number asks for it in place. */
export function Cards({ table, legal, words, game, isBusy, play, onNotes }: Props) {
  const opened = useSignal<Card | null>(null);
  const mayAsk = legal.some(({ type }) => type === 'ask');
  const choose = (card: Card) => {
    if (numbersOf(card).length === 0) play({ type: 'ask', card });
    else opened.value = opened.value === card ? null : card;
  };
  return (
    <section class="btc-dock" aria-labelledby="btc-cards">
      <div class="spread">
        <h2 id="btc-cards">{words.cards}</h2>
        <span class="small muted">{words.pile(table.pile)}</span>
        {onNotes !== null && (
          <button type="button" class="button quiet to-notes" onClick={onNotes}>
            {words.toSheet} <Icon name="down" />
          </button>
        )}
      </div>
      <ul class="btc-cards">
        {table.cards.map((card) => {
          const isOpen = opened.value === card && mayAsk;
          return (
            <li key={card}>
              <button
                type="button"
                class="btc-card"
                disabled={!mayAsk || isBusy}
                aria-expanded={numbersOf(card).length > 0 ? isOpen : undefined}
                onClick={() => choose(card)}
              >
                <CardSymbol card={card} size={table.size} />
                <span class="full">{cardText(game, card)}</span>
                <span class="short" aria-hidden="true">
                  {words.short(card, numbersOf(card).join('/'))}
                </span>
              </button>
              {isOpen && (
                <fieldset class="numbers">
                  <legend class="visually-hidden">{words.whichNumber}</legend>
                  {numbersOf(card).map((number) => (
                    <button
                      key={number}
                      type="button"
                      class="button primary digits"
                      disabled={isBusy}
                      aria-label={words.askNumber(number)}
                      onClick={() => {
                        opened.value = null;
                        play({ type: 'ask', card, number });
                      }}
                    >
                      {number}
                    </button>
                  ))}
                </fieldset>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
