import { type BoardProps, Icon } from '@cifra/kit';
import type { Code, Decrypto, Team } from '../rules/table.ts';
import type { BoardWords } from '../words/board-words.ts';
import { ledgerOf, windowsOf } from './model.ts';
import { codeText } from './situation.ts';

type Props = {
  readonly board: BoardProps<Decrypto>;
  readonly team: Team;
  readonly code: Code;
  readonly words: BoardWords;
};

/** Beside the lines to write: the word that this code leaves out, and the last rounds of one's own team. */
export function RestOfSheet({ board, team, code, words }: Props) {
  const left = windowsOf(board.view, team).find(({ digit }) => !code.includes(digit));
  const rounds = ledgerOf(board.view, team).filter((line) => line.answer !== null);
  return (
    <div class="decrypto-box decrypto-rest" data-team={team}>
      <div class="decrypto-screen">
        {left !== undefined && (
          <p class="left-out">
            <span class="decrypto-digit" data-known="false">
              {left.digit}
            </span>
            <span class="decrypto-word">{left.word}</span>
            <span class="decrypto-clues">
              {left.clues.map(({ round, clue }, at) => (
                <span key={round}>
                  {at > 0 && ' · '}
                  <sup>{round}</sup>
                  {clue}
                </span>
              ))}
            </span>
          </p>
        )}
        {rounds.length === 0 ? (
          <p class="hint">{words.writeHelp}</p>
        ) : (
          <ol class="last-rounds">
            {rounds.toReversed().map(({ round, code: was, cells, isSaid, answer, interception }) => (
              <li key={round}>
                <span class="round">{words.roundShort(round)}</span>
                <b class="digits">{was === null ? '' : codeText(was)}</b>
                <span class="given">
                  {isSaid && cells.every((clue) => clue === null)
                    ? words.saidAloud
                    : was?.map((digit) => cells[digit - 1] ?? (isSaid ? words.said : words.blank)).join(', ')}
                </span>
                <span>
                  {answer !== null && (
                    <span class="decrypto-mark" data-tone={answer.tone}>
                      <Icon name={answer.isRight ? 'check' : 'close'} />
                      <span class="visually-hidden">{words.answered(answer.isRight)}</span>
                    </span>
                  )}
                  {interception?.isRight === true && (
                    <span class="decrypto-mark" data-tone={interception.tone}>
                      <Icon name="target" />
                      <span class="visually-hidden">{words.intercepted}</span>
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
