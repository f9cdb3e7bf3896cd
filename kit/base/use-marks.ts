import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isSameMarks, type Marks, mergedMarks, readMarks, toggledMark } from './marks.ts';

export type MarkSheet = {
  readonly marks: Marks;
  /** Several at once are one step, and are taken back as one. */
  readonly toggle: (...marks: readonly string[]) => void;
  /** Null where nothing was noted here. */
  readonly undo: (() => void) | null;
};

type Notes = { readonly notes: string; readonly saveNotes: (notes: string) => void };

/** The marks of one person at one match, kept with it; what another tab wrote is taken in. */
export function useMarks({ notes, saveNotes }: Notes, read: (notes: string) => Marks = readMarks): MarkSheet {
  const marks = useSignal<Marks>(read(notes));
  const trail = useSignal<readonly (readonly string[])[]>([]);
  // Another tab of the same person has written: both sheets are kept, and each tells the other what it lacks.
  useEffect(() => {
    const theirs = read(notes);
    const all = mergedMarks(marks.value, theirs);
    if (!isSameMarks(all, marks.value)) marks.value = all;
    if (!isSameMarks(all, theirs)) saveNotes(JSON.stringify(all));
  }, [notes]);
  const write = (some: readonly string[]) => {
    marks.value = some.reduce(toggledMark, marks.value);
    saveNotes(JSON.stringify(marks.value));
  };
  const last = trail.value.at(-1);
  return {
    marks: marks.value,
    toggle: (...some) => {
      if (some.length === 0) return;
      trail.value = [...trail.value, some];
      write(some);
    },
    undo:
      last === undefined
        ? null
        : () => {
            trail.value = trail.value.slice(0, -1);
            write(last);
          },
  };
}
