import type { Bout } from './play.ts';

/** What is counted for one player over all its matches. */
export type Standing = {
  readonly name: string;
  matches: number;
  /** Wins, alone or with others. */
  wins: number;
  /** Wins, and the side's part of a tie: of two sides each has half a win, for everybody in a team the same. */
  score: number;
  points: number;
  pointsSquared: number;
  scored: number;
  readonly thoughts: number[];
};

export function newStanding(name: string): Standing {
  return { name, matches: 0, wins: 0, score: 0, points: 0, pointsSquared: 0, scored: 0, thoughts: [] };
}

export function count(standings: readonly Standing[], { winners, sharers, sides, scores, thoughts }: Bout): void {
  for (const [player, standing] of standings.entries()) {
    standing.matches++;
    if (winners.includes(player)) standing.wins++;
    if (sharers.includes(player)) standing.score += 1 / sides;
    if (scores !== null) {
      const points = scores[player] ?? 0;
      standing.points += points;
      standing.pointsSquared += points * points;
      standing.scored++;
    }
    standing.thoughts.push(...(thoughts[player] ?? []));
  }
}

/** The half-width of a 95 % interval of a share (normal approximation, as wide as for a half near the edges). */
export function interval(share: number, matches: number): number {
  return matches === 0 ? 1 : 1.96 * Math.sqrt(Math.max(share * (1 - share), 1 / matches) / matches);
}

/** The same of a mean, from the sum and the sum of squares. */
export function meanInterval(sum: number, squares: number, matches: number): number {
  return matches === 0 ? 0 : 1.96 * Math.sqrt(Math.max(0, squares / matches - (sum / matches) ** 2) / matches);
}

export function quantile(sorted: readonly number[], at: number): number {
  return sorted.length === 0 ? 0 : (sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0);
}
