import type { BoardProps } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Decrypto } from '../rules/index.ts';
import { type Guesses, mergedGuesses, readGuesses, writeGuesses } from './notes.ts';

/** What is typed is kept after so many milliseconds without a key. */
const KEEP_AFTER = 500;

export type GuessesState = {
  readonly all: Guesses;
  readonly write: (at: number, guess: string) => void;
  readonly save: () => void;
};

/** What somebody thinks that the rivals' words are: kept with the match, the same in every tab. */
export function useGuesses({ notes, saveNotes }: Pick<BoardProps<Decrypto>, 'notes' | 'saveNotes'>): GuessesState {
  const all = useSignal<Guesses>(readGuesses(notes));
  /** As the house has it, as far as is known here. */
  const kept = useRef<Guesses>(all.value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const send = useRef(saveNotes);
  send.current = saveNotes;
  useEffect(() => {
    const theirs = readGuesses(notes);
    all.value = mergedGuesses(all.value, kept.current, theirs);
    kept.current = theirs;
  }, [notes]);
  const save = () => {
    clearTimeout(timer.current);
    if (writeGuesses(all.value) === writeGuesses(kept.current)) return;
    send.current(writeGuesses(all.value));
  };
  useEffect(() => save, []);
  const write = (at: number, guess: string) => {
    all.value = all.value.with(at, guess);
    clearTimeout(timer.current);
    timer.current = setTimeout(save, KEEP_AFTER);
  };
  return { all: all.value, write, save };
}
