import type { AnyGame, Outcome } from '@cifra/kernel';

/** How many sides have won: a team is one, however many of it are named as winners. */
export function winningSides(game: AnyGame, seats: number, { winners }: Pick<Outcome, 'winners'>): number {
  const teams = game.teams(seats);
  const sides = winners.map((seat) => {
    const team = teams.findIndex((members) => members.includes(seat));
    return team < 0 ? `seat ${seat}` : `team ${team}`;
  });
  return new Set(sides).size;
}
