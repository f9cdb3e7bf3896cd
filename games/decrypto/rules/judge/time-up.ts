import type { Decision } from '@cifra/kernel';
import { whyNotClue } from '../clues.ts';
import type { Code, Draft } from '../codes.ts';
import { clueContext } from '../legal.ts';
import { KEYWORDS, seatHandIn, teamHandIn, teamOf } from '../teams.ts';
import { tidy } from '../text.ts';
import type { ClueContext, Clues, Decrypto } from '../types.ts';
import { judge, name } from './end.ts';
import { lock, settle } from './round.ts';

/** What is written counts, the rest stays blank; a team whose last member's time is up has what it has (D19). */
export function timeUp(decision: Decision<Decrypto>, counted?: Clues): void {
  const { before, seat } = decision;
  const { table } = before;
  const team = teamOf(seat);
  if (table.phase === 'clues') {
    const written = seatHandIn(before, seat).clues;
    lock(decision, counted ?? countingClues(written, clueContext(before, table, team)), { late: true });
    return;
  }
  decision.tell({ fact: { type: 'timedOut', seat } });
  if (decision.table.waiting.some((other) => teamOf(other) === team)) return;
  const { draft: drafted, confirmed } = teamHandIn(before, team);
  // One confirmation is enough now (D21).
  if (table.phase === 'answers') settle(decision, team, confirmed.length > 0 ? codeOf(drafted) : null);
  if (table.phase === 'names')
    name(
      decision,
      team,
      Array.from({ length: KEYWORDS }, () => ''),
    );
  if (table.phase === 'judging') judge(decision, team, []);
}

function codeOf(complete: Draft): Code {
  return complete.filter((digit) => digit !== null);
}

/** What counts of unfinished clues when the time is up: those that may be given; the rest stays blank (D19). */
function countingClues(written: Clues, context: ClueContext): Clues {
  const used = [...context.used];
  return written.map((clue) => {
    if (clue === null || whyNotClue(clue, { ...context, used }) !== null) return null;
    used.push(clue);
    return tidy(clue);
  });
}
