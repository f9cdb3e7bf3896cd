import { MAX_WORD } from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';
import type { GuessesState } from './use-guesses.ts';

type Props = { readonly digit: number; readonly guesses: GuessesState; readonly words: BoardWords };

/** A line to note what a word of the rivals may be. */
export function Guess({ digit, guesses, words }: Props) {
  return (
    <input
      class="decrypto-guess"
      type="text"
      maxLength={MAX_WORD}
      autocomplete="off"
      spellcheck={false}
      placeholder={words.guessHere}
      aria-label={words.guess(digit)}
      value={guesses.all[digit - 1] ?? ''}
      onInput={(event) => guesses.write(digit - 1, event.currentTarget.value)}
      onBlur={guesses.save}
    />
  );
}
