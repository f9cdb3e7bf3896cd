import { type Decision, seatHand } from '@cifra/kernel';
import { deal } from './deal.ts';
import { handOf } from './turn.ts';
import type { Coda } from './types.ts';

/** Nobody sees a choice of colours before the last one is made (C3). */
export function take(decision: Decision<Coda>, dark: number): void {
  const { before, seat } = decision;
  const { table, box } = before;
  decision.tell({ fact: { type: 'took', seat }, whispers: { [seatHand(seat)]: { took: dark } } });
  if (table.waiting.length > 1) return;
  const darks = table.rows.map((_, other) => (other === seat ? dark : (handOf(before, other).took ?? 0)));
  decision.tell(deal(box.pool, darks, table.options));
  beginWhenArranged(decision);
}

function beginWhenArranged(decision: Decision<Coda>): void {
  const { waiting, first } = decision.table;
  if (waiting.length === 0) decision.tell({ fact: { type: 'turned', seat: first } });
}

/** One dash of the opening after the other (C13). */
export function arrange(decision: Decision<Coda>, slot: number): void {
  const { before, seat } = decision;
  const { colours, dashes } = handOf(before, seat);
  const [colour = 'dark'] = dashes;
  const row = dashes.length > 1 ? null : colours.toSpliced(slot, 0, colour);
  decision.tell({ fact: { type: 'arranged', seat, row }, whispers: { [seatHand(seat)]: { slot } } });
  if (row !== null) beginWhenArranged(decision);
}
