import { type Chance, type Event, type Seat, type State, seatHand } from '@cifra/kernel';
import type { Coda, Hand } from './types.ts';

export type Events = readonly Event<Coda>[];

/** One command being decided: the state before it, whose command it is, and the dice. */
export type Moment = { readonly state: State<Coda>; readonly seat: Seat; readonly chance: Chance };

export function handOf(state: State<Coda>, seat: Seat): Hand {
  const hand = state.hands[seatHand(seat)];
  if (hand === undefined) throw new Error(`Seat ${seat} has no hand`);
  return hand;
}
