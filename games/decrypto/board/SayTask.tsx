import type { Refusal } from '@cifra/kernel';
import { type BoardProps, Button } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { type Clues, type Code, type Decrypto, MAX_CLUE } from '../rules/table.ts';
import type { BoardWords } from '../words/board-words.ts';
import { teamOfViewer } from './situation.ts';

type Props = {
  readonly board: BoardProps<Decrypto>;
  readonly code: Code;
  readonly keywords: readonly string[];
  readonly words: BoardWords;
  readonly tell: (refusal: Refusal) => string;
};

/** An encryptor says the clues aloud, and may write down what was said (D23). */
export function SayTask({ board, code, keywords, words, tell }: Props) {
  const { view, play, whyNot, isHeld } = board;
  const mine = teamOfViewer(view) ?? 'white';
  const { round, sheet } = view.table;
  const standing = sheet[mine].at(-1)?.clues ?? [];
  const lines = useSignal<readonly string[]>(code.map(() => ''));
  const clues: Clues = lines.value.map((line, at) => (standing[at] != null || line.trim() === '' ? null : line));
  const isEmpty = clues.every((clue) => clue === null);
  const refusal = isEmpty ? null : whyNot({ type: 'write', round, clues });
  const missing = isEmpty ? words.nothingToWrite : refusal === null ? undefined : tell(refusal);
  return (
    <>
      <div class="decrypto-work is-writing is-said">
        <div class="decrypto-box" data-team={mine}>
          <ol class="decrypto-screen decrypto-lines">
            {code.map((digit, at) => {
              const word = keywords[digit - 1] ?? '';
              return (
                <li key={digit} class="decrypto-line">
                  <span class="decrypto-digit" data-known="true" aria-hidden="true">
                    {digit}
                  </span>
                  <span class="decrypto-word" style={{ '--letters': word.length }}>
                    {word}
                  </span>
                  <span class="decrypto-clues" />
                  {standing[at] != null ? (
                    <span class="clue">{standing[at]}</span>
                  ) : (
                    <input
                      type="text"
                      maxLength={MAX_CLUE}
                      autocomplete="off"
                      autocapitalize="off"
                      placeholder={words.said}
                      aria-label={words.saidClue(digit)}
                      value={lines.value[at] ?? ''}
                      onInput={(event) => {
                        lines.value = lines.value.with(at, event.currentTarget.value);
                      }}
                    />
                  )}
                </li>
              );
            })}
          </ol>
        </div>
        <p class="decrypto-say">{words.sayNowHelp}</p>
      </div>
      <div class="decrypto-thumb">
        <Button
          isLarge
          isBusy={isHeld}
          onPress={() => void play({ type: 'write', round, clues })}
          {...(missing === undefined ? {} : { missing })}
        >
          {words.writeDown}
        </Button>
      </div>
    </>
  );
}
