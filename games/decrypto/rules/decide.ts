import { type Chance, type Event, type Seat, type State, seatHand } from '@cifra/kernel';
import { countingClues } from './clues.ts';
import { type Code, type Draft, isSameCode } from './codes.ts';
import { foldTable } from './fold.ts';
import { clueContext } from './legal.ts';
import { ahead, pointsOf, type Verdict, verdictOf } from './outcome.ts';
import { beginRound } from './setup.ts';
import {
  type ByTeam,
  byTeam,
  KEYWORDS,
  otherTeam,
  seatHandIn,
  sendingTeams,
  TEAMS,
  type Team,
  teamHand,
  teamHandIn,
  teamOf,
} from './teams.ts';
import { folded, tidy } from './text.ts';
import type { Clues, Command, Decrypto, Table } from './types.ts';
import { answeringTeams } from './waiting.ts';

/** A command's events as they come, with the table after each of them. */
class Course {
  readonly events: Event<Decrypto>[] = [];
  readonly before: State<Decrypto>;
  readonly chance: Chance;
  table: Table;

  constructor(before: State<Decrypto>, chance: Chance) {
    this.before = before;
    this.chance = chance;
    this.table = before.table;
  }

  tell(event: Event<Decrypto>): void {
    this.events.push(event);
    this.table = foldTable(this.table, event.fact);
  }
}

export function decide(
  state: State<Decrypto>,
  seat: Seat,
  command: Command,
  chance: Chance,
): readonly Event<Decrypto>[] {
  const course = new Course(state, chance);
  switch (command.type) {
    case 'encrypt':
      lock(course, seat, command.clues.map(tidy), false);
      break;
    case 'jot':
      course.tell({ fact: { type: 'jotted', seat }, whispers: { [seatHand(seat)]: { clues: command.clues } } });
      break;
    case 'draft':
      draft(course, seat, command.code);
      break;
    case 'confirm':
      confirm(course, seat, command.code);
      break;
    case 'name':
      name(course, teamOf(seat), command.words.map(tidy));
      break;
    case 'judge':
      judge(course, teamOf(seat), command.accept);
      break;
    case 'time-up':
      timeUp(course, seat);
  }
  return course.events;
}

/** What is written counts, the rest stays blank; a team whose last member's time is up has what it has (D19). */
function timeUp(course: Course, seat: Seat): void {
  const { table, before } = course;
  const team = teamOf(seat);
  if (table.phase === 'clues') {
    lock(course, seat, countingClues(seatHandIn(before, seat).clues, clueContext(before, table, team)), true);
    return;
  }
  course.tell({ fact: { type: 'timedOut', seat } });
  if (course.table.waiting.some((other) => teamOf(other) === team)) return;
  const { draft: drafted, confirmed } = teamHandIn(before, team);
  // One confirmation is enough now (D21).
  if (table.phase === 'answers') settle(course, team, confirmed.length > 0 ? codeOf(drafted) : null);
  if (table.phase === 'names')
    name(
      course,
      team,
      Array.from({ length: KEYWORDS }, () => ''),
    );
  if (table.phase === 'judging') judge(course, team, []);
}

function lock(course: Course, seat: Seat, clues: Clues, late: boolean): void {
  course.tell({
    fact: { type: 'locked', seat, timeUp: late },
    whispers: { [seatHand(seat)]: { clues } },
  });
  if (course.table.waiting.length > 0) return;
  // Neither set is shown before both are locked (D4); white's half comes first (D5).
  const white = course.table.encryptors.white;
  show(course, 'white', seat === white ? clues : cluesOf(course, 'white'));
}

function cluesOf({ before, table }: Course, team: Team): Clues {
  return seatHandIn(before, table.encryptors[team] ?? -1).clues;
}

function show(course: Course, team: Team, clues: Clues): void {
  course.tell({ fact: { type: 'cluesShown', team, clues } });
}

function draft(course: Course, seat: Seat, code: Draft): void {
  const id = teamHand(teamOf(seat));
  const cleared = !isSameCode(code, teamHandIn(course.before, teamOf(seat)).draft);
  course.tell({ fact: { type: 'drafted', seat, cleared }, whispers: { [id]: { draft: code } } });
}

function confirm(course: Course, seat: Seat, code: Code): void {
  const team = teamOf(seat);
  // A confirmation is for this code only: with another one it is a new draft, which the others have not confirmed.
  const cleared = !isSameCode(code, teamHandIn(course.before, team).draft);
  course.tell({ fact: { type: 'confirmed', seat, cleared }, whispers: { [teamHand(team)]: { draft: code } } });
  if (!course.table.waiting.some((other) => teamOf(other) === team)) settle(course, team, code);
}

function codeOf(complete: Draft): Code {
  return complete.filter((digit) => digit !== null);
}

/** The team's answer or interception stands. When all are in they are shown together with the code (D5). */
function settle(course: Course, team: Team, answer: Code | null): void {
  const { before } = course;
  course.tell({ fact: { type: 'answered', team }, whispers: { [teamHand(team)]: { answer } } });
  const { half, done, encryptors } = course.table;
  if (half === null || done.length < answeringTeams(course.table).length) return;
  const said = (by: Team) => (by === team ? answer : teamHandIn(before, by).answer);
  const { code } = seatHandIn(before, encryptors[half] ?? -1);
  if (code === null) throw new Error(`The encryptor of ${half} has no code in round ${course.table.round}`);
  const interception = done.includes(otherTeam(half)) ? said(otherTeam(half)) : null;
  course.tell({ fact: { type: 'revealed', team: half, interception, answer: said(half), code } });
  // Black's half, and only then the end is checked (D8).
  if (half === 'white' && sendingTeams(course.table).includes('black')) show(course, 'black', cluesOf(course, 'black'));
  else endRound(course);
}

function endRound(course: Course): void {
  const { table, chance } = course;
  const verdict = verdictOf(table);
  if (verdict === 'go-on') {
    // The role passes to the next member every round (D4).
    const encryptors = byTeam((team) => nextOf(table.members[team], table.encryptors[team]));
    course.tell(beginRound(table.round + 1, encryptors, chance));
    return;
  }
  if (verdict !== 'tie-break') {
    end(course, verdict, { named: null });
    return;
  }
  const winner = ahead(pointsOf(table));
  if (winner === null) course.tell({ fact: { type: 'namingBegan' } });
  else end(course, { winner, reason: 'points' }, { named: null });
}

function nextOf(members: readonly Seat[], last: Seat | null): Seat | null {
  return last === null ? null : (members[(members.indexOf(last) + 1) % members.length] ?? null);
}

/** Each team names the other's keywords by number (D13), unseen until both have. */
function name(course: Course, team: Team, words: readonly string[]): void {
  const { before } = course;
  course.tell({ fact: { type: 'named', team }, whispers: { [teamHand(team)]: { names: words } } });
  if (course.table.done.length < TEAMS.length) return;
  const names = byTeam((by) => {
    const named = by === team ? words : (teamHandIn(before, by).names ?? []);
    const keywords = teamHandIn(before, otherTeam(by)).words;
    return { words: named, right: named.map((word, at) => isSameWord(word, keywords[at] ?? '')) };
  });
  course.tell({ fact: { type: 'namesShown', names } });
  if (course.table.waiting.length === 0) endByNames(course, { white: [], black: [] });
}

/** Case, accents and surrounding space do not count (D14). */
function isSameWord(a: string, b: string): boolean {
  return folded(tidy(a)) === folded(tidy(b));
}

/** Both verdicts are given unseen, so that neither team can count before it accepts. */
function judge(course: Course, team: Team, accept: readonly number[]): void {
  const { before } = course;
  course.tell({ fact: { type: 'judged', team }, whispers: { [teamHand(team)]: { accept } } });
  if (course.table.waiting.length > 0) return;
  endByNames(
    course,
    byTeam((owner) => (owner === team ? accept : (teamHandIn(before, owner).accept ?? []))),
  );
}

/** The verdicts are by the team that gave them; what was accepted counts for the other one. */
function endByNames(course: Course, verdicts: ByTeam<readonly number[]>): void {
  const { names } = course.table;
  const accepted = byTeam((team) => verdicts[otherTeam(team)].toSorted());
  const named = byTeam((team) => (names?.[team].right.filter((right) => right).length ?? 0) + accepted[team].length);
  const winner = ahead(named);
  const isAny = accepted.white.length + accepted.black.length > 0;
  const verdict: Verdict = { winner, reason: winner === null ? 'shared' : 'names' };
  end(course, verdict, isAny ? { named, accepted } : { named });
}

type Naming = Pick<NonNullable<Table['end']>, 'named' | 'accepted'>;

function end(course: Course, verdict: Verdict, naming: Naming): void {
  const words = byTeam((team) => teamHandIn(course.before, team).words);
  course.tell({ fact: { type: 'ended', ...verdict, words, ...naming } });
}
