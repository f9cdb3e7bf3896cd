import type { BoardProps } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Decrypto } from '../rules/table.ts';
import { type Guesses, mergedGuesses, sharedGuesses, writtenNotes } from './notes.ts';

/** What is typed is kept after so many milliseconds without a key. */
const KEEP_AFTER = 500;

export type GuessesState = Pick<BoardProps<Decrypto>, 'people'> & {
  readonly all: Guesses;
  /** May something be written now? Whoever must be silent may not (D9). */
  readonly isOpen: boolean;
  readonly write: (at: number, guess: string) => void;
  readonly save: () => void;
};

/** What a team thinks that the rivals' words are: kept with the match, the same for all of the team and in every tab (P19). */
export function useGuesses(board: BoardProps<Decrypto>): GuessesState {
  const { notes, saveNotes, mateNotes = [] } = board;
  const { viewer, table } = board.view;
  const isOpen = viewer !== 'spectator' && board.game.mayTalk?.(table, viewer) !== false;
  const house = viewer === 'spectator' ? [] : [{ seat: viewer, text: notes }, ...mateNotes];
  const all = useSignal<Guesses>(sharedGuesses(house));
  /** As the house has it, as far as is known here. */
  const kept = useRef<Guesses>(all.value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const save = () => {
    clearTimeout(timer.current);
    if (!isOpen) return;
    const text = writtenNotes(viewer, house, all.value);
    if (text !== null) saveNotes(text);
  };
  /** As of the last drawing: a timer and a page that closes look at what is known then. */
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const theirs = sharedGuesses(house);
    all.value = mergedGuesses(all.value, kept.current, theirs);
    kept.current = theirs;
  }, [notes, mateNotes]);
  useEffect(() => {
    const leave = () => latest.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  // What was written a moment before the silence goes as soon as it is over.
  useEffect(() => latest.current(), [isOpen]);
  const write = (at: number, text: string) => {
    all.value = all.value.with(at, { text, by: viewer === 'spectator' ? null : viewer });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), KEEP_AFTER);
  };
  return { all: all.value, people: board.people, isOpen, write, save };
}
