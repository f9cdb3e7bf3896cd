import type { Deadline, Decision, View } from '@cifra/kernel';
import { countingClues } from './clues.ts';
import type { Code, Draft } from './codes.ts';
import { judge, name } from './end.ts';
import { clueContext } from './legal.ts';
import { lock, settle } from './round.ts';
import { KEYWORDS, seatHandIn, sendingTeams, teamHandIn, teamOf } from './teams.ts';
import type { Clues, Command, Decrypto, Table } from './types.ts';

/** The last seconds, which are shown and said: enough to write down what one has in mind. */
const LAST = 10;

/** The clues of a round, its answers, and the guesses of a tie-break: each is one decision of all who take part (T1). */
export function decision({ phase, round, half }: Table): string {
  return `${phase}/${round}/${half}`;
}

/** The sand timer once one encryptor of two has locked, and the limit of an answer (D19). */
export function deadline(table: Table): Deadline | null {
  const { phase, waiting: seats, round, half, timer, answerLimit, locked } = table;
  switch (phase) {
    case 'clues':
      if (timer === 'off' || locked.length === 0 || sendingTeams(table).length === 1) return null;
      return { seats, after: timer, warning: LAST, clock: `sand:${round}` };
    case 'answers':
      if (answerLimit === 'off') return null;
      return { seats, after: answerLimit, warning: LAST, clock: `answer:${round}:${half}` };
    case 'names':
    case 'judging':
      return answerLimit === 'off' ? null : { seats, after: answerLimit, warning: LAST, clock: phase };
    case 'over':
      return null;
  }
}

export function onTimeout({ viewer, table }: View<Decrypto>): Command | null {
  return viewer !== 'spectator' && table.waiting.includes(viewer) ? { type: 'time-up' } : null;
}

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
