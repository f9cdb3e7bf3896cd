import type { BoardProps } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { COLOURS, type Colour, type Command, type Qwinto, type Table } from '../rules/index.ts';
import { currentChoice, NO_CHOICE, type TableChoice, type Write } from './choice.ts';
import { type BoardModel, boardModel, type ShownChoices, showOf } from './model.ts';
import { isSameCell, type ThumbTask, taskOf } from './task.ts';

export type TableState = {
  readonly task: ThumbTask;
  readonly model: BoardModel;
  readonly choice: TableChoice;
  readonly toggle: (colour: Colour) => void;
  /** Chooses a cell; one that cannot take the number says why. */
  readonly aim: (write: Write) => void;
  /** Writes nothing: at once where that costs nothing, otherwise it is asked for at the thumb. */
  readonly skip: () => void;
  readonly reroll: () => void;
  readonly look: (seat: number | null) => void;
  readonly letGo: () => void;
  /** Does what has been chosen. */
  readonly play: () => void;
};

/** What a person at the table has chosen, and what can be done with it. */
export function useTable(props: BoardProps<Qwinto>): TableState {
  const { view, legal, isBusy } = props;
  const chosen = useSignal(NO_CHOICE);
  const choice = currentChoice(chosen.value, view.table);
  const choose = (part: Partial<TableChoice>) => {
    chosen.value = { ...currentChoice(chosen.value, view.table), ...part };
  };
  const last = useLastShown(props);
  const task = taskOf(props, choice);
  const model = boardModel({ ...props, last }, task, choice);
  const send = (command: Command | null) => {
    if (command === null || isBusy) return;
    chosen.value = NO_CHOICE;
    void props.play(command);
  };
  return {
    task,
    model,
    choice,
    toggle: (colour) => choose({ dice: COLOURS.filter((one) => (one === colour) !== choice.dice.includes(one)) }),
    aim: (write) => {
      const isAimed = task.type === 'write' && task.aim !== 'skip' && task.aim !== null && isSameCell(write, task.aim);
      if (isAimed) choose({ aim: null, refused: null });
      else if (legal.some((move) => isSameCell(move, write))) choose({ aim: write, refused: null });
      else choose({ aim: null, refused: write });
    },
    skip: () => {
      if (task.type !== 'write') return;
      if (task.isRoller) choose({ aim: 'skip', refused: null });
      else send({ type: 'skip' });
    },
    reroll: () => send({ type: 'reroll' }),
    look: (seat) => choose({ looksAt: seat === view.viewer ? null : seat }),
    letGo: () => choose({ aim: null, refused: null, looksAt: null }),
    play: () => send(task.command),
  };
}

/** What was opened last stays in sight until the next dice are rolled; going back in a replay forgets it. */
function useLastShown({ view, beat }: BoardProps<Qwinto>): ShownChoices | null {
  const kept = useRef<{ readonly shown: ShownChoices; readonly sheets: Table['sheets'] } | null>(null);
  const show = showOf(beat);
  if (show?.type === 'shown') kept.current = { shown: show, sheets: view.table.sheets };
  const isSame = kept.current?.sheets === view.table.sheets && (view.table.dice === null || show?.type === 'shown');
  const isOver = view.table.turn === null && kept.current?.sheets === view.table.sheets;
  return isSame || isOver ? (kept.current?.shown ?? null) : null;
}
