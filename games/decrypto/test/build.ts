import { Scenario, type ScenarioSetup } from '@cifra/testkit';
import { type Code, type Decrypto, type Draft, decrypto, TEAMS, type Team } from '../rules/judge/index.ts';

export type Match = Scenario<Decrypto>;

/** Words that no clue below comes near to, white's four first. */
export const WHITE = ['negro', 'libélula', 'cóctel', 'sombrero'];
export const BLACK = ['antigüedad', 'hueso', 'matinal', 'pesadilla'];

/** A match with known words, in which the lowest seat of each team encrypts first. */
export function given(scene: Partial<ScenarioSetup<Decrypto>> = {}): Match {
  const seats = scene.seats ?? 4;
  const ours =
    seats === 3
      ? { words: WHITE, 'white-first': 0 }
      : { words: [...WHITE, ...BLACK], 'white-first': 0, 'black-first': 0 };
  return new Scenario(decrypto, { ...scene, seats, chance: { ...ours, ...scene.chance } });
}

/** `code(421)` is [4, 2, 1]. */
export function code(digits: number): Code {
  return [...String(digits)].map(Number);
}

export const encrypt = (...clues: string[]) => ({ type: 'encrypt', clues }) as const;
export const jot = (...clues: (string | null)[]) => ({ type: 'jot', clues }) as const;
export const draft = (...digits: Draft) => ({ type: 'draft', code: digits }) as const;
export const confirm = (digits: number) => ({ type: 'confirm', code: code(digits) }) as const;
export const name = (...words: string[]) => ({ type: 'name', words }) as const;
export const judge = (...accept: number[]) => ({ type: 'judge', accept }) as const;

const FRESH = `
  algebra historia biologia politica economia tradicion geografia poesia filosofia democracia aventura paciencia
  valentia verdura mueble medicina vocabulario invento industria festival orquesta quimica parlamento biografia`
  .trim()
  .split(/\s+/);

/** Both encryptors give clues that were not given before. */
export function clues(match: Match): Match {
  const { round, encryptors } = match.table;
  const fresh = FRESH.slice(3 * (round - 1), 3 * round);
  for (const team of TEAMS) {
    const seat = encryptors[team];
    if (seat !== null) match.when(seat, encrypt(...fresh));
  }
  return match;
}

/** Everybody who is waited for in this team confirms the same code. */
export function answer(match: Match, team: Team, digits: number): Match {
  const side = TEAMS.indexOf(team);
  for (const seat of match.toAct.filter((one) => one % 2 === side)) match.when(seat, confirm(digits));
  return match;
}

/** What happens in one half: does its team understand, do its rivals intercept? */
export type Half = '' | 'missed' | 'intercepted' | 'missed and intercepted';

function half(match: Match, team: Team, what: Half): Match {
  const rival = team === 'white' ? 'black' : 'white';
  if (match.table.round > 1) answer(match, rival, what.includes('intercepted') ? 123 : 432);
  return answer(match, team, what.includes('missed') ? 124 : 123);
}

/** One round in which every code is 1.2.3 (see `codes`), with what happens in each half. */
export function round(match: Match, white: Half = '', black: Half = ''): Match {
  clues(match);
  half(match, 'white', white);
  return match.table.members.black.length === 1 ? match : half(match, 'black', black);
}

/** Every code of both teams is 1.2.3. */
export const ALL_123 = {
  white: Array.from({ length: 8 }, () => [1, 2, 3]),
  black: Array.from({ length: 8 }, () => [1, 2, 3]),
};
export const ALL_123_OF_THREE = { white: ALL_123.white };
