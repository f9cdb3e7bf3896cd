export { GRADES, type Grade, type GradeLimits } from './grade.ts';
export type { Account } from './ledger.ts';
export {
  type DecisionReview,
  type MatchReview,
  MOMENT_REASONS,
  type Moment,
  type MomentReason,
  type SeatReview,
} from './match-review.ts';
export {
  DEPTHS,
  type Depth,
  type FindHint,
  type GameFigures,
  type JudgedOption,
  type Judgement,
  type Opinion,
  type ReviewedMove,
  type Reviewer,
  type Unit,
} from './reviewer.ts';
export { type ReviewPlan, type ReviewProgress, reviewable, reviewDecisions, reviewMatch, reviewSteps } from './walk.ts';
