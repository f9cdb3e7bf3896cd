import type { AnyGame, Outcome } from '@cifra/kernel';
import { winningSides } from '@cifra/mind-kit/arena';

/** What is counted over the matches of one number of seats. */
export class MatchTally {
  readonly seats: number;
  matches = 0;
  /** All moves together, and the shortest and the longest match. */
  moves = 0;
  shortest = 0;
  longest = 0;
  /** Matches that each seat won, alone or with others. */
  readonly wins: number[];
  /** Matches with winners on more than one side, and with no winner at all. */
  shared = 0;
  nobody = 0;
  /** Matches that had points, which can depend on an option, and their points by seat, all together. */
  scored = 0;
  points: number[];
  refusals = 0;
  failures = 0;
  seconds = 0;

  constructor(seats: number) {
    this.seats = seats;
    this.wins = Array.from({ length: seats }, () => 0);
    this.points = [...this.wins];
  }

  ended(game: AnyGame, outcome: Outcome, moves: number): void {
    this.matches++;
    this.moves += moves;
    this.shortest = this.matches === 1 ? moves : Math.min(this.shortest, moves);
    this.longest = Math.max(this.longest, moves);
    for (const seat of outcome.winners) this.wins[seat] = (this.wins[seat] ?? 0) + 1;
    if (outcome.winners.length === 0) this.nobody++;
    else if (winningSides(game, this.seats, outcome) > 1) this.shared++;
    const { scores } = outcome;
    if (scores === undefined) return;
    this.scored++;
    this.points = this.points.map((sum, seat) => sum + (scores[seat] ?? 0));
  }

  /** A match that did not reach its outcome: both counts must stay 0. */
  stopped(kind: 'refused' | 'stuck' | 'broken'): void {
    if (kind === 'refused') this.refusals++;
    else this.failures++;
  }
}
