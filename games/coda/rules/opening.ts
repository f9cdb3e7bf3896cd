import { type Event, seatHand } from '@cifra/kernel';
import { deal } from './deal.ts';
import { foldTable } from './fold.ts';
import { type Events, handOf, type Moment } from './moment.ts';
import type { Coda, Table } from './types.ts';

/** Nobody sees a choice of colours before the last one is made (C3). */
export function take({ state, seat }: Moment, dark: number): Events {
  const { table, box } = state;
  const took: Event<Coda> = { fact: { type: 'took', seat }, whispers: { [seatHand(seat)]: { took: dark } } };
  if (table.waiting.length > 1) return [took];
  const darks = table.rows.map((_, other) => (other === seat ? dark : (handOf(state, other).took ?? 0)));
  const dealt = deal(box.pool, darks, table.options);
  return [took, dealt, ...beginWhenArranged(foldTable(table, dealt.fact))];
}

function beginWhenArranged(table: Table): Events {
  return table.waiting.length > 0 ? [] : [{ fact: { type: 'turned', seat: table.first } }];
}

/** One dash of the opening after the other (C13). */
export function arrange({ state, seat }: Moment, slot: number): Events {
  const { colours, dashes } = handOf(state, seat);
  const [colour = 'dark'] = dashes;
  const row = dashes.length > 1 ? null : colours.toSpliced(slot, 0, colour);
  const arranged: Event<Coda> = { fact: { type: 'arranged', seat, row }, whispers: { [seatHand(seat)]: { slot } } };
  return [arranged, ...(row === null ? [] : beginWhenArranged(foldTable(state.table, arranged.fact)))];
}
