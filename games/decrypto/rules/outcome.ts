import { type Outcome, wonBy } from '@cifra/kernel';
import { type ByTeam, byTeam, hasLoneInterceptor, otherTeam, TEAMS, type Team } from './teams.ts';
import type { EndReason, Table } from './types.ts';

const TOKENS_TO_END = 2;
export const LAST_ROUND = 8;
const LAST_ROUND_OF_THREE = 5;

export type Verdict = { readonly winner: Team | null; readonly reason: EndReason };

/** What a whole round leaves: somebody has won, the teams are level and something must decide, or it goes on. */
export function verdictOf(table: Table): Verdict | 'tie-break' | 'go-on' {
  const { tokens, round } = table;
  if (hasLoneInterceptor(table)) {
    if (tokens.black.interceptions >= TOKENS_TO_END) return { winner: 'black', reason: 'interceptions' };
    return round >= LAST_ROUND_OF_THREE ? { winner: 'white', reason: 'survived' } : 'go-on';
  }
  const won = TEAMS.filter((team) => tokens[team].interceptions >= TOKENS_TO_END);
  const lost = TEAMS.filter((team) => tokens[team].miscommunications >= TOKENS_TO_END);
  if (won.length + lost.length === 0) return round >= LAST_ROUND ? 'tie-break' : 'go-on';
  // Two of both in one team, or two of a kind in both, and nothing else (D12).
  if (won.length === 2 || lost.length === 2 || won.some((team) => lost.includes(team))) return 'tie-break';
  const [winner] = won;
  if (winner !== undefined) return { winner, reason: 'interceptions' };
  const [loser] = lost;
  return loser === undefined ? 'go-on' : { winner: otherTeam(loser), reason: 'miscommunications' };
}

/** Interceptions minus miscommunications (D13). */
export function pointsOf({ tokens }: Table): ByTeam<number> {
  return byTeam((team) => tokens[team].interceptions - tokens[team].miscommunications);
}

/** More wins; null where both have the same. */
export function ahead({ white, black }: ByTeam<number>): Team | null {
  if (white === black) return null;
  return white > black ? 'white' : 'black';
}

export function outcome({ end, members, tokens }: Table): Outcome | null {
  if (end === null) return null;
  const { winner, reason, words, named } = end;
  const seats = [...members.white, ...members.black].toSorted((a, b) => a - b);
  return wonBy(seats.length, winner === null ? seats : members[winner], reason, {
    team: winner,
    words,
    named,
    tokens,
  });
}
