import type { BoardProps } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Colour, Value } from '../rules/tiles.ts';
import type { Coda, Command } from '../rules/types.ts';
import { currentChoice, NO_CHOICE, type TableChoice } from './choice.ts';
import { type BoardModel, boardModel, type TileModel } from './model.ts';
import { isSame, type Marks, merged, readNotes, toggled } from './notes.ts';
import { markAt, type ThumbTask, taskOf } from './task.ts';

export type TableState = {
  readonly task: ThumbTask;
  readonly model: BoardModel;
  readonly choose: (part: Partial<TableChoice>) => void;
  readonly press: (seat: number, tile: TileModel) => void;
  readonly pencil: (value: Value) => void;
  readonly undo: (() => void) | null;
  readonly letGo: () => void;
  /** Does what has been chosen. */
  readonly play: () => void;
  readonly draw: (colour: Colour) => void;
  readonly stop: () => void;
};

/** What a person at the table has chosen and noted, and what can be done with it. */
export function useTable(props: BoardProps<Coda>): TableState {
  const { view, isMyTurn, isBusy, notes, saveNotes } = props;
  const { table } = view;
  const chosen = useSignal(NO_CHOICE);
  const marks = useSignal<Marks>(readNotes(notes));
  /** The marks that were set here, oldest first: each can be taken back. */
  const trail = useSignal<readonly string[]>([]);
  const choice = currentChoice(chosen.value, table, isMyTurn);
  const choose = (part: Partial<TableChoice>) => {
    chosen.value = { ...currentChoice(chosen.value, table, isMyTurn), ...part };
  };
  // Another tab of the same person has written: both sheets are kept, and each tells the other what it lacks.
  useEffect(() => {
    const theirs = readNotes(notes);
    const all = merged(marks.value, theirs);
    if (!isSame(all, marks.value)) marks.value = all;
    if (!isSame(all, theirs)) saveNotes(JSON.stringify(all));
  }, [notes]);
  const write = (mark: string) => {
    marks.value = toggled(marks.value, mark);
    saveNotes(JSON.stringify(marks.value));
  };
  const task = taskOf(props, choice, marks.value);
  const model = boardModel(props, task, marks.value);
  const send = (command: Command | null) => {
    if (command === null || isBusy) return;
    chosen.value = NO_CHOICE;
    void props.play(command);
  };
  return {
    task,
    model,
    choose,
    press: (seat, tile) => {
      if (tile.press === 'open') choose({ own: tile.place });
      else if (tile.press === 'aim')
        choose({ target: tile.isChosen ? null : { seat, key: tile.key, round: table.round }, value: null });
    },
    pencil: (value) => {
      if (task.type !== 'pad') return;
      const mark = markAt(task.aimed, table.round, value);
      trail.value = [...trail.value, mark];
      write(mark);
    },
    undo:
      trail.value.length === 0
        ? null
        : () => {
            const last = trail.value.at(-1);
            trail.value = trail.value.slice(0, -1);
            if (last !== undefined) write(last);
          },
    letGo: () => choose({ target: null, value: null, isSaying: false, slot: null, gaps: [], own: null }),
    play: () => send(task.command),
    draw: (colour) => send({ type: 'draw', colour }),
    stop: () => send({ type: 'stop' }),
  };
}
