import { type Decision, type Seat, seatHand } from '@cifra/kernel';
import { stillIn } from './outcome.ts';
import { ROUNDS, shuffled } from './setup.ts';
import { sumOf, type Value } from './tiles.ts';
import type { Coda } from './types.ts';

/** Play passes to the left, over those who are out (C5, C12). */
export function pass(decision: Decision<Coda>): void {
  const { turn, rows, out } = decision.table;
  let next = ((turn ?? 0) + 1) % rows.length;
  while (out.includes(next)) next = (next + 1) % rows.length;
  decision.tell({ fact: { type: 'turned', seat: next } });
}

/** Out, and perhaps only one is left, who has won at once (C12). */
export function goOut(decision: Decision<Coda>, seat: Seat, by: Seat | null): void {
  decision.tell({ fact: { type: 'wentOut', seat, by } });
  const [winner, ...others] = stillIn(decision.table);
  if (winner === undefined) throw new Error('Everybody is out');
  if (others.length === 0) win(decision, winner);
  else if (by === null) pass(decision);
}

function win(decision: Decision<Coda>, seat: Seat): void {
  const { before, table, chance } = decision;
  const { options, round = ROUNDS } = table;
  const hands = table.rows.map((_, other) => before.hands[seatHand(other)]);
  const drawn = table.drawn === null ? null : (hands[table.drawn.seat]?.drawn ?? null);
  const rows = hands.map((hand) => hand?.row ?? []);
  const hidden: readonly Value[] = (rows[seat] ?? []).filter((_, at) => table.rows[seat]?.[at]?.open === false);
  // The tile drawn in this turn stands in front of its owner too (C18).
  const bonus = sumOf(drawn !== null && table.drawn?.seat === seat ? [...hidden, drawn] : hidden);
  const last = round === ROUNDS;
  decision.tell({ fact: { type: 'won', seat, bonus: options.tournament ? bonus : null, rows, drawn, last } });
  if (!last) decision.tell(shuffled(options, round + 1, (table.first + 1) % table.rows.length, chance));
}
