import type { Rng } from '@cifra/kernel';
import type { Command } from '../rules/index.ts';

/** Something to do, and the chance to win that it is thought to have. */
export type Choice = { readonly command: Command; readonly value: number };

/** The best, or at some temperature one that is nearly as good: the worse it is, the more rarely. */
export function choose(choices: readonly Choice[], temperature: number, rng: Rng): Command {
  const best = choices.reduce((one, other) => (other.value > one.value ? other : one));
  if (temperature === 0) return best.command;
  const weights = choices.map(({ value }) => Math.exp((value - best.value) / temperature));
  let left = rng.unit() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return (choices[at] ?? best).command;
  }
  return best.command;
}
