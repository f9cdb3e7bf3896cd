export { type ComparedOption, Comparison } from './Comparison.tsx';
export { GradeMark, type ReviewMark } from './GradeMark.tsx';
export type {
  HintModule,
  HintProps,
  MomentProps,
  ReviewContext,
  ReviewedDecision,
  ReviewModule,
  TurnQuestion,
} from './module.ts';
export { TileChip } from './TileChip.tsx';
