import { MAX_WORD } from '../rules/table.ts';
import type { BoardWords } from '../words/board-words.ts';
import { SeatFace } from './SeatFace.tsx';
import type { GuessesState } from './use-guesses.ts';

type Props = {
  readonly digit: number;
  readonly guesses: GuessesState;
  readonly words: BoardWords;
};

/** A line to note what a word of the rivals may be: the whole team's, with the face of whoever of the others wrote it (P19). */
export function Guess({ digit, guesses, words }: Props) {
  const { text, by } = guesses.all[digit - 1] ?? { text: '', by: null };
  const mate = by === null || guesses.people(by).isMe ? null : guesses.people(by);
  return (
    <span class="decrypto-guessed">
      <input
        class="decrypto-guess"
        style={{ '--letters': Math.max(text.length, words.guessHere.length) }}
        type="text"
        maxLength={MAX_WORD}
        autocomplete="off"
        spellcheck={false}
        placeholder={guesses.isOpen ? words.guessHere : words.hidden}
        aria-label={mate === null ? words.guess(digit) : words.guessOf(digit, mate.name)}
        title={mate === null ? undefined : words.guessOf(digit, mate.name)}
        readOnly={!guesses.isOpen}
        value={text}
        onInput={(event) => guesses.write(digit - 1, event.currentTarget.value)}
        onBlur={guesses.save}
      />
      {mate !== null && by !== null && <SeatFace seat={by} person={mate} size="20px" sign={null} />}
    </span>
  );
}
