import '../board/board.css';
import '../board/rows.css';
import '../board/tracks.css';
import '../board/cards.css';
import './figures.css';
import type { Language } from '@cifra/kernel';
import { Rack, Tile as TileShape } from '@cifra/kit';
import { CardFace } from '../board/QuestionCard.tsx';
import { MARK } from '../board/RowTile.tsx';
import { answerOf } from '../rules/answers.ts';
import { CARDS, type Card, numbersOf, type Question } from '../rules/cards.ts';
import { colourOf, numberOf, PLACES, type Tile } from '../rules/tiles.ts';
import { boardWords } from '../words/board.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { answerText, cardText, questionText } from '../words/text.ts';

/** Two 3s, one of them black; a green 5; the rest white. */
const ROW: readonly Tile[] = ['1w', '3b', '3w', '5g', '8w'];

type Props = { readonly language: Language; readonly caption: string };

export function RowExample({ language, caption }: Props) {
  const words = boardWords[language];
  return (
    <figure class="btc-figure">
      <Rack name="Ada">
        {ROW.map((tile, place) => (
          <li key={PLACES[place]}>
            <TileShape
              mark={MARK[colourOf(tile)]}
              value={String(numberOf(tile))}
              label={`${words.place(place)}: ${words.tile(numberOf(tile), colourOf(tile))}`}
            >
              <span class="tile-letter">{PLACES[place]}</span>
            </TileShape>
          </li>
        ))}
      </Rack>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** All cards, each with what the row above answers: computed, as at the table. */
export function CardsExample({ language, caption }: Props) {
  const words = language === 'es' ? es : en;
  return (
    <figure class="btc-figure btc-deck">
      <ul>
        {CARDS.map((card) => {
          const question = asked(card);
          return (
            <li key={card}>
              <span class="btc-card">
                <CardFace card={card} size={ROW.length} language={language} />
              </span>
              <p>
                {question.number === undefined ? cardText(words, card) : questionText(words, question)}{' '}
                <b>{answerText(words, question, answerOf(card, question.number, ROW))}</b>
              </p>
            </li>
          );
        })}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** On a card with two numbers the first is named here. */
function asked(card: Card): Question {
  const [number] = numbersOf(card);
  return number === undefined ? { card } : { card, number };
}
