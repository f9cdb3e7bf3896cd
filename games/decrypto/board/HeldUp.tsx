import { type BoardProps, Button, HoldUp } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import type { Decrypto } from '../rules/table.ts';
import type { BoardWords } from '../words/board-words.ts';
import { teamOfViewer } from './situation.ts';

type Props = { readonly board: BoardProps<Decrypto>; readonly words: BoardWords };

/** An encryptor's own clues while they are decoded, without the code (D9): to be held up for everybody. */
export function HeldUp({ board, words }: Props) {
  const { view } = board;
  const isUp = useSignal(false);
  const mine = teamOfViewer(view) ?? 'white';
  const clues = (view.table.sheet[mine].at(-1)?.clues ?? []).map((clue) => clue ?? words.blank);
  return (
    <>
      <div class="decrypto-work is-held">
        <div class="decrypto-box" data-team={mine}>
          <ol class="decrypto-screen decrypto-held">
            {clues.map((clue, at) => (
              <li key={at} style={{ '--letters': Math.max(6, clue.length) }}>
                {clue}
              </li>
            ))}
          </ol>
        </div>
        <p class="decrypto-note">{words.heldUpHelp}</p>
      </div>
      <div class="decrypto-thumb">
        <Button
          kind="primary"
          isLarge
          onPress={() => {
            isUp.value = true;
          }}
        >
          {words.holdUp}
        </Button>
      </div>
      {isUp.value && (
        <HoldUp
          lines={clues}
          label={words.holdUp}
          closeLabel={words.putDown}
          onClose={() => {
            isUp.value = false;
          }}
        />
      )}
    </>
  );
}
