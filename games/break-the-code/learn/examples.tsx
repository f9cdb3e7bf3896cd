import '../board/board.css';
import type { Language } from '@cifra/kernel';
import { Line } from '../board/Rows.tsx';
import { answerOf } from '../rules/answers.ts';
import type { Question } from '../rules/cards.ts';
import type { Tile } from '../rules/tiles.ts';
import { boardWords } from '../words/board.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { answerText, questionText } from '../words/text.ts';

/** Two 3s, one of them black; a green 5; the rest white. */
const ROW: readonly Tile[] = ['1w', '3b', '3w', '5g', '8w'];
const ASKED: readonly Question[] = [
  { card: 'where-3-4', number: 3 },
  { card: 'sum' },
  { card: 'black' },
  { card: 'odd' },
  { card: 'pairs' },
];

export function RowExample({ language, caption }: { readonly language: Language; readonly caption: string }) {
  return (
    <figure class="btc">
      <Line tiles={ROW} words={boardWords[language]} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** The answers are computed, as at the table. */
export function AnswersExample({ language, caption }: { readonly language: Language; readonly caption: string }) {
  const words = language === 'es' ? es : en;
  return (
    <figure>
      <ul class="btc-answers">
        {ASKED.map((question) => (
          <li key={question.card} class="chip">
            <span>{questionText(words, question)}</span>{' '}
            <strong class="digits">{answerText(words, question, answerOf(question.card, question.number, ROW))}</strong>
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
