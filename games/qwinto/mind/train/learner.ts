import type { Rng } from '@cifra/kernel';
import { FEATURES, MAX_ACTIVE } from '../features.ts';
import { blankNet, head, NARROW, type Net, narrowLayer, sumFeatures, UNIT, WIDE } from '../net.ts';
import type { Replay } from './replay.ts';

const PARTS = ['wide', 'wideBias', 'narrow', 'narrowBias', 'gain', 'spread', 'headBias'] as const;
type Numbers = Float32Array | Float64Array;

const BATCH = 64;
const FIRST_MOMENT = 0.9;
const SECOND_MOMENT = 0.999;
/** The spread only learns along; it must not bend the shared layers. */
const SPREAD_WEIGHT = 0.02;

/** Adam over mini-batches from the replay; rows of inputs that a batch does not touch rest. */
export class Learner {
  readonly net = blankNet();
  /** A running average of the net, steadier than the net itself: this one plays. */
  readonly average = blankNet();
  readonly #first = blankNet();
  readonly #second = blankNet();
  readonly #slope = blankNet();
  readonly #touched = new Uint8Array(FEATURES);
  readonly #sums = new Float64Array(WIDE);
  readonly #units = new Float64Array(NARROW);
  readonly #unitSlopes = new Float64Array(NARROW);
  readonly #sumSlopes = new Float64Array(WIDE);
  steps = 0;

  constructor(rng: Rng) {
    const fill = (numbers: Numbers, scale: number) => {
      for (let at = 0; at < numbers.length; at++) numbers[at] = scale * (2 * rng.unit() - 1);
    };
    fill(this.net.wide, 0.15);
    fill(this.net.narrow, 0.2);
    fill(this.net.gain, 0.2);
    this.net.wideBias.fill(0.1);
    this.#copyToAverage();
  }

  #copyToAverage(): void {
    for (const part of PARTS) this.average[part].set(this.net[part]);
  }

  /** Everything that is needed to go on later. */
  get memory(): readonly Numbers[] {
    return [this.net, this.average, this.#first, this.#second].flatMap((net: Net) => PARTS.map((part) => net[part]));
  }

  /** One mini-batch; gives its mean squared error in points. */
  step(replay: Replay, rng: Rng, rate: number): number {
    let error = 0;
    for (let sample = 0; sample < BATCH; sample++) error += this.#study(replay, replay.some(rng));
    this.steps++;
    this.#update(rate);
    if (this.steps % 10 === 0) this.#settle();
    return error / BATCH;
  }

  #study(replay: Replay, at: number): number {
    const { net } = this;
    const slope = this.#slope;
    const units = this.#units;
    const sums = this.#sums;
    const from = at * MAX_ACTIVE;
    const count = replay.counts[at];
    sumFeatures(net, replay.features, from, count, sums);
    narrowLayer(net, sums, units);
    const gain = head(net.gain, net.headBias[0], units);
    const logSpread = head(net.spread, net.headBias[1], units);
    const gainSlope = gain - replay.targets[at] / UNIT;
    const deviation = (gain - replay.finals[at] / UNIT) / Math.exp(logSpread);
    const spreadSlope = SPREAD_WEIGHT * Math.max(-5, 1 - deviation * deviation);
    slope.headBias[0] += gainSlope;
    slope.headBias[1] += spreadSlope;
    for (let unit = 0; unit < NARROW; unit++) {
      const value = units[unit];
      slope.gain[unit] += gainSlope * value;
      slope.spread[unit] += spreadSlope * value;
      const back = value > 0 ? gainSlope * net.gain[unit] + spreadSlope * net.spread[unit] : 0;
      slope.narrowBias[unit] += back;
      this.#unitSlopes[unit] = back;
    }
    this.#backNarrow();
    this.#backWide(replay.features, from, count);
    return UNIT * UNIT * gainSlope * gainSlope;
  }

  #backNarrow(): void {
    const { narrow } = this.net;
    const slopes = this.#slope.narrow;
    const back = this.#unitSlopes;
    for (let unit = 0; unit < WIDE; unit++) {
      const value = this.#sums[unit];
      let sum = 0;
      if (value > 0) {
        const row = unit * NARROW;
        for (let at = 0; at < NARROW; at++) {
          slopes[row + at] += back[at] * value;
          sum += back[at] * narrow[row + at];
        }
      }
      this.#sumSlopes[unit] = sum;
      this.#slope.wideBias[unit] += sum;
    }
  }

  #backWide(features: Uint16Array, from: number, count: number): void {
    const sumSlopes = this.#sumSlopes;
    const { wide } = this.#slope;
    for (let at = from; at < from + count; at++) {
      const row = features[at] * WIDE;
      this.#touched[features[at]] = 1;
      for (let unit = 0; unit < WIDE; unit++) wide[row + unit] += sumSlopes[unit];
    }
  }

  #update(rate: number): void {
    for (let feature = 0; feature < FEATURES; feature++) {
      if (this.#touched[feature] === 0) continue;
      this.#touched[feature] = 0;
      this.#adam('wide', feature * WIDE, (feature + 1) * WIDE, rate);
    }
    for (const part of PARTS) if (part !== 'wide') this.#adam(part, 0, this.net[part].length, rate);
  }

  #adam(part: (typeof PARTS)[number], from: number, to: number, rate: number): void {
    const weights: Numbers = this.net[part];
    const first: Numbers = this.#first[part];
    const second: Numbers = this.#second[part];
    const slope: Numbers = this.#slope[part];
    const warm = Math.sqrt(1 - SECOND_MOMENT ** Math.min(this.steps, 10_000)) * rate;
    for (let at = from; at < to; at++) {
      const push = slope[at] / BATCH;
      slope[at] = 0;
      first[at] += (1 - FIRST_MOMENT) * (push - first[at]);
      second[at] += (1 - SECOND_MOMENT) * (push * push - second[at]);
      weights[at] -= (warm * first[at]) / (Math.sqrt(second[at]) + 1e-8);
    }
  }

  /** The average forgets the early nets first. */
  #settle(): void {
    const share = Math.max(0.01, 1 / (this.steps / 10));
    for (const part of PARTS) {
      const weights: Numbers = this.net[part];
      const average: Numbers = this.average[part];
      for (let at = 0; at < weights.length; at++) average[at] += share * (weights[at] - average[at]);
    }
  }
}
