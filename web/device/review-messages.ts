import type { MoveQuestion } from '@cifra/games/bots';
import type { MatchFile, Refusal, Shape } from '@cifra/kernel';
import type { Depth, GameFigures, MatchReview } from '@cifra/mind-kit/review';

/** To the worker: a match to review, then single moments to look at. */
export type ReviewRequest =
  | { readonly type: 'review'; readonly file: MatchFile<Shape> }
  | { readonly type: 'insight'; readonly version: number }
  /** What a bot does in practice; the review waits from then on. */
  | { readonly type: 'move'; readonly id: number; readonly question: MoveQuestion };

/** From the worker: how far it is, the quick review and then the deep one, and what could be known at a moment. */
export type ReviewReport =
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'progress'; readonly progress: DepthProgress }
  | { readonly type: 'review'; readonly review: MatchReview }
  | { readonly type: 'insight'; readonly version: number; readonly insight: GameFigures | null }
  | { readonly type: 'move'; readonly id: number; readonly command: { readonly type: string } };

export type DepthProgress = { readonly depth: Depth; readonly done: number; readonly total: number };
