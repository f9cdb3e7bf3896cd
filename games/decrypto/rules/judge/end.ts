import type { Decision, Seat } from '@cifra/kernel';
import { ahead, pointsOf, type Verdict, verdictOf } from '../outcome.ts';
import { type ByTeam, byTeam, otherTeam, TEAMS, type Team, teamHand, teamHandIn } from '../teams.ts';
import { folded, tidy } from '../text.ts';
import type { Decrypto, Table } from '../types.ts';
import { beginRound } from './setup.ts';

/** The end is checked after both halves (D8). */
export function endRound(decision: Decision<Decrypto>): void {
  const { table, chance } = decision;
  const verdict = verdictOf(table);
  if (verdict === 'go-on') {
    // The role passes to the next member every round (D4).
    const encryptors = byTeam((team) => nextOf(table.members[team], table.encryptors[team]));
    decision.tell(beginRound(table.round + 1, encryptors, chance));
    return;
  }
  if (verdict !== 'tie-break') {
    end(decision, verdict, { named: null });
    return;
  }
  const winner = ahead(pointsOf(table));
  if (winner === null) decision.tell({ fact: { type: 'namingBegan' } });
  else end(decision, { winner, reason: 'points' }, { named: null });
}

function nextOf(members: readonly Seat[], last: Seat | null): Seat | null {
  return last === null ? null : (members[(members.indexOf(last) + 1) % members.length] ?? null);
}

/** Each team names the other's keywords by number (D13), unseen until both have. */
export function name(decision: Decision<Decrypto>, team: Team, words: readonly string[]): void {
  const { before } = decision;
  decision.tell({ fact: { type: 'named', team }, whispers: { [teamHand(team)]: { names: words } } });
  if (decision.table.done.length < TEAMS.length) return;
  const names = byTeam((by) => {
    const named = by === team ? words : (teamHandIn(before, by).names ?? []);
    const keywords = teamHandIn(before, otherTeam(by)).words;
    return { words: named, right: named.map((word, at) => isSameWord(word, keywords[at] ?? '')) };
  });
  decision.tell({ fact: { type: 'namesShown', names } });
  if (decision.table.waiting.length === 0) endByNames(decision, { white: [], black: [] });
}

/** Case, accents and surrounding space do not count (D14). */
function isSameWord(a: string, b: string): boolean {
  return folded(tidy(a)) === folded(tidy(b));
}

/** Both verdicts are given unseen, so that neither team can count before it accepts. */
export function judge(decision: Decision<Decrypto>, team: Team, accept: readonly number[]): void {
  const { before } = decision;
  decision.tell({ fact: { type: 'judged', team }, whispers: { [teamHand(team)]: { accept } } });
  if (decision.table.waiting.length > 0) return;
  endByNames(
    decision,
    byTeam((owner) => (owner === team ? accept : (teamHandIn(before, owner).accept ?? []))),
  );
}

/** The verdicts are by the team that gave them; what was accepted counts for the other one. */
function endByNames(decision: Decision<Decrypto>, verdicts: ByTeam<readonly number[]>): void {
  const { names } = decision.table;
  const accepted = byTeam((team) => verdicts[otherTeam(team)].toSorted());
  const named = byTeam((team) => (names?.[team].right.filter((right) => right).length ?? 0) + accepted[team].length);
  const winner = ahead(named);
  const isAny = accepted.white.length + accepted.black.length > 0;
  const verdict: Verdict = { winner, reason: winner === null ? 'shared' : 'names' };
  end(decision, verdict, isAny ? { named, accepted } : { named });
}

type Naming = Pick<NonNullable<Table['end']>, 'named' | 'accepted'>;

function end(decision: Decision<Decrypto>, verdict: Verdict, naming: Naming): void {
  const words = byTeam((team) => teamHandIn(decision.before, team).words);
  decision.tell({ fact: { type: 'ended', ...verdict, words, ...naming } });
}
