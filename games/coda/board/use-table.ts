import { type BoardProps, useMarks } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import type { Colour, Value } from '../rules/tiles.ts';
import type { Coda, Command } from '../rules/types.ts';
import { currentChoice, NO_CHOICE, type TableChoice } from './choice.ts';
import { type BoardModel, boardModel, type TileModel } from './model.ts';
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
  const { view, isMyTurn, isBusy } = props;
  const { table } = view;
  const chosen = useSignal(NO_CHOICE);
  const { marks, toggle, undo } = useMarks(props);
  const choice = currentChoice(chosen.value, table, isMyTurn);
  const choose = (part: Partial<TableChoice>) => {
    chosen.value = { ...currentChoice(chosen.value, table, isMyTurn), ...part };
  };
  const task = taskOf(props, choice, marks);
  const model = boardModel(props, task, marks);
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
      if (task.type === 'pad') toggle(markAt(task.aimed, table.round, value));
    },
    undo,
    letGo: () => choose({ target: null, value: null, slot: null, gaps: [], own: null }),
    play: () => send(task.command),
    draw: (colour) => send({ type: 'draw', colour }),
    stop: () => send({ type: 'stop' }),
  };
}
