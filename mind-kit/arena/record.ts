import type { ArenaMatch } from './match.ts';
import { RunningMean } from './statistics.ts';

/** What is counted for one player over all its matches. */
export type PlayerRecord = {
  readonly name: string;
  matches: number;
  /** Wins, alone or with others. */
  wins: number;
  /** Wins, and the side's part of a tie: of two sides each has half a win, for everybody in a team the same. */
  share: number;
  readonly points: RunningMean;
};

export function newRecord(name: string): PlayerRecord {
  return { name, matches: 0, wins: 0, share: 0, points: new RunningMean() };
}

export function countMatch(records: readonly PlayerRecord[], { winners, sharers, sides, scores }: ArenaMatch): void {
  for (const [player, record] of records.entries()) {
    record.matches++;
    if (winners.includes(player)) record.wins++;
    if (sharers.includes(player)) record.share += 1 / sides;
    if (scores !== null) record.points.add(scores[player] ?? 0);
  }
}
