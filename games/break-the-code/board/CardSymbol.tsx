import { Icon, Mark } from '@cifra/kit';
import type { ComponentChildren } from 'preact';
import { type Card, numbersOf } from '../rules/cards.ts';
import { PLACES } from '../rules/tiles.ts';
import { spanOf } from '../words/spans.ts';

const digit = (text: string | number) => (
  <i key={text} class="is-digit">
    {text}
  </i>
);

/** A row of small tiles, of which some are meant. */
function row(size: number, isMeant: (at: number) => boolean): ComponentChildren {
  return Array.from({ length: size }, (_, at) => <i key={at} class={isMeant(at) ? 'is-meant' : ''} />);
}

function drawn(card: Card, size: number): ComponentChildren {
  switch (card) {
    case 'where-0':
      return [<Icon key="search" name="search" />, digit(0)];
    case 'where-5':
      return [<Icon key="search" name="search" />, digit(5)];
    case 'where-1-2':
    case 'where-3-4':
    case 'where-6-7':
    case 'where-8-9':
      return [<Icon key="search" name="search" />, ...numbersOf(card).map(digit)];
    case 'consecutive':
      return row(3, () => true);
    case 'same-colour':
      return row(4, (at) => at === 1 || at === 2);
    case 'odd':
      return [1, 3, 5].map(digit);
    case 'even':
      return [0, 2, 4].map(digit);
    case 'black':
      return ['#', <Mark key="moon" name="moon" />];
    case 'white':
      return ['#', <Mark key="sun" name="sun" />];
    case 'pairs':
      return [<i key="one" class="is-digit" children="3" />, '=', <i key="other" class="is-digit" children="3" />];
    case 'sum':
      return ['+', row(size, () => true)];
    case 'sum-left':
    case 'sum-right':
    case 'sum-centre': {
      const { from, to } = spanOf(card, size) ?? { from: 0, to: size };
      return ['+', row(size, (at) => at >= from && at <= to)];
    }
    case 'sum-black':
      return ['+', <Mark key="moon" name="moon" />];
    case 'sum-white':
      return ['+', <Mark key="sun" name="sun" />];
    case 'c-over-4':
      return [digit('c'), '> 4'];
    case 'spread':
      return [digit(PLACES[size - 1] ?? 'e'), '−', digit('a')];
  }
}

/** A card's symbol, drawn of small tiles as they stand in a row; the text beside it says the same. */
export function CardSymbol({ card, size }: { readonly card: Card; readonly size: number }) {
  return (
    <span class="btc-symbol" data-card={card} aria-hidden="true">
      {drawn(card, size)}
    </span>
  );
}
