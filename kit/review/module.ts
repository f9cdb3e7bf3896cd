import type { Game, Language, Names, Seat, Shape, View } from '@cifra/kernel';
import type { DecisionReview, GameFigures, MatchReview } from '@cifra/mind-kit/review';
import type { ComponentType } from 'preact';
import type { TableSeat } from '../board.ts';

/** A whole review as one seat reads it. */
export type ReviewContext<G extends Shape> = {
  readonly game: Game<G>;
  readonly review: MatchReview;
  /** Whose review it is: everything is told from this side. */
  readonly seat: Seat;
  readonly names: Names;
  readonly people: (seat: Seat) => TableSeat;
  readonly language: Language;
};

/** One decision: what its seat saw before it and after it. */
export type ReviewedDecision<G extends Shape> = {
  readonly decision: DecisionReview;
  readonly before: View<G>;
  readonly after: View<G>;
};

export type MomentProps<G extends Shape> = ReviewContext<G> &
  ReviewedDecision<G> & {
    /** What could be known there, as the game's reviewer counts it; null where it says nothing, or not yet. */
    readonly insight: GameFigures | null;
  };

export type TurnQuestion<G extends Shape> = Pick<ReviewContext<G>, 'review' | 'seat'> & {
  readonly before: View<G>;
};

/** What somebody asked for in the middle of a match: what can be known from their seat, drawn as a review draws it. */
export type HintProps<G extends Shape> = Pick<ReviewContext<G>, 'seat' | 'names' | 'people' | 'language'> & {
  readonly view: View<G>;
  /** As the game's mind counts it. */
  readonly figures: GameFigures;
};

/** What `games/<game>/review/hint.tsx` exports. */
export type HintModule<G extends Shape> = {
  readonly Hint: ComponentType<HintProps<G>>;
  /** What it comes to, in a sentence or two. */
  readonly said: (hint: HintProps<G>) => string;
};

/** What `games/<game>/review/index.tsx` exports: a moment with what was possible drawn on the board. */
export type ReviewModule<G extends Shape> = {
  readonly Moment: ComponentType<MomentProps<G>>;
  /** What it comes to, in a few words. */
  readonly headline: (moment: MomentProps<G>) => string;
  /** In the list of moments, one sentence. */
  readonly summary: (moment: Omit<MomentProps<G>, 'insight'>) => string;
  /** The turn or the round of a decision, as players count it. */
  readonly turn: (at: TurnQuestion<G>) => number;
  /** It is played in rounds. */
  readonly hasRounds?: true;
  /** Below the curve: how what was unknown grew less. */
  readonly Overview?: ComponentType<ReviewContext<G>>;
  /** Which figures are counted and nobody's opinion, in a sentence; a game that counts nothing has none. */
  readonly exact?: (language: Language) => string;
  /** One thing to try the next time; null where nothing stands out. */
  readonly tip: (context: ReviewContext<G>) => string | null;
};
