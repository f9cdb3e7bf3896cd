import { Icon } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Card } from '../rules/cards.ts';
import type { Command, Table } from '../rules/types.ts';
import type { BoardWords } from '../words/board.ts';
import type { Words } from '../words/en.ts';
import { QuestionCard } from './QuestionCard.tsx';

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

/** The cards face up: a symbol and a text; one of them may be open, to be read or to choose its number. */
export function Cards({ table, legal, words, game, isBusy, play, onNotes }: Props) {
  const opened = useSignal<Card | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // A card opens beside the others, which can be out of sight.
  useEffect(() => list.current?.querySelector('.btc-ask')?.scrollIntoView({ block: 'nearest' }), [opened.value]);
  const mayAsk = legal.some(({ type }) => type === 'ask');
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
      <ul class="btc-cards" ref={list}>
        {table.cards.map((card) => (
          <QuestionCard
            key={card}
            card={card}
            size={table.size}
            words={words}
            game={game}
            isOpen={opened.value === card}
            mayAsk={mayAsk}
            isBusy={isBusy}
            onOpen={(isOpen) => {
              opened.value = isOpen ? card : null;
            }}
            onAsk={(number) => {
              opened.value = null;
              play(number === undefined ? { type: 'ask', card } : { type: 'ask', card, number });
            }}
          />
        ))}
      </ul>
    </section>
  );
}
