import type { Outcome } from './game.ts';
import type { Json } from './json.ts';
import type { Seat } from './seat.ts';

/** The winners first and level, then everybody else. */
export function wonBy(
  seats: number,
  winners: readonly Seat[],
  reason: string,
  more: { [field: string]: Json } = {},
): Outcome {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
  return { winners, reason, ranking: [winners, others].filter((group) => group.length > 0), ...more };
}

/** Most points first; equal points share a place. */
export function wonByPoints(scores: readonly number[], reason: string): Outcome {
  const points = [...new Set(scores)].sort((a, b) => b - a);
  const ranking = points.map((value) => scores.flatMap((score, seat) => (score === value ? [seat] : [])));
  return { winners: ranking[0] ?? [], reason, ranking, scores };
}
