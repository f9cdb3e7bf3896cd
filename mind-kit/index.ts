export { fromBase64, toBase64 } from './base64.ts';
export { memoize } from './cache.ts';
export {
  type Calibration,
  calibrated,
  fitMonotone,
  type MonotoneMap,
  mapped,
  type Prediction,
  reliability,
} from './calibration.ts';
export { type Evaluate, type Option, policyOf } from './option.ts';
export { sampleIndex, shuffle, shuffled, WeightedSampler } from './sample.ts';
export { type Softmax, sampleSoftmax, softmax } from './softmax.ts';
export type { Advise, BotReason, Explain } from './why.ts';
export { Xorshift32 } from './xorshift.ts';
