import type { Game } from './game.ts';
import { accept, type Result, refuse } from './result.ts';
import type { Shape } from './shape.ts';

/** Do we know this version of a game's rules? All from the first to today's; nobody knows those to come. */
export function checkRules(game: Pick<Game<Shape>, 'rulesVersion'>, rules: number): Result<number> {
  const newest = game.rulesVersion;
  if (rules > newest) return refuse('newer-rules', { rules, newest });
  return Number.isInteger(rules) && rules >= 1 ? accept(rules) : refuse('bad-match-file', { field: 'rules' });
}

/** A fact as today's folds and words read it. */
export function lifted<G extends Shape>(game: Game<G>, from: number, fact: G['Fact']): G['Fact'] {
  return from === game.rulesVersion || game.lift === undefined ? fact : game.lift(fact, from);
}
