import { type Decision, seatHand } from '@cifra/kernel';
import { type Code, type Draft, isSameCode } from '../codes.ts';
import { lineOf } from '../sheet.ts';
import { otherTeam, seatHandIn, sendingTeams, type Team, teamHand, teamHandIn, teamOf } from '../teams.ts';
import { tidy } from '../text.ts';
import type { Clues, Decrypto } from '../types.ts';
import { answeringTeams } from '../waiting.ts';
import { endRound } from './end.ts';

/** Neither set is shown before both are locked (D4). */
export function lock(
  decision: Decision<Decrypto>,
  clues: Clues,
  { late, said = false }: { late: boolean; said?: boolean },
): void {
  const { seat } = decision;
  decision.tell({
    fact: { type: 'locked', seat, timeUp: late, ...(said ? { said } : {}) },
    whispers: { [seatHand(seat)]: { clues } },
  });
  if (decision.table.waiting.length > 0) return;
  // White's half comes first (D5).
  const white = decision.table.encryptors.white;
  show(decision, 'white', seat === white ? clues : cluesOf(decision, 'white'));
}

function cluesOf({ before, table }: Decision<Decrypto>, team: Team): Clues {
  return seatHandIn(before, table.encryptors[team] ?? -1).clues;
}

function show(decision: Decision<Decrypto>, team: Team, clues: Clues): void {
  const { said, round } = decision.table.sheet[team].at(-1) ?? {};
  const isSaid = said !== undefined && round !== undefined;
  decision.tell({ fact: { type: 'cluesShown', team, clues, ...(isSaid ? { said: round } : {}) } });
}

/** What was said aloud is typed: what stands on the sheet already stays (D18, D23). */
export function write(decision: Decision<Decrypto>, round: number, clues: Clues): void {
  const { seat, table } = decision;
  const before = lineOf(table, teamOf(seat), round)?.clues ?? [];
  const written = clues.map((clue, at) => before[at] ?? (clue === null ? null : tidy(clue)));
  decision.tell({ fact: { type: 'written', seat, round, clues: written } });
}

export function draft(decision: Decision<Decrypto>, code: Draft): void {
  const { seat } = decision;
  const id = teamHand(teamOf(seat));
  const cleared = !isSameCode(code, teamHandIn(decision.before, teamOf(seat)).draft);
  decision.tell({ fact: { type: 'drafted', seat, cleared }, whispers: { [id]: { draft: code } } });
}

export function confirm(decision: Decision<Decrypto>, code: Code): void {
  const { seat } = decision;
  const team = teamOf(seat);
  // A confirmation is for this code only: with another one it is a new draft, which the others have not confirmed.
  const cleared = !isSameCode(code, teamHandIn(decision.before, team).draft);
  decision.tell({ fact: { type: 'confirmed', seat, cleared }, whispers: { [teamHand(team)]: { draft: code } } });
  if (!decision.table.waiting.some((other) => teamOf(other) === team)) settle(decision, team, code);
}

/** The team's answer or interception stands. When all are in they are shown together with the code (D5). */
export function settle(decision: Decision<Decrypto>, team: Team, answer: Code | null): void {
  const { before } = decision;
  decision.tell({ fact: { type: 'answered', team }, whispers: { [teamHand(team)]: { answer } } });
  const { half, done, encryptors } = decision.table;
  if (half === null || done.length < answeringTeams(decision.table).length) return;
  const said = (by: Team) => (by === team ? answer : teamHandIn(before, by).answer);
  const { code } = seatHandIn(before, encryptors[half] ?? -1);
  if (code === null) throw new Error(`The encryptor of ${half} has no code in round ${decision.table.round}`);
  const interception = done.includes(otherTeam(half)) ? said(otherTeam(half)) : null;
  decision.tell({ fact: { type: 'revealed', team: half, interception, answer: said(half), code } });
  // Black's half, and only then the end is checked (D8).
  if (half === 'white' && sendingTeams(decision.table).includes('black'))
    show(decision, 'black', cluesOf(decision, 'black'));
  else endRound(decision);
}
