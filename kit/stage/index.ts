export {
  type Beat,
  type BeatStep,
  HOLD,
  holdOf,
  type Staging,
  type Story,
  type StoryContext,
  type Weight,
} from './beat.ts';
export type { Scene } from './queue.ts';
export { settled } from './settled.ts';
export { AT_ONCE, BROWSER_CLOCK, Stage, type StageClock, type StageOptions } from './stage.ts';
export { storiesOf, toldBefore } from './stories.ts';
