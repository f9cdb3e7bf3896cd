import type { AnyGame, Outcome, Seat } from '@cifra/kernel';

/** How many sides have won: a team is one, however many of it are named as winners. */
export function winningSides(game: AnyGame, seats: number, { winners }: Pick<Outcome, 'winners'>): number {
  const teams = game.teams(seats);
  const sides = winners.map((seat) => {
    const team = teams.findIndex((members) => members.includes(seat));
    return team < 0 ? `seat ${seat}` : `team ${team}`;
  });
  return new Set(sides).size;
}

/** Among whom a match is split: its winners, or both sides where two have drawn and so nobody has won (B14). */
export function sharersOf(game: AnyGame, seats: number, { winners, ranking }: Outcome): readonly Seat[] {
  const [level = []] = ranking;
  const isDraw = winners.length === 0 && ranking.length === 1 && winningSides(game, seats, { winners: level }) === 2;
  return isDraw ? level : winners;
}
