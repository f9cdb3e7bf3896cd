import type { Seat, View } from '@cifra/kernel';
import type { Beat } from '@cifra/kit/stage';
import { type Fact, type Qwinto, totalOf } from '../rules/index.ts';
import type { Show } from './beats.ts';
import type { TableChoice, Write } from './choice.ts';
import { type SheetLook, type SheetModel, sheetModel } from './sheet-model.ts';
import type { SheetTableAt, ThumbTask } from './task.ts';

export type SeatModel = {
  readonly seat: Seat;
  readonly isMine: boolean;
  readonly isRoller: boolean;
  readonly points: number;
  readonly fails: number;
  /** While everybody chooses: has this one? */
  readonly mark: 'done' | 'choosing' | null;
  /** Their sheet lies in the middle. */
  readonly isLookedAt: boolean;
};

export type ShownChoices = Show & { readonly type: 'shown' };

export type BoardModel = {
  readonly seats: readonly SeatModel[];
  /** The sheet in the middle, and whose it is. */
  readonly main: { readonly seat: Seat; readonly sheet: SheetModel };
  readonly others: readonly { readonly seat: Seat; readonly sheet: SheetModel }[];
  readonly tray: DiceTrayModel;
};

/** The middle of the table: dice to choose from, dice that lie, or what everybody made of the number. */
export type DiceTrayModel =
  | { readonly type: 'choose' }
  | { readonly type: 'lie'; readonly number: number; readonly isTumbling: boolean }
  | { readonly type: 'choices'; readonly shown: ShownChoices; readonly isNew: boolean }
  | { readonly type: 'idle' };

export type SheetTableInput = SheetTableAt & {
  readonly beat: Beat | null;
  readonly highlight: Fact | null;
  readonly pointsAt: string | null;
  /** The choices that were shown last, until the next dice are rolled. */
  readonly last: ShownChoices | null;
};

/** View in, what to draw out. */
export function boardModel(input: SheetTableInput, task: ThumbTask, choice: TableChoice): BoardModel {
  const { view } = input;
  const { table, viewer } = view;
  const count = table.sheets.length;
  const me = viewer === 'spectator' ? null : viewer;
  const main = choice.looksAt ?? me ?? table.turn ?? 0;
  // Mine first, then as turns go round.
  const order = Array.from({ length: count }, (_, at) => ((me ?? 0) + at) % count);
  const sheet = (seat: Seat) => {
    const paper = table.sheets[seat];
    if (paper === undefined) throw new Error(`No sheet at seat ${seat} of ${count}`);
    return { seat, sheet: sheetModel(paper, lookAt(input, task, seat)) };
  };
  return {
    seats: order.map((seat) => ({
      seat,
      isMine: seat === me,
      isRoller: table.turn === seat,
      points: table.scores[seat] ?? 0,
      fails: table.sheets[seat]?.fails ?? 0,
      mark: table.phase !== 'write' || table.turn === null || input.last !== null ? null : markOf(view, seat),
      isLookedAt: seat === main,
    })),
    main: sheet(main),
    others: order.filter((seat) => seat !== me).map(sheet),
    tray: trayOf(input, task),
  };
}

/** Beats are made by this game alone: the page hands them back as they were. */
export function showOf(beat: Beat | null): Show | null {
  return beat === null ? null : (beat.show as Show);
}

function markOf({ table }: View<Qwinto>, seat: Seat): 'done' | 'choosing' {
  return table.waiting.includes(seat) ? 'choosing' : 'done';
}

function lookAt(
  { view, legal, help, highlight, pointsAt, last }: SheetTableInput,
  task: ThumbTask,
  seat: Seat,
): SheetLook {
  const isMine = seat === view.viewer;
  const number = view.table.number ?? 0;
  const writes = legal.filter((move): move is Write => move.type === 'write');
  return {
    fresh: last?.choices[seat],
    showsDead: help !== 'none',
    pointed: highlight?.type === 'shown' ? highlight.choices[seat] : undefined,
    ...(isMine ? { pointsAt } : {}),
    ...(isMine && task.type === 'write'
      ? {
          writing: {
            number,
            legal: writes,
            aim: task.aim === 'skip' ? null : task.aim,
            isMarked: help !== 'none',
          },
        }
      : {}),
    ...(isMine && task.type === 'chosen' ? { chosen: { choice: task.choice, number } } : {}),
  };
}

function trayOf({ view, beat, last }: SheetTableInput, task: ThumbTask): DiceTrayModel {
  const { dice } = view.table;
  const show = showOf(beat);
  if (show?.type === 'shown') return { type: 'choices', shown: show, isNew: true };
  if (task.type === 'roll') return { type: 'choose' };
  if (dice !== null && last === null)
    return { type: 'lie', number: totalOf(dice), isTumbling: show?.type === 'rolled' };
  return last === null ? { type: 'idle' } : { type: 'choices', shown: last, isNew: false };
}
