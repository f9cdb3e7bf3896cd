import { type Decision, seatHand } from '@cifra/kernel';
import { deal } from './deal.ts';
import { readyRow } from './legal.ts';
import { handOf } from './turn.ts';
import type { Coda } from './types.ts';

/** Nobody sees a choice of colours before the last one is made (C3). */
export function take(decision: Decision<Coda>, dark: number): void {
  const { before, seat } = decision;
  const { table, box } = before;
  decision.tell({ fact: { type: 'took', seat }, whispers: { [seatHand(seat)]: { took: dark } } });
  if (table.waiting.length > 1) return;
  const darks = table.rows.map((_, other) => (other === seat ? dark : (handOf(before, other).took ?? 0)));
  decision.tell(deal(box.pool, darks, table.options, before.rules));
  beginWhenArranged(decision);
}

/** Everybody says so once, and all rows are shown together after the last one (C13). */
export function ready(decision: Decision<Coda>, slots: readonly number[]): void {
  const { before, seat } = decision;
  decision.tell({ fact: { type: 'readied', seat }, whispers: { [seatHand(seat)]: { slots } } });
  if (decision.table.waiting.length > 0) return;
  const rows = before.table.rows.map((_, other) => {
    const hand = handOf(before, other);
    return other === seat ? readyRow(hand, slots).map(({ colour }) => colour) : hand.colours;
  });
  decision.tell({ fact: { type: 'rowsShown', rows } });
  beginWhenArranged(decision);
}

export function beginWhenArranged(decision: Decision<Coda>): void {
  const { waiting, first } = decision.table;
  if (waiting.length === 0) decision.tell({ fact: { type: 'turned', seat: first } });
}
