import { classes } from '@cifra/kit';
import type { BoardWords } from '../words/board-words.ts';
import { Guess } from './Guess.tsx';
import type { WindowModel } from './model.ts';
import type { GuessesState } from './use-guesses.ts';

type Props = {
  readonly windows: readonly WindowModel[];
  readonly words: BoardWords;
  readonly guesses: GuessesState | null;
  /** Digits that a lesson speaks of. */
  readonly pointed?: readonly number[];
};

/** Four windows: a digit, its word or what it may be, and all clues that were for it. */
export function Windows({ windows, words, guesses, pointed = [] }: Props) {
  return (
    <ul class="decrypto-screen decrypto-windows">
      {windows.map(({ digit, word, clues }) => (
        <li key={digit} class={classes('decrypto-window', pointed.includes(digit) && 'is-pointed')}>
          <span class="decrypto-digit" data-known={word !== null} aria-hidden="true">
            {digit}
          </span>
          {word !== null ? (
            <strong class="decrypto-word" style={{ '--letters': word.length }}>
              <span class="visually-hidden">{digit}: </span>
              {word}
            </strong>
          ) : guesses !== null ? (
            <Guess digit={digit} guesses={guesses} words={words} />
          ) : (
            <span class="decrypto-word is-hidden">
              <span class="visually-hidden">{digit}: </span>
              {words.hidden}
            </span>
          )}
          <span class="decrypto-clues">
            {clues.map(({ round, clue }, at) => (
              <span key={round}>
                {at > 0 && ' · '}
                <span class="clue">
                  <sup>
                    <span class="visually-hidden">{words.roundWord} </span>
                    {round}
                  </sup>
                  {clue}
                </span>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
