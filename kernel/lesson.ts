import type { Chance } from './chance.ts';
import { view } from './fold.ts';
import type { Game } from './game.ts';
import { canonical, type Json } from './json.ts';
import { act, open, type Step } from './match.ts';
import type { Refusal } from './result.ts';
import { type Script, scriptedChance } from './script.ts';
import type { Seat } from './seat.ts';
import type { Shape, State } from './shape.ts';
import type { Language } from './telling.ts';

type InBoth = { readonly [language in Language]: string };
type Move<G extends Shape> = { readonly seat: Seat; readonly command: G['Command'] };

/** One thing that the voice of a lesson says, and what the learner then does. */
export type LessonStep<G extends Shape> = {
  readonly says: InBoth;
  /** The right move; null where it is enough to have read. */
  readonly move: G['Command'] | null;
  /** Other moves that are just as right; without it the move alone is. */
  readonly accepts?: (command: G['Command']) => boolean;
  /** Moves on the way to it, which are made and leave the step as it is. */
  readonly aside?: readonly G['Command']['type'][];
  /** What the voice speaks of, by a name that the game's board knows; it lights up there. */
  readonly points?: string;
  /** Said to whoever does something else that the rules allow. */
  readonly hint: InBoth;
  /** What the others then do. */
  readonly others?: readonly Move<G>[];
};

/** A short match with its chance written down; the learner has seat 0. */
export type Lesson<G extends Shape> = {
  readonly seats: number;
  readonly options: G['Options'];
  readonly script: Script;
  /** What the others do before the first step. */
  readonly before?: readonly Move<G>[];
  readonly steps: readonly LessonStep<G>[];
  /** Said after the last step. */
  readonly end: InBoth;
};

/** Some games talk about words: then the lesson depends on the language. */
export type LessonIn<G extends Shape> = (language: Language) => Lesson<G>;

/** What a lesson leaves to chance does not matter: everything comes in its own order. */
const ORDERLY: Chance = {
  shuffle: (_label, items, count = items.length) => items.slice(0, count),
  // A label with nothing to draw would be a mistake in the game.
  draw: (_label, items) => items[0] as (typeof items)[0],
};

export function beginLesson<G extends Shape>(game: Game<G>, lesson: Lesson<G>): State<G> {
  const { state } = open(game, lesson.seats, lesson.options, scriptedChance(lesson.script, ORDERLY));
  return (lesson.before ?? []).reduce((now, move) => lessonMove(game, lesson, now, move).state, state);
}

/** A move of the script: it must be legal. */
export function lessonMove<G extends Shape>(
  game: Game<G>,
  lesson: Lesson<G>,
  state: State<G>,
  { seat, command }: Move<G>,
): Step<G> {
  const acted = act(game, state, seat, command, scriptedChance(lesson.script, ORDERLY));
  if (!acted.ok)
    throw new Error(`The lesson of ${game.id}: seat ${seat} may not ${command.type}: ${acted.refusal.code}`);
  return acted.value;
}

/** Why the learner's move does not go: the rules refuse it, or it is not what the voice asked for. */
export function lessonRefusal<G extends Shape>(
  game: Game<G>,
  state: State<G>,
  step: LessonStep<G>,
  command: G['Command'],
): { readonly rules: Refusal } | { readonly hint: InBoth } | null {
  const rules = game.check(view(game, state, 0), command);
  if (rules !== null) return { rules };
  // Commands are plain JSON by the contract of a game.
  if (step.aside?.includes(command.type)) return null;
  const isRight = step.accepts?.(command) ?? canonical(command as Json) === canonical(step.move as Json);
  return isRight ? null : { hint: step.hint };
}
