import { type Event, seatHand } from '@cifra/kernel';
import { goOut, pass } from './end.ts';
import { foldTable } from './fold.ts';
import { openSlots } from './legal.ts';
import { type Events, handOf, type Moment } from './moment.ts';
import { hasHidden } from './outcome.ts';
import type { Colour } from './tiles.ts';
import type { Coda, Command, Fact } from './types.ts';

export function draw({ state, seat }: Moment, colour: Colour): Event<Coda> {
  const [value] = state.box.pool[colour];
  if (value === undefined) throw new Error(`No ${colour} tile is left to draw`);
  return { fact: { type: 'drew', seat, colour }, whispers: { [seatHand(seat)]: { value } } };
}

export function attack(moment: Moment, { seat: target, place, value }: Command & { type: 'attack' }): Events {
  const { state, seat } = moment;
  const right = handOf(state, target).row[place] === value;
  const fact: Fact = { type: 'attacked', seat, target, place, value, right };
  if (!right) return [{ fact }, ...endOfTurn(moment, 'open')];
  const after = foldTable(state.table, fact);
  return hasHidden(after.rows[target] ?? []) ? [{ fact }] : [{ fact }, ...goOut(moment, after, target, seat)];
}

/** The drawn tile joins the row, hidden after a stop (C9), open after a wrong attack (C10). */
export function endOfTurn(moment: Moment, joining: 'hidden' | 'open'): Events {
  const { state, seat } = moment;
  const { table } = state;
  if (table.drawn === null) return joining === 'hidden' ? pass(table) : [{ fact: { type: 'owed', seat } }];
  const hand = handOf(state, seat);
  const [only = 0, ...more] = openSlots(table, hand);
  if (more.length === 0) return join(moment, only, joining);
  return hand.slot === null ? [{ fact: { type: 'asked', seat, joining } }] : join(moment, hand.slot, joining);
}

export function join({ state, seat }: Moment, slot: number, joining: 'hidden' | 'open'): Events {
  const { drawn } = state.table;
  if (drawn === null) throw new Error(`Seat ${seat} has drawn nothing that could join`);
  const value = joining === 'open' ? handOf(state, seat).drawn : null;
  const fact: Fact = { type: 'joined', seat, colour: drawn.colour, place: slot, value };
  return [{ fact }, ...pass(foldTable(state.table, fact))];
}

/** One of one's own tiles opens, and the turn ends (C11). */
export function reveal(moment: Moment, at: number, lot: boolean): Events {
  const { state, seat } = moment;
  const value = handOf(state, seat).row[at];
  if (value === undefined) throw new Error(`Seat ${seat} has no tile ${at}`);
  const fact: Fact = { type: 'revealed', seat, place: at, value, lot };
  const after = foldTable(state.table, fact);
  return hasHidden(after.rows[seat] ?? [])
    ? [{ fact }, ...pass(after)]
    : [{ fact }, ...goOut(moment, after, seat, null)];
}
