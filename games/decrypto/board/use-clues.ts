import type { Refusal } from '@cifra/kernel';
import { type BoardProps, remember, remembered } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Clues, Code, Decrypto } from '../rules/table.ts';
import { Keeper } from './keeper.ts';
import { firstUnready, refusalsByLine } from './lines.ts';
import { typedBefore, typedPlace, typedText } from './typed.ts';

export type CluesState = {
  readonly lines: readonly string[];
  readonly write: (at: number, line: string) => void;
  /** Somebody has left a line. */
  readonly leave: () => void;
  readonly refusals: readonly (Refusal | null)[];
  /** The line being typed in. */
  readonly typing: number | null;
  /** The first line that keeps the clues from being given; -1 where all may go. */
  readonly unready: number;
  readonly lock: () => void;
};

type Props = {
  readonly board: BoardProps<Decrypto>;
  readonly code: Code;
  readonly words: readonly string[];
  /** What the house has. */
  readonly written: Clues;
};

/** Three clues being written: kept on this device at every key, and by the house a moment later (D19). */
export function useClues({ board, code, words, written }: Props): CluesState {
  const { view, play, whyNot, isHeld } = board;
  const key = useMemo(() => ({ path: location.pathname, round: view.table.round, code, words }), []);
  const lines = useSignal<readonly string[]>(typedBefore(key, remembered(typedPlace(key)), written));
  const typing = useSignal<number | null>(null);
  const latest = useRef(play);
  latest.current = play;
  const keeper = useMemo(() => {
    const house = written.map((clue) => clue ?? '');
    return new Keeper(house, { send: (clues) => latest.current({ type: 'jot', clues }), after });
  }, []);
  useEffect(() => keeper.write(lines.value), [keeper]);
  useEffect(() => keeper.hold(isHeld), [keeper, isHeld]);
  // A line that is taken away while somebody writes in it is left too: by then the clues are locked.
  useEffect(() => () => keeper.close(), [keeper]);
  const refusals = refusalsByLine(lines.value, (clues) => whyNot({ type: 'encrypt', clues }));
  const unready = firstUnready(lines.value, refusals);
  return {
    lines: lines.value,
    write: (at, line) => {
      lines.value = lines.value.with(at, line);
      typing.value = at;
      // At every key, at once: a reload in the next moment finds it (P10).
      remember(typedPlace(key), typedText(key, lines.value));
      keeper.write(lines.value);
    },
    leave: () => {
      typing.value = null;
      keeper.keep();
    },
    refusals,
    typing: typing.value,
    unready,
    lock: () => {
      if (unready >= 0) return;
      keeper.keep();
      void play({ type: 'encrypt', clues: lines.value });
    },
  };
}

function after(delay: number, run: () => void): () => void {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}
