export { memoize } from './cache.ts';
export { type Calibration, calibrated, fitCalibration, type Prediction, reliability } from './calibration.ts';
export { type Evaluate, type Option, policyOf } from './option.ts';
export { sampleIndex, shuffle, shuffled, WeightedSampler } from './sample.ts';
export { type Softmax, sampleSoftmax, softmax } from './softmax.ts';
export { Xorshift32 } from './xorshift.ts';
