import type { Seat } from '@cifra/kernel';

/** How a tournament stands: the points of each seat, and how many rounds follow on this one (C18). */
export type TournamentStanding = { readonly points: readonly number[]; readonly roundsLeft: number };

/** By how much what two players get in one round differs, one standard deviation: a guess by the points of C18. */
const ROUND_SPREAD = 22;
/** How much a point counts beside the chance to win, where that is safe or lost. */
const A_POINT = 0.0005;

/** The chance to win once a round has brought everybody so many points more; equal points share it. */
export function tournamentChance(
  { points, roundsLeft }: TournamentStanding,
  more: ArrayLike<number>,
  me: Seat,
): number {
  const own = (points[me] ?? 0) + (more[me] ?? 0);
  let chance = 1;
  let level = 1;
  let nearest = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < points.length; seat++) {
    if (seat === me) continue;
    const ahead = own - (points[seat] ?? 0) - (more[seat] ?? 0);
    nearest = Math.min(nearest, ahead);
    if (roundsLeft > 0) chance *= logistic(ahead / (ROUND_SPREAD * Math.sqrt(roundsLeft)));
    else if (ahead < 0) chance = 0;
    else if (ahead === 0) level++;
  }
  return chance / level + A_POINT * nearest;
}

/** The area of the normal curve to the left, near enough. */
function logistic(z: number): number {
  return 1 / (1 + Math.exp(-1.7 * z));
}
