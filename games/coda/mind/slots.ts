import { seatHand, type View } from '@cifra/kernel';
import { type Coda, type Command, openSlots } from '../rules/index.ts';

/** Where there is a choice, any place: a habit could be read. */
export function slots(view: View<Coda>): readonly Command[] {
  return openSlots(view.table, handOf(view)).map((slot) => ({ type: 'place', slot }));
}

/** Must the place be said now? In every turn with dashes, also where there is no choice, so that it tells the table nothing (C13). */
export function saysSlot(view: View<Coda>): boolean {
  const { options, phase, drawn } = view.table;
  return phase === 'attack' && options.dashes && drawn !== null && handOf(view).slot === null;
}

function handOf(view: View<Coda>) {
  const hand = view.viewer === 'spectator' ? undefined : view.hands[seatHand(view.viewer)];
  if (hand === undefined) throw new Error('A bot plays from a seat');
  return hand;
}
