import type { Outcome } from './game.ts';
import type { ObservedDraw } from './observed-chance.ts';
import type { Refusal } from './result.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Shape } from './shape.ts';
import type { View } from './view.ts';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a seat is called. */
export type Names = (seat: Seat) => string;

/** Who does something in a sentence: somebody by name, or null for whoever reads it, who is told «you». */
export type Who = string | null;

/** A shuffle or roll as people would say it: what it was for, and what it brought. */
export type DrawInWords = { readonly what: string; readonly brought: readonly string[] };

/** A game in one language: the same table in words, for screen readers, the log and the terminal. */
export interface Telling<G extends Shape> {
  readonly name: string;
  /** A sentence for the log, from the side of whoever reads it; null where there is nothing to say. */
  fact(fact: G['Fact'], names: Names, viewer?: Viewer): string | null;
  /** What a legal move does, in a few words. */
  move(command: G['Command'], names: Names): string;
  /** Null where the code is not the game's own. */
  refusal(refusal: Refusal): string | null;
  outcome(outcome: Outcome, names: Names): string;
  /** Null where a label is not the game's own. */
  draw(drawn: ObservedDraw, names: Names): DrawInWords | null;
  /** The whole board as lines of text. */
  board(view: View<G>, names: Names): string;
  /** What an option is called and what it changes. */
  option(name: keyof G['Options'] & string): { readonly label: string; readonly help: string };
}

export type Tellings<G extends Shape> = { readonly [language in Language]: Telling<G> };

/** A refusal by the sentence that its code names; null where the code is not among them. */
export function tellRefusal(
  sentences: { readonly [code: string]: (details: never) => string },
  refusal: Refusal,
): string | null {
  const say = Object.hasOwn(sentences, refusal.code) ? sentences[refusal.code] : undefined;
  // The rules give each code the details that its sentence reads.
  return (say as ((details: Refusal) => string) | undefined)?.(refusal) ?? null;
}
