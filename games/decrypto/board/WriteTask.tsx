import type { Refusal } from '@cifra/kernel';
import { type BoardProps, Button, classes } from '@cifra/kit';
import { useId, useRef } from 'preact/hooks';
import { type Clues, type Code, type Decrypto, MAX_CLUE, type Team } from '../rules/table.ts';
import type { BoardWords } from '../words/board-words.ts';
import { canJudge, fetchJudge } from './judge.ts';
import { windowsOf } from './model.ts';
import { RestOfSheet } from './RestOfSheet.tsx';
import { useClues } from './use-clues.ts';

type Props = {
  readonly board: BoardProps<Decrypto>;
  readonly team: Team;
  readonly code: Code;
  readonly keywords: readonly string[];
  readonly written: Clues;
  readonly words: BoardWords;
  readonly tell: (refusal: Refusal) => string;
};

/** The code and three lines to write: digit, word, its clues so far, and below each line the place of a refusal. */
export function WriteTask({ board, team, code, keywords, written, words, tell }: Props) {
  const { lines, write, leave, refusals, typing, unready, lock } = useClues({ board, code, words: keywords, written });
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const windows = windowsOf(board.view, team);
  const focusOn = (at: number) => form.current?.querySelectorAll('input')[at]?.focus();
  const next = (event: Event) => {
    event.preventDefault();
    if (unready >= 0) focusOn(unready);
    else if (!board.isHeld) lock();
  };
  const empty = code.filter((_, at) => lines[at]?.trim() === '');
  const refused = code.filter((_, at) => refusals[at] != null);
  return (
    <>
      <form class="decrypto-work is-writing" ref={form} onSubmit={next} noValidate>
        <div class="decrypto-box" data-team={team}>
          <ol class="decrypto-screen decrypto-lines" data-pointed={board.pointsAt === 'lines'}>
            {code.map((digit, at) => {
              const refusal = refusals[at] ?? null;
              const line = lines[at] ?? '';
              // Every word begins with a single letter: that is no reason to interrupt somebody.
              const isNo = refusal !== null && !(refusal.code === 'clue-letter' && typing === at);
              const word = keywords[digit - 1] ?? '';
              return (
                <li key={digit} class="decrypto-line">
                  <span class="decrypto-digit" data-known="true" aria-hidden="true">
                    {digit}
                  </span>
                  <label for={`${id}-${at}`} class="decrypto-word" style={{ '--letters': word.length }}>
                    <span class="visually-hidden">{words.clueFor(digit, word)}</span>
                    <span aria-hidden="true">{word}</span>
                  </label>
                  <span class="decrypto-clues">
                    {windows[digit - 1]?.clues.map(({ round, clue }, index) => (
                      <span key={round}>
                        {index > 0 && ' · '}
                        <sup>{round}</sup>
                        {clue}
                      </span>
                    ))}
                  </span>
                  <input
                    id={`${id}-${at}`}
                    type="text"
                    maxLength={MAX_CLUE}
                    autocomplete="off"
                    autocapitalize="off"
                    enterkeyhint={at + 1 < code.length ? 'next' : 'done'}
                    placeholder={words.yourClue}
                    value={line}
                    aria-invalid={isNo}
                    aria-describedby={`${id}-${at}-why`}
                    onInput={(event) => write(at, event.currentTarget.value)}
                    onFocus={fetchJudge}
                    onBlur={leave}
                  />
                  <p
                    id={`${id}-${at}-why`}
                    class={classes(
                      'why',
                      isNo ? 'is-no' : line.trim() !== '' && refusal === null && canJudge() && 'is-yes',
                    )}
                    aria-live="polite"
                  >
                    {isNo && refusal !== null
                      ? tell(refusal)
                      : line.length >= MAX_CLUE
                        ? words.longest(MAX_CLUE)
                        : line.trim() === ''
                          ? ''
                          : refusal === null && canJudge()
                            ? words.fine
                            : ''}
                  </p>
                </li>
              );
            })}
          </ol>
        </div>
        <RestOfSheet board={board} team={team} code={code} words={words} />
      </form>
      <div class="decrypto-thumb">
        <p class="decrypto-note">{words.aboutMeaning}</p>
        {board.view.table.spoken === true && (
          <Button isBusy={board.isHeld} onPress={() => void board.play({ type: 'speak' })}>
            {words.speak}
          </Button>
        )}
        {unready < 0 ? (
          <Button kind="primary" isLarge isBusy={board.isHeld} onPress={lock}>
            {words.lock}
          </Button>
        ) : (
          <button type="button" class="button large waiting" onClick={() => focusOn(unready)}>
            <span>
              {words.lock}
              <small>{words.lockMissing(empty, refused)}</small>
            </span>
          </button>
        )}
      </div>
    </>
  );
}
