import { DIGITS } from './codes.ts';
import type { Team } from './teams.ts';
import type { Line, Table } from './types.ts';

/** What stands on a team's sheet for this round. */
export function lineOf({ sheet }: Table, team: Team, round: number): Line | undefined {
  return sheet[team].find((line) => line.round === round);
}

/** The clues that a team has given so far: none of them may come again (D16). */
export function usedClues({ sheet }: Table, team: Team): readonly string[] {
  return sheet[team].flatMap(({ clues }) => clues ?? []).filter((clue) => clue !== null);
}

/** The lower part of the sheet (D22): under each digit the clues that were given for it, as far as codes are known. */
export function gatheredClues({ sheet }: Table, team: Team): readonly (readonly string[])[] {
  return DIGITS.map((digit) => sheet[team].flatMap(({ clues, code }) => clues?.[code?.indexOf(digit) ?? -1] ?? []));
}
