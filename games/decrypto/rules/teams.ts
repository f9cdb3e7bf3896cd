import type { HandId, Seat, State, Teams, View } from '@cifra/kernel';
import { type ByTeam, TEAMS, type Team } from './team.ts';
import type { Decrypto, SeatHand, Table, TeamHand } from './types.ts';

export { type ByTeam, TEAMS, type Team };

export const KEYWORDS = 4;

/** White sits on the even seats and black on the odd ones (D1); with three, two play against one (D20). */
export function teams(seats: number): Teams {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return [all.filter((seat) => seat % 2 === 0), all.filter((seat) => seat % 2 === 1)];
}

export function membersOf(seats: number): ByTeam<readonly Seat[]> {
  const [white = [], black = []] = teams(seats);
  return { white, black };
}

export function otherTeam(team: Team): Team {
  return team === 'white' ? 'black' : 'white';
}

export function teamOf(seat: Seat): Team {
  return seat % 2 === 0 ? 'white' : 'black';
}

export function teamHand(team: Team): HandId {
  return `team:${TEAMS.indexOf(team)}`;
}

export function byTeam<T>(of: (team: Team) => T): ByTeam<T> {
  return { white: of('white'), black: of('black') };
}

/** One interceptor against a team of two (D20): the only game in which a team has one member. */
export function hasLoneInterceptor({ members }: Pick<Table, 'members'>): boolean {
  return members.black.length === 1;
}

/** The teams that have keywords, codes and an encryptor. */
export function sendingTeams(table: Pick<Table, 'members'>): readonly Team[] {
  return hasLoneInterceptor(table) ? ['white'] : TEAMS;
}

export function teamHandIn(holder: Pick<State<Decrypto> | View<Decrypto>, 'hands'>, team: Team): TeamHand {
  const hand = holder.hands[teamHand(team)];
  if (hand === undefined || !('words' in hand)) throw new Error(`There is no hand of ${team} here`);
  return hand;
}

export function seatHandIn(holder: Pick<State<Decrypto> | View<Decrypto>, 'hands'>, seat: Seat): SeatHand {
  const hand = holder.hands[`seat:${seat}`];
  if (hand === undefined || !('code' in hand)) throw new Error(`There is no hand of seat ${seat} here`);
  return hand;
}
