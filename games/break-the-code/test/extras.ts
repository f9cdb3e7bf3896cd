import { seatHand } from '@cifra/kernel';
import type { Extras } from '@cifra/testkit';
import type { BreakTheCode } from '../rules/index.ts';

/** The right guess, which random play would never find. */
export const extras: Extras<BreakTheCode> = ({ table, hands, box }, seat) => {
  const wanted = table.seats === 2 ? hands[seatHand(1 - seat)]?.tiles : box.centre;
  // Not in the first rounds, so that matches of every length come about.
  return wanted === undefined || table.asked.length < 6 ? [] : [{ type: 'guess', tiles: wanted }];
};
