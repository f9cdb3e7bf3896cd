import type { Event, Seat } from '@cifra/kernel';
import { foldTable } from './fold.ts';
import { type Events, handOf, type Moment } from './moment.ts';
import { stillIn } from './outcome.ts';
import { ROUNDS, shuffled } from './setup.ts';
import { sumOf, type Value } from './tiles.ts';
import type { Coda, Fact, Table } from './types.ts';

/** Play passes to the left, over those who are out (C5, C12). */
export function pass(table: Table): Events {
  const seats = table.rows.length;
  let next = ((table.turn ?? 0) + 1) % seats;
  while (table.out.includes(next)) next = (next + 1) % seats;
  return [{ fact: { type: 'turned', seat: next } }];
}

/** Out, and perhaps only one is left, who has won at once (C12). */
export function goOut(moment: Moment, table: Table, seat: Seat, by: Seat | null): Events {
  const fact: Fact = { type: 'wentOut', seat, by };
  const after = foldTable(table, fact);
  const [winner, ...others] = stillIn(after);
  if (winner === undefined) throw new Error('Everybody is out');
  if (others.length === 0) return [{ fact }, ...win(moment, after, winner)];
  return by === null ? [{ fact }, ...pass(after)] : [{ fact }];
}

function win({ state, chance }: Moment, table: Table, seat: Seat): Events {
  const { options, round = ROUNDS } = table;
  const hands = table.rows.map((_, other) => handOf(state, other));
  const drawn = table.drawn === null ? null : (hands[table.drawn.seat]?.drawn ?? null);
  const rows = hands.map((hand) => hand.row);
  const hidden: readonly Value[] = (rows[seat] ?? []).filter((_, at) => table.rows[seat]?.[at]?.open === false);
  // The tile drawn in this turn stands in front of its owner too (C18).
  const bonus = sumOf(drawn !== null && table.drawn?.seat === seat ? [...hidden, drawn] : hidden);
  const last = round === ROUNDS;
  const won: Event<Coda> = { fact: { type: 'won', seat, bonus: options.tournament ? bonus : null, rows, drawn, last } };
  if (last) return [won];
  return [won, shuffled(options, round + 1, (table.first + 1) % table.rows.length, chance)];
}
