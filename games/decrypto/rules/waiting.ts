import type { Seat } from '@cifra/kernel';
import { otherTeam, TEAMS, type Team, teamOf } from './teams.ts';
import type { Table } from './types.ts';

export function without(seats: readonly Seat[], gone: readonly Seat[]): readonly Seat[] {
  return seats.filter((seat) => !gone.includes(seat));
}

export function inOrder(seats: readonly Seat[]): readonly Seat[] {
  return seats.toSorted((a, b) => a - b);
}

/** Who may answer for this team in the half being played: not the encryptor (D9); in round 1 nobody intercepts (D6). */
export function answerers({ members, half, round, encryptors }: Table, team: Team): readonly Seat[] {
  if (half === null) return [];
  if (team !== half) return round === 1 ? [] : members[team];
  return without(members[team], [encryptors[team] ?? -1]);
}

/** Encryptors are silent while their own clues are decoded (D9, D21). */
export function mayTalk({ phase, half, encryptors }: Table, seat: Seat): boolean {
  return phase !== 'answers' || half === null || encryptors[half] !== seat;
}

/** Bots leave it to people to answer and speak for the team (D13, D14, D21), and do not turn the sand timer on them (D19). */
export function yields({ phase, waiting, timer, locked }: Table, seat: Seat): readonly Seat[] {
  const others = without(waiting, [seat]);
  switch (phase) {
    case 'clues':
      return timer === 'off' || locked.length > 0 ? [] : others;
    case 'answers':
    case 'names':
    case 'judging':
      return others.filter((other) => teamOf(other) === teamOf(seat));
    case 'over':
      return [];
  }
}

/** A team answers together; whoever encrypted holds the code of this round, which the others must not see (D9). */
export function sharedScreen(
  { phase, encryptors }: Table,
  seat: Seat,
  waiting: readonly Seat[],
): { readonly eyes: Seat; readonly seats: readonly Seat[] } | null {
  const team = teamOf(seat);
  const seats = waiting.filter((other) => teamOf(other) === team);
  const eyes = seats.find((other) => other !== encryptors[team]);
  return phase === 'clues' || eyes === undefined ? null : { eyes, seats };
}

/** The teams that give an answer or an interception in the half being played. */
export function answeringTeams(table: Table): readonly Team[] {
  return TEAMS.filter((team) => answerers(table, team).length > 0);
}

/** Which of the words that the rivals named for this team's keywords it may still accept (D14), by index. */
export function judgeable({ names, strictNames }: Table, owner: Team): readonly number[] {
  if (names === null || strictNames) return [];
  const { words, right } = names[otherTeam(owner)];
  // There is nothing near about a word that was not named.
  return words.flatMap((word, at) => (right[at] === true || word.trim() === '' ? [] : [at]));
}
