import { Dialog, type KeyHelp, useBoardKeys } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { hintWords } from '../../words/hint.ts';
import { words } from '../../words/index.ts';

type Props = {
  /** Keys are for the board while nothing lies over it. */
  readonly board: RefObject<HTMLElement | null>;
  /** The game's own keys. */
  readonly keys: readonly KeyHelp[];
  /** Where hints can be asked for. */
  readonly onHint?: () => void;
};

/** `?` shows what each key does at this table, `H` asks for a hint: keys that are the same in every game. */
export function KeyList({ board, keys, onHint }: Props) {
  const { keyHelp, close } = words.value;
  const isOpen = useSignal(false);
  const show = () => {
    isOpen.value = true;
  };
  const pressed: { readonly [key: string]: (() => void) | undefined } = { '?': show, h: onHint };
  useBoardKeys(board, (event) => {
    const act = pressed[event.key.toLowerCase()];
    act?.();
    return act !== undefined;
  });
  const all = [
    { keys: '← ↑ → ↓', does: keyHelp.arrows },
    ...keys,
    ...(onHint === undefined ? [] : [{ keys: 'H', does: hintWords.value.key }]),
    { keys: 'Enter', does: keyHelp.enter },
    { keys: 'Esc', does: keyHelp.escape },
    { keys: '?', does: keyHelp.question },
  ];
  return (
    <Dialog
      title={keyHelp.title}
      isOpen={isOpen.value}
      onClose={() => {
        isOpen.value = false;
      }}
      closeLabel={close}
    >
      <dl class="key-list">
        {all.map(({ keys: pressed, does }) => (
          <div key={does}>
            <dt>
              <kbd>{pressed}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
