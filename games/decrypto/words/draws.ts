import type { DrawInWords, ObservedDraw } from '@cifra/kernel';
import { type Code, TEAMS } from '../rules/table.ts';
import type { Words } from './en.ts';

/** Every label under which the rules shuffle or roll (`draws` in `rules/judge/setup.ts`), in words. */
export function tellDraw(words: Words, { label, index, brought }: ObservedDraw): DrawInWords | null {
  if (label === 'words') return { what: words.draws.words, brought: brought.map(String) };
  const team = TEAMS.find((one) => label === one || label === `${one}-first`);
  if (team === undefined) return null;
  if (label !== team)
    return {
      what: words.draws.first(words.team[team]),
      brought: brought.map((place) => words.draws.place(Number(place) + 1)),
    };
  return {
    what: words.draws.code(words.team[team], (index ?? 0) + 1),
    brought: brought.map((code) => (code as Code).join('.')),
  };
}
