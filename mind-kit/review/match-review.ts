import type { Outcome, Seat } from '@cifra/kernel';
import type { Grade, GradeLimits } from './grade.ts';
import type { Account } from './ledger.ts';
import type { Depth, GameFigures, JudgedOption, Opinion, Unit } from './reviewer.ts';

type AnyCommand = { readonly type: string };

export type DecisionReview = {
  /** Of the table that the seat decided on; its command is the entry of this number, the deal being 0. */
  readonly version: number;
  readonly seat: Seat;
  readonly command: AnyCommand;
  /** Played by the clock or by a bot, not by the player. */
  readonly timeout?: true;
  readonly bot?: string;
  /** The player had asked for a hint. */
  readonly hinted?: true;
  readonly best: AnyCommand;
  /** Best first; none where the mind tells none of them apart. */
  readonly options: readonly JudgedOption<AnyCommand>[];
  /** Null where nothing was compared. */
  readonly value: number | null;
  readonly bestValue: number | null;
  /** 0 within ε, and where nothing was compared. */
  readonly loss: number;
  readonly grade: Grade;
  /** By how much it was better than the next, where it was the one good move and most would have missed it. */
  readonly found?: number;
  readonly exact: GameFigures | null;
};

export type SeatReview = Account & {
  /** From 0 to 100; null for a seat that never had a choice which was judged. */
  readonly accuracy: number | null;
};

/**
 * Why a moment is worth looking at: much was lost; the one good move was found; the dice, the deal or an answer helped, or
 * hurt.
 */
export const MOMENT_REASONS = ['loss', 'found', 'lucky', 'unlucky'] as const;
export type MomentReason = (typeof MOMENT_REASONS)[number];

export type Moment = {
  readonly version: number;
  readonly seat: Seat;
  readonly why: MomentReason;
  readonly amount: number;
};

/** A match, decision by decision: what each seat could have known, what it chose, and what of the result was luck. */
export type MatchReview = {
  readonly game: string;
  readonly outcome: Outcome;
  readonly unit: Unit;
  readonly depth: Depth;
  readonly opinion: Opinion;
  readonly limits: GradeLimits;
  readonly decisions: readonly DecisionReview[];
  readonly curve: readonly { readonly version: number; readonly chances: readonly number[] }[];
  readonly seats: readonly SeatReview[];
  readonly moments: readonly Moment[];
};
