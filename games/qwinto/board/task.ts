import { type Refusal, seatHand, type View } from '@cifra/kernel';
import type { Help } from '@cifra/kit';
import { type Choice, COLOURS, type Colour, type Command, type Qwinto, totalOf } from '../rules/index.ts';
import type { TableChoice, Write } from './choice.ts';

/** What the thumb is for now; `command` is what its button will do, null as long as something is missing. */
export type ThumbTask =
  | { readonly type: 'roll'; readonly dice: readonly Colour[]; readonly command: Command | null }
  | { readonly type: 'keep'; readonly number: number; readonly command: Command }
  | {
      readonly type: 'write';
      readonly number: number;
      readonly aim: Write | 'skip' | null;
      /** Writing nothing is a fail for whoever rolled (Q8). */
      readonly isRoller: boolean;
      readonly fits: boolean;
      readonly command: Command | null;
    }
  /** Chosen, and unseen until the others have chosen too; `command` takes it back (Q5). */
  | { readonly type: 'chosen'; readonly choice: Choice; readonly command: Command | null }
  | { readonly type: 'wait'; readonly command: null };

export type SheetTableAt = {
  readonly view: View<Qwinto>;
  readonly legal: readonly Command[];
  readonly whyNot: (command: Command) => Refusal | null;
  readonly help: Help;
  /** Moves are taken from nobody here for now. */
  readonly isHeld: boolean;
};

/** What can be done now, with what has been chosen for it. Legal moves come as data: nothing is decided here. */
export function taskOf({ view, legal, whyNot, help, isHeld }: SheetTableAt, { dice, aim }: TableChoice): ThumbTask {
  const { table, viewer, hands } = view;
  const may = (type: Command['type']) => legal.some((move) => move.type === type);
  if (may('roll')) {
    const chosen = COLOURS.filter((colour) => dice.includes(colour));
    const command: Command | null = chosen.length === 0 ? null : { type: 'roll', dice: chosen };
    return { type: 'roll', dice: chosen, command };
  }
  if (may('keep')) return { type: 'keep', number: totalOf(table.dice ?? {}), command: { type: 'keep' } };
  if (may('skip')) {
    // Where it fits nowhere there is nothing to choose; without help one has to see that oneself.
    const fits = may('write') || help === 'none';
    const chosen = fits ? aim : 'skip';
    const write =
      chosen === null || chosen === 'skip' ? null : (legal.find((move) => isSameCell(move, chosen)) ?? null);
    const command: Command | null = chosen === 'skip' ? { type: 'skip' } : write;
    return {
      type: 'write',
      number: table.number ?? 0,
      aim: command === null ? null : chosen,
      isRoller: table.turn === viewer,
      fits,
      command,
    };
  }
  const choice = viewer === 'spectator' ? null : (hands[seatHand(viewer)]?.choice ?? null);
  if (choice !== null && table.phase === 'write') {
    const takeBack: Command = { type: 'takeBack' };
    return { type: 'chosen', choice, command: isHeld || whyNot(takeBack) !== null ? null : takeBack };
  }
  return { type: 'wait', command: null };
}

export function isSameCell(move: Command, write: Write | null): boolean {
  return move.type === 'write' && move.row === write?.row && move.column === write.column;
}
