import { useSignal } from '@preact/signals';
import { type Card, numbersOf } from '../rules/cards.ts';
import type { Command, Table } from '../rules/types.ts';
import type { BoardWords } from '../words/board.ts';
import type { Words } from '../words/en.ts';
import { cardText } from './text.ts';

type Props = {
  readonly table: Table;
  readonly legal: readonly Command[];
  readonly words: BoardWords;
  readonly game: Words;
  readonly isBusy: boolean;
  readonly play: (command: Command) => void;
};

/** The cards face up: a symbol, a short text; a card that needs a number asks for it in place. */
export function Cards({ table, legal, words, game, isBusy, play }: Props) {
  const opened = useSignal<Card | null>(null);
  const mayAsk = legal.some(({ type }) => type === 'ask');
  const choose = (card: Card) => {
    if (numbersOf(card).length === 0) play({ type: 'ask', card });
    else opened.value = opened.value === card ? null : card;
  };
  return (
    <section class="stack" aria-labelledby="btc-cards">
      <div class="spread">
        <h2 id="btc-cards">{words.cards}</h2>
        <span class="small muted">{words.pile(table.pile)}</span>
      </div>
      <ul class="btc-cards">
        {table.cards.map((card) => (
          <li key={card}>
            <button
              type="button"
              class="btc-card"
              disabled={!mayAsk || isBusy}
              aria-expanded={numbersOf(card).length > 0 ? opened.value === card : undefined}
              onClick={() => choose(card)}
            >
              <span class="symbol digits" aria-hidden="true">
                {words.symbols[card]}
              </span>
              <span>{cardText(game, card)}</span>
            </button>
            {opened.value === card && mayAsk && (
              <fieldset class="row numbers">
                <legend class="visually-hidden">{words.whichNumber}</legend>
                {numbersOf(card).map((number) => (
                  <button
                    key={number}
                    type="button"
                    class="button primary"
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
        ))}
      </ul>
    </section>
  );
}
