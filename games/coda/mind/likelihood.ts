import type { AttackFinder, PlayerModel } from './attack-finder.ts';
import { bit, count } from './codes.ts';
import { ROW, type RolloutState } from './rollout-state.ts';

/** Beyond this an attack is so far behind the best that nobody would take it. */
const NEGLIGIBLE = -16;

/** An attack as it was made. */
export type Made = { readonly seat: number; readonly target: number; readonly place: number; readonly code: number };

/**
 * How likely a player who weighs chances was to attack just so: chances close to the best are taken nearly as often,
 * the lower the temperature the more strictly. The finder can be asked afterwards what seemed best.
 */
export function likelihoods(
  finder: AttackFinder,
  model: PlayerModel,
  made: Made,
  temperatures: readonly number[],
): readonly number[] {
  finder.wanted = made.target * ROW + made.place;
  finder.wantedCode = made.code;
  finder.tracing = true;
  finder.from(made.seat, model);
  finder.tracing = false;
  return temperatures.map((temperature) => {
    if (finder.wantedChance === 0) return 0;
    let sum = 0;
    for (let i = 0; i < finder.traced; i++) {
      const behind = ((finder.trace[i] ?? 0) - finder.chance) / temperature;
      if (behind > NEGLIGIBLE) sum += Math.exp(behind);
    }
    return Math.exp((finder.wantedChance - finder.chance) / temperature) / sum;
  });
}

/** The same for somebody who counts what fits between open neighbours. */
export function likelihoodByNeighbours(
  state: RolloutState,
  finder: AttackFinder,
  { seat, target, place, code }: Made,
): number {
  const unseen = finder.unseenBy(seat);
  let fewest = Number.POSITIVE_INFINITY;
  let ties = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    for (let at = 0; at < state.lengthOf(other); at++) {
      if (!state.isHidden(other, at)) continue;
      const fits = count(finder.fitting(other, other * ROW + at, unseen));
      if (fits === 0 || fits > fewest) continue;
      ties = fits === fewest ? ties + 1 : 1;
      fewest = fits;
    }
  }
  const mask = finder.fitting(target, target * ROW + place, unseen);
  return (mask & bit(code)) !== 0 && count(mask) === fewest ? 1 / (ties * fewest) : 0;
}
