import { type Decision, type Seat, type State, seatHand } from '@cifra/kernel';
import { goOut, pass } from './end.ts';
import { openSlots } from './legal.ts';
import { hasHidden } from './outcome.ts';
import type { Colour, Value } from './tiles.ts';
import type { Coda, Command, Hand } from './types.ts';

export function handOf(state: State<Coda>, seat: Seat): Hand {
  const hand = state.hands[seatHand(seat)];
  if (hand === undefined) throw new Error(`Seat ${seat} has no hand`);
  return hand;
}

/** Its owner alone hears what was drawn (C6). */
export function draw(decision: Decision<Coda>, colour: Colour): Value {
  const { before, seat } = decision;
  const [value] = before.box.pool[colour];
  if (value === undefined) throw new Error(`No ${colour} tile is left to draw`);
  decision.tell({ fact: { type: 'drew', seat, colour }, whispers: { [seatHand(seat)]: { value } } });
  return value;
}

export function attack(decision: Decision<Coda>, { seat: target, place, value }: Command & { type: 'attack' }): void {
  const { before, seat } = decision;
  const right = handOf(before, target).row[place] === value;
  decision.tell({ fact: { type: 'attacked', seat, target, place, value, right } });
  if (!right) endTurn(decision, 'open');
  else if (!hasHidden(decision.table.rows[target] ?? [])) goOut(decision, target, seat);
}

/** The drawn tile joins the row, hidden after a stop (C9), open after a wrong attack (C10). */
export function endTurn(decision: Decision<Coda>, joining: 'hidden' | 'open'): void {
  const { before, seat } = decision;
  const { table } = before;
  if (table.drawn === null) {
    if (joining === 'hidden') pass(decision);
    else decision.tell({ fact: { type: 'owed', seat } });
    return;
  }
  const hand = handOf(before, seat);
  const [only = 0, ...more] = openSlots(table, hand);
  if (more.length === 0) join(decision, only, joining);
  else if (hand.slot === null) decision.tell({ fact: { type: 'asked', seat, joining } });
  else join(decision, hand.slot, joining);
}

export function join(decision: Decision<Coda>, place: number, joining: 'hidden' | 'open'): void {
  const { before, seat } = decision;
  const { drawn } = before.table;
  if (drawn === null) throw new Error(`Seat ${seat} has drawn nothing that could join`);
  const value = joining === 'open' ? handOf(before, seat).drawn : null;
  decision.tell({ fact: { type: 'joined', seat, colour: drawn.colour, place, value } });
  pass(decision);
}

/** One of one's own tiles opens, and the turn ends (C11). */
export function reveal(decision: Decision<Coda>, place: number, lot: boolean): void {
  const { before, seat } = decision;
  const value = handOf(before, seat).row[place];
  if (value === undefined) throw new Error(`Seat ${seat} has no tile ${place}`);
  decision.tell({ fact: { type: 'revealed', seat, place, value, lot } });
  if (hasHidden(decision.table.rows[seat] ?? [])) pass(decision);
  else goOut(decision, seat, null);
}
