import { useId } from 'preact/hooks';
import { DIGITS, MAX_WORD } from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';
import type { Guesses } from './notes.ts';

/** The tie-break: four lines for the rivals' keywords, begun with what one had noted on their console (D13). */
export function Naming({
  guesses,
  words,
  isHeld,
  isLive,
  onGuess,
  onGuessed,
  onName,
}: {
  readonly guesses: Guesses;
  readonly words: BoardWords;
  readonly isHeld: boolean;
  readonly isLive: boolean;
  readonly onGuess: (at: number, guess: string) => void;
  readonly onGuessed: () => void;
  readonly onName: () => void;
}) {
  const id = useId();
  return (
    <form
      class="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        onName();
      }}
    >
      <h2>{words.nameTitle}</h2>
      <p class="small muted">{words.nameHelp}</p>
      <div class="decrypto-lines is-four">
        {DIGITS.map((digit, at) => (
          <div key={digit} class="decrypto-line">
            <label for={`${id}-${digit}`}>
              <span class="digits key" aria-hidden="true">
                {digit}
              </span>{' '}
              {words.nameField(digit)}
            </label>
            <input
              id={`${id}-${digit}`}
              class="input"
              type="text"
              maxLength={MAX_WORD}
              autocomplete="off"
              disabled={!isLive}
              value={guesses[at]}
              onInput={(event) => onGuess(at, event.currentTarget.value)}
              onChange={onGuessed}
            />
          </div>
        ))}
      </div>
      {isLive && (
        <button type="submit" class="button primary" disabled={isHeld}>
          {words.name}
        </button>
      )}
    </form>
  );
}
