import { type Decision, seatHand } from '@cifra/kernel';
import { beginWhenArranged } from './opening.ts';
import { handOf } from './turn.ts';
import type { Coda } from './types.ts';

/** In version 1 only who held a dash of the opening was waited for, and placed one after the other in sight of all. */
export function arrangeOne(decision: Decision<Coda>, slot: number): void {
  const { before, seat } = decision;
  const { colours, dashes } = handOf(before, seat);
  const [colour = 'dark'] = dashes;
  const row = dashes.length > 1 ? null : colours.toSpliced(slot, 0, colour);
  decision.tell({ fact: { type: 'arranged', seat, row }, whispers: { [seatHand(seat)]: { slot } } });
  if (row !== null) beginWhenArranged(decision);
}
