import { seatHand, type View } from '@cifra/kernel';
import {
  answerers,
  type Code,
  type Decrypto,
  type Draft,
  hasLoneInterceptor,
  judgeable,
  type SeatHand,
  type Table,
  TEAMS,
  type Team,
  type TeamHand,
  teamOf,
} from '../rules/table.ts';
import type { BoardWords } from '../words/board-words.ts';

/** What the viewer does at this moment; the board and the sentence above it both follow it. */
export type Role =
  | 'writes'
  | 'locked'
  | 'rests'
  | 'answers'
  | 'intercepts'
  | 'silent'
  | 'listens'
  | 'names'
  | 'judges'
  | 'watches'
  | 'over';

export function roleOf({ table, viewer }: View<Decrypto>): Role {
  if (table.phase === 'over') return 'over';
  if (viewer === 'spectator') return 'watches';
  const team = teamOf(viewer);
  switch (table.phase) {
    case 'clues':
      if (table.encryptors[team] !== viewer) return 'rests';
      return table.locked.includes(viewer) ? 'locked' : 'writes';
    case 'answers':
      if (answerers(table, team).includes(viewer)) return team === table.half ? 'answers' : 'intercepts';
      return team === table.half ? 'silent' : 'listens';
    case 'names':
      return table.done.includes(team) ? 'watches' : 'names';
    case 'judging':
      return judgeable(table, team).length > 0 && !table.done.includes(team) ? 'judges' : 'watches';
  }
}

/** The hand of a team, where the viewer holds it. */
export function teamHandOf({ hands }: View<Decrypto>, team: Team): TeamHand | null {
  const hand = hands[`team:${TEAMS.indexOf(team)}`];
  return hand !== undefined && 'words' in hand ? hand : null;
}

/** The hand of a team's encryptor, where the viewer holds it. */
export function encryptorHandOf({ hands, table }: View<Decrypto>, team: Team): SeatHand | null {
  const seat = table.encryptors[team];
  const hand = seat === null ? undefined : hands[seatHand(seat)];
  return hand !== undefined && 'code' in hand ? hand : null;
}

/** A team's keywords as far as the viewer may know them: its own, and both at the end. */
export function keywordsOf(view: View<Decrypto>, team: Team): readonly string[] | null {
  return view.table.end?.words[team] ?? teamHandOf(view, team)?.words ?? null;
}

export function teamOfViewer({ viewer }: View<Decrypto>): Team | null {
  return viewer === 'spectator' ? null : teamOf(viewer);
}

/** The team whose place is the first: one's own; a watcher begins with white. */
export function firstTeam(view: View<Decrypto>): Team {
  return teamOfViewer(view) ?? 'white';
}

/** An interceptor alone has neither words nor codes, and so no sheet (D20). */
export function isAlone(table: Pick<Table, 'members'>, team: Team): boolean {
  return team === 'black' && hasLoneInterceptor(table);
}

/** What a side is called: by its colour, or, where two play against one, by what it is. */
export function sideName(table: Pick<Table, 'members'>, team: Team, words: BoardWords): string {
  if (!hasLoneInterceptor(table)) return words.team[team];
  return isAlone(table, team) ? words.listener : words.pair;
}

/** The same in the middle of a sentence: «pistas de la pareja». */
export function sideInText(table: Pick<Table, 'members'>, team: Team, words: BoardWords): string {
  return hasLoneInterceptor(table) && !isAlone(table, team) ? words.ofPair : words.team[team];
}

/** The code of the round being played, where the viewer knows it: its encryptor does, and a replay with all open (P21). */
export function knownCode(view: View<Decrypto>, team: Team): Code | null {
  return view.table.sheet[team].at(-1)?.code ?? encryptorHandOf(view, team)?.code ?? null;
}

/** How a clue is called that nobody typed: said aloud (D23), or left blank. */
export function untyped(words: BoardWords, isSaid: boolean): BoardWords {
  return isSaid ? { ...words, blank: words.saidAloud, blankAt: words.saidAt } : words;
}

/** As it is read at the table: 4·2·1. */
export function codeText(code: Draft): string {
  return code.map((digit) => digit ?? '_').join('·');
}

/** A draft without an empty dial, or null. */
export function completed(draft: Draft): Code | null {
  const code = draft.filter((digit) => digit !== null);
  return code.length === draft.length ? code : null;
}
