import { seatHand, type View } from '@cifra/kernel';
import {
  answerers,
  type Code,
  type Decrypto,
  type Draft,
  hasLoneInterceptor,
  judgeable,
  type SeatHand,
  TEAMS,
  type Team,
  type TeamHand,
  teamOf,
} from '../rules/index.ts';

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

/**
 * What stands on top of a narrow screen. The lines to write and the keys of one's own answer carry the words already;
 * an interception needs the clues on the rivals' console. Only the styles move things, so that nobody who is noting a
 * guess loses their place.
 */
export function firstFor(view: View<Decrypto>): 'action' | 'own' | 'rival' {
  switch (roleOf(view)) {
    case 'writes':
    case 'answers':
    case 'silent':
    case 'listens':
    case 'judges':
      return 'action';
    case 'intercepts':
    case 'names':
      return ownConsole(view) === teamOfViewer(view) ? 'rival' : 'own';
    case 'locked':
    case 'rests':
    case 'watches':
    case 'over':
      return 'own';
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

/** The console that has the viewer's place: a lone interceptor has no words, so there it is the team's (D20). */
export function ownConsole(view: View<Decrypto>): Team {
  return hasLoneInterceptor(view.table) ? 'white' : (teamOfViewer(view) ?? 'white');
}

/** As it is said at the table: 4.2.1. */
export function codeText(code: Draft): string {
  return code.map((digit) => digit ?? '–').join('.');
}

/** A draft without an empty dial, or null. */
export function completed(draft: Draft): Code | null {
  const code = draft.filter((digit) => digit !== null);
  return code.length === draft.length ? code : null;
}
