import type { Outcome } from './game.ts';
import type { Refusal } from './result.ts';
import type { Seat } from './seat.ts';
import type { Shape } from './shape.ts';
import type { View } from './view.ts';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a seat is called. */
export type Names = (seat: Seat) => string;

/** A game in one language: the same table in words, for screen readers, the log and the terminal. */
export interface Telling<G extends Shape> {
  readonly name: string;
  /** A sentence for the log; null where there is nothing to say. */
  fact(fact: G['Fact'], names: Names): string | null;
  /** What a legal move does, in a few words. */
  move(command: G['Command'], names: Names): string;
  /** Null where the code is not the game's own. */
  refusal(refusal: Refusal): string | null;
  outcome(outcome: Outcome, names: Names): string;
  /** The whole board as lines of text. */
  board(view: View<G>, names: Names): string;
  /** What an option is called and what it changes. */
  option(name: keyof G['Options'] & string): { readonly label: string; readonly help: string };
}

export type Tellings<G extends Shape> = { readonly [language in Language]: Telling<G> };
