import type { Seat, View } from '@cifra/kernel';
import {
  type Decrypto,
  hasLoneInterceptor,
  KEYWORDS,
  otherTeam,
  type Table,
  type Team,
  teamHandIn,
  teamOf,
} from '../rules/judge/index.ts';
import type { TokenState } from './token-costs.ts';

/** What a seat that is waited for knows. */
export type Situation = {
  readonly seat: Seat;
  readonly team: Team;
  readonly rivals: Team;
  readonly table: Table;
  /** None for an interceptor alone (D20). */
  readonly words: readonly string[];
};

/** Reads a view; one that cannot be says what is wrong with it. */
export function readSituation(view: View<Decrypto>): Situation {
  const { viewer, table } = view;
  if (viewer === 'spectator') throw impossible('a spectator has nothing to decide');
  if (!table.waiting.includes(viewer)) throw impossible(`seat ${viewer} has nothing to decide`);
  const team = teamOf(viewer);
  const { words } = teamHandIn(view, team);
  const expected = hasLoneInterceptor(table) && team === 'black' ? 0 : KEYWORDS;
  if (words.length !== expected) throw impossible(`${words.length} keywords for ${team}`);
  return { seat: viewer, team, rivals: otherTeam(team), table, words };
}

export function impossible(what: string): Error {
  return new Error(`Impossible view: ${what}`);
}

const ROUNDS = 8;
export const ROUNDS_OF_THREE = 5;

export function tokenState(table: Table, team: Team): TokenState {
  const isPooled = hasLoneInterceptor(table);
  return {
    // A lone interceptor takes tokens for both, and keeps them together (D20).
    miscommunications: isPooled ? 0 : table.tokens[team].miscommunications,
    intercepted: table.tokens[otherTeam(team)].interceptions,
    roundsLeft: Math.max(0, (isPooled ? ROUNDS_OF_THREE : ROUNDS) - table.round),
    isPooled,
  };
}
