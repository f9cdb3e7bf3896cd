import { type BoardProps, SeatFace } from '@cifra/kit';
import type { BreakTheCode } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { shortCard } from '../words/short-cards.ts';
import { answerShort, questionText } from '../words/text.ts';
import { rivalsOf } from './codes.ts';
import type { BoardModel } from './model.ts';

type Props = {
  readonly board: BoardProps<BreakTheCode>;
  readonly answers: BoardModel['answers'];
  /** Null where a line cannot be pointed at. */
  readonly onPoint: ((at: number) => void) | null;
};

/** Every question with every answer, newest first: question by player. */
export function AnswerTable({ board, answers, onPoint }: Props) {
  const { view, language, people } = board;
  const { table, viewer } = view;
  const words = boardWords[language];
  const game = language === 'es' ? es : en;
  const seats = viewer === 'spectator' ? rivalsOf(view) : [...rivalsOf(view), viewer];
  return (
    <div class="btc-answers">
      <header>
        <b>{words.answers}</b>
        <small>{words.pile(table.pile)}</small>
      </header>
      {answers.length === 0 ? (
        <p>{words.noAnswers}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
        <section class="btc-answers-body" tabIndex={0} aria-label={words.answers}>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span class="visually-hidden">{words.end.question}</span>
                </th>
                {seats.map((seat) => (
                  <th key={seat} scope="col">
                    {people(seat).isMe ? (
                      words.you
                    ) : (
                      <>
                        <SeatFace seat={seat} person={people(seat)} size="1.9rem" />
                        <span class="visually-hidden">{people(seat).name}</span>
                      </>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {answers.map((asked) => (
                <tr key={asked.at} data-new={asked.isGlowing}>
                  <th scope="row">
                    {onPoint === null ? (
                      shortCard(language, asked.card, table.size, asked.number)
                    ) : (
                      <button
                        type="button"
                        aria-pressed={asked.isGlowing}
                        title={questionText(game, asked)}
                        onClick={() => onPoint(asked.at)}
                      >
                        {shortCard(language, asked.card, table.size, asked.number)}
                      </button>
                    )}
                  </th>
                  {seats.map((seat) => {
                    const given = asked.answers.find((one) => one.seat === seat);
                    const isNothing = given === undefined || (Array.isArray(given.answer) && given.answer.length === 0);
                    return (
                      <td key={seat} data-nothing={isNothing} data-asker={asked.seat === seat}>
                        {given === undefined ? '' : isNothing ? words.noOne : answerShort(game, asked, given.answer)}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          {onPoint !== null && <p>{words.tapLine}</p>}
        </section>
      )}
    </div>
  );
}
