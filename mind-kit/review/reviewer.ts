import type { Bot, Json, Rng, Shape, View } from '@cifra/kernel';

export const DEPTHS = ['quick', 'full'] as const;
export type Depth = (typeof DEPTHS)[number];

/** The unit of a match's result: a share of the victory, or points where somebody plays alone. */
export const UNITS = ['win', 'points'] as const;
export type Unit = (typeof UNITS)[number];

/** Something that could be done, and what the mind takes it to be worth in the unit of the result. */
export type JudgedOption<Command> = { readonly command: Command; readonly value: number };

export type Judgement<Command> = {
  /** Any order; the command that was chosen is among them. */
  readonly options: readonly JudgedOption<Command>[];
  /** Differences that this look cannot tell from nothing: what is so near the best counts as the best. */
  readonly noise?: number;
};

/** A decision as its seat saw it, and what it did. */
export type ReviewedMove<G extends Shape> = { readonly view: View<G>; readonly command: G['Command'] };

/** How a game's matches are reviewed: from views alone, so that no grade can know what the seat did not. */
export type Reviewer<G extends Shape> = {
  /** Whose opinion the values are, by the number of seats: a code that is worded and explained in `docs/review.md`. */
  readonly opinion: (seats: number) => Opinion;
  readonly unit: (seats: number) => Unit;
  /** What each seat may expect before the first move, where sides are not alike; null where they are. */
  expected?(seats: number): readonly number[] | null;
  /** What the options of a decision are worth; null where the mind tells none of them apart. */
  judge(move: ReviewedMove<G>, depth: Depth, rng: Rng): Judgement<G['Command']> | null;
  /** The game's own figures, with the view that the seat had right after its command; null where there are none. */
  figures(move: ReviewedMove<G>, after: View<G>, depth: Depth): GameFigures | null;
  /** Somebody who plays now and then: what they find too is not praised. */
  readonly usual?: Bot<G>;
  /** Are these the same move, however they were written? By their fields without it. */
  isSame?(one: G['Command'], other: G['Command']): boolean;
  /** What the seat could have known, for the picture of this moment: the game's own page draws it. */
  insight?(move: ReviewedMove<G>): GameFigures | null;
};

/** What whoever is to decide can know at this moment, from their view alone, for their own eyes; null where nothing can be said. */
export type FindHint<G extends Shape> = (view: View<G>) => GameFigures | null;

/** A game's own numbers, as plain data. */
export type GameFigures = { readonly [figure: string]: Json };

/**
 * `calibrated`: a mind's chance to win, set right by what came of matches between masters; `mind`: its own reckoning;
 * `models`: what our bots' models of readers and listeners make of it.
 */
export const OPINIONS = ['calibrated', 'mind', 'models'] as const;
export type Opinion = (typeof OPINIONS)[number];
