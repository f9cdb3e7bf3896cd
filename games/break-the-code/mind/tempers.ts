import type { Outlook, Turn } from './rival.ts';

/** A way to play: what it values in a question, how sharply it prefers the best, how often it guesses among so few. */
export type Temper = {
  readonly share: number;
  readonly values: 'bits' | 'parts';
  readonly sharpness: number;
  /** By the number of rows that are left, from one. */
  readonly guesses: readonly number[];
};

/** Who sits there is not known: players that we can think of, each with its share. */
export const TEMPERS: readonly Temper[] = [
  { share: 0.35, values: 'bits', sharpness: 25, guesses: [0.97, 0.97, 0.05, 0.02] },
  { share: 0.2, values: 'parts', sharpness: 4, guesses: [0.97, 0.03, 0.02, 0.01] },
  { share: 0.35, values: 'bits', sharpness: 4, guesses: [0.95, 0.7, 0.4, 0.15, 0.05, 0.02] },
  { share: 0.1, values: 'bits', sharpness: 0, guesses: [0.7, 0.3, 0.1, 0.05, 0.02] },
];

const RARELY = 0.01;
/** How much of a choice has no reason that we can think of. */
const WHIM = 0.03;

/** How likely such a player is to do what was done, with this outlook. */
export function chanceOf(temper: Temper, { did, options }: Turn, outlook: Outlook): number {
  const guesses = temper.guesses[Math.max(1, outlook.count) - 1] ?? RARELY;
  if ('guessed' in did) return guesses / Math.max(1, outlook.count);
  const scores = outlook[temper.values];
  let best = 0;
  for (const question of options) best = Math.max(best, scores[question] as number);
  let total = 0;
  for (const question of options) total += Math.exp(temper.sharpness * ((scores[question] as number) - best));
  const reasoned = Math.exp(temper.sharpness * ((scores[did.asked] as number) - best)) / total;
  return (1 - guesses) * ((1 - WHIM) * reasoned + WHIM / options.length);
}
