import { bit, count } from './codes.ts';
import type { Look, Model } from './look.ts';
import { ROW, type Round } from './round.ts';

/** Beyond this an attack is so far behind the best that nobody would take it. */
const NEGLIGIBLE = -16;

/** An attack as it was made. */
export type Made = { readonly seat: number; readonly target: number; readonly place: number; readonly code: number };

/**
 * How likely a player who weighs chances was to attack just so: chances close to the best are taken nearly as often,
 * the less heat the more strictly. The look can be asked afterwards what seemed best.
 */
export function likelihoods(look: Look, model: Model, made: Made, heats: readonly number[]): readonly number[] {
  look.wanted = made.target * ROW + made.place;
  look.wantedCode = made.code;
  look.tracing = true;
  look.from(made.seat, model);
  look.tracing = false;
  return heats.map((heat) => {
    if (look.wantedChance === 0) return 0;
    let sum = 0;
    for (let i = 0; i < look.traced; i++) {
      const behind = ((look.trace[i] ?? 0) - look.chance) / heat;
      if (behind > NEGLIGIBLE) sum += Math.exp(behind);
    }
    return Math.exp((look.wantedChance - look.chance) / heat) / sum;
  });
}

/** The same for somebody who counts what fits between open neighbours. */
export function likelihoodByNeighbours(round: Round, look: Look, { seat, target, place, code }: Made): number {
  const unseen = look.unseenBy(seat);
  let fewest = Number.POSITIVE_INFINITY;
  let ties = 0;
  for (let other = 0; other < round.seats; other++) {
    if (other === seat) continue;
    for (let at = 0; at < round.lengthOf(other); at++) {
      if (!round.isHidden(other, at)) continue;
      const fits = count(look.fitting(other, other * ROW + at, unseen));
      if (fits === 0 || fits > fewest) continue;
      ties = fits === fewest ? ties + 1 : 1;
      fewest = fits;
    }
  }
  const mask = look.fitting(target, target * ROW + place, unseen);
  return (mask & bit(code)) !== 0 && count(mask) === fewest ? 1 / (ties * fewest) : 0;
}
