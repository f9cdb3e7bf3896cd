import type { Language } from '@cifra/kernel';
import { classes } from '@cifra/kit';
import type { Card } from '../rules/cards.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { shortCard } from '../words/short-cards.ts';
import { cardText } from '../words/text.ts';
import { CardSymbol } from './CardSymbol.tsx';

type Props = {
  readonly card: Card;
  /** Tiles of a row. */
  readonly size: number;
  readonly language: Language;
};

/** The face of a card: its symbol and a word or two. */
export function CardFace({ card, size, language }: Props) {
  return (
    <>
      <CardSymbol card={card} size={size} />
      <span class="btc-card-name" aria-hidden="true">
        {shortCard(language, card, size)}
      </span>
      <span class="visually-hidden">{cardText(language === 'es' ? es : en, card)}</span>
    </>
  );
}

type Pressed = Props & {
  readonly isChosen: boolean;
  readonly isNew: boolean;
  readonly isPointed: boolean;
  readonly onPress: () => void;
};

/** A card face up. Pressing it chooses it and shows its question; asking is the button's. */
export function QuestionCard({ isChosen, isNew, isPointed, onPress, ...face }: Pressed) {
  return (
    <button
      type="button"
      class={classes('btc-card', isNew && 'is-new', isPointed && 'is-pointed')}
      aria-pressed={isChosen}
      onClick={onPress}
    >
      <CardFace {...face} />
    </button>
  );
}
