import { classes, Icon } from '@cifra/kit';
import type { Team } from '../rules/table.ts';
import type { BoardWords } from '../words/board-words.ts';
import { Guess } from './Guess.tsx';
import type { LedgerLine, WindowModel } from './model.ts';
import { codeText } from './situation.ts';
import type { GuessesState } from './use-guesses.ts';

type Props = {
  readonly team: Team;
  /** As it is said in the middle of a sentence. */
  readonly name: string;
  readonly lines: readonly LedgerLine[];
  readonly windows: readonly WindowModel[];
  readonly words: BoardWords;
  /** Null where there is nothing to guess. */
  readonly guesses: GuessesState | null;
  /** The round that a log entry or a lesson speaks of. */
  readonly pointed: number | null;
};

/** A side's sheet: rounds down, digits across, the code and what came of it at the end of the line (D22). */
export function Ledger({ team, name, lines, windows, words, guesses, pointed }: Props) {
  return (
    <div class="decrypto-screen decrypto-ledger" data-team={team} style={{ '--lines': lines.length }}>
      <table>
        <caption class="visually-hidden">{words.sheetOf(name)}</caption>
        <thead>
          <tr>
            <th scope="col" class="round">
              <span class="visually-hidden">{words.roundWord}</span>
            </th>
            {windows.map(({ digit, word }) => (
              <th key={digit} scope="col">
                <span class="decrypto-digit" data-known={word !== null}>
                  {digit}
                </span>
                {word !== null ? (
                  <span class="decrypto-word" style={{ '--letters': word.length }}>
                    {word}
                  </span>
                ) : guesses !== null ? (
                  <Guess digit={digit} guesses={guesses} words={words} />
                ) : (
                  <span class="decrypto-word is-hidden">{words.hidden}</span>
                )}
              </th>
            ))}
            <th scope="col" class="code">
              {words.codeWord}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.round} line={line} words={words} isPointed={line.round === pointed} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type LineProps = { readonly line: LedgerLine; readonly words: BoardWords; readonly isPointed: boolean };

function Line({ line, words, isPointed }: LineProps) {
  const { round, cells, unplaced, code, isSaid, isNow, isSecret, answer, interception } = line;
  const isMissing = (at: number) => isSaid && cells[at] === null && code?.includes(at + 1) === true;
  return (
    <tr class={classes(isNow && 'is-now', isPointed && 'is-pointed')}>
      <th scope="row" class="round">
        {round}
      </th>
      {unplaced === null ? (
        cells.map((clue, at) => (
          <td key={at} class={classes((clue?.length ?? 0) > 9 && 'is-long')}>
            {isMissing(at) ? <i>{words.said}</i> : clue}
          </td>
        ))
      ) : (
        <td key="unplaced" colSpan={cells.length} class="unplaced">
          {unplaced.map((clue) => clue ?? (isSaid ? words.said : words.blank)).join(' · ')}
        </td>
      )}
      <td class="code">
        <span>
          <b class="digits">{code === null ? (isNow ? words.now : '') : codeText(code)}</b>
          {isSecret && <span class="visually-hidden">{words.onlyYou}</span>}
          {answer !== null && (
            <span class="decrypto-mark" data-tone={answer.tone} title={words.answered(answer.isRight)}>
              <Icon name={answer.isRight ? 'check' : 'close'} />
              <span class="visually-hidden">{words.answered(answer.isRight)}</span>
            </span>
          )}
          {interception?.isRight === true && (
            <span class="decrypto-mark is-hit" data-tone={interception.tone} title={words.intercepted}>
              <Icon name="target" />
              <span class="visually-hidden">{words.intercepted}</span>
            </span>
          )}
        </span>
      </td>
    </tr>
  );
}
