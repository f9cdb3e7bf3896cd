import type { Bot, Bots, Rng, View } from '@cifra/kernel';
import { sought } from '../rules/index.ts';
import type { HigherLower } from '../rules/types.ts';

/** Names a number this far around the middle of what is possible; the middle itself halves it. */
const within =
  (share: number): Bot<HigherLower> =>
  (view: View<HigherLower>, rng: Rng) => {
    const { from, to } = sought(view.table, view.table.turn ?? 0);
    const half = (to - from) / 2;
    const number = Math.round(from + half + (rng.unit() * 2 - 1) * half * share);
    return { type: 'name', number };
  };

export const bots: Bots<HigherLower> = { novice: within(1), club: within(0.5), master: within(0) };

/** How each character thinks. */
export const characters = { pio: bots.novice, minerva: bots.master };
