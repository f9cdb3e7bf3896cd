import type { Rng } from '@cifra/kernel';
import { FEATURES, MAX_ACTIVE } from '../features.ts';
import { blankNet, NARROW, type Net, UNIT, WIDE } from '../net.ts';
import { BATCH, BLOCK, LEARNER_CODE, LIST, MEMORY_BYTES, OUT, PART } from './learner-code.ts';
import type { Replay } from './replay.ts';

const PARTS = ['wide', 'wideBias', 'narrow', 'narrowBias', 'gain', 'spread', 'headBias'] as const;
const LENGTHS = {
  wide: FEATURES * WIDE,
  wideBias: WIDE,
  narrow: WIDE * NARROW,
  narrowBias: NARROW,
  gain: NARROW,
  spread: NARROW,
  headBias: 4,
};
type Numbers = Float32Array | Float64Array;
/** A net whose numbers lie in the memory of the quick code. */
type Laid = { readonly [part in (typeof PARTS)[number]]: Float32Array };
type LearnerExports = {
  forward(listEnd: number): void;
  backward(listEnd: number, gainSlope: number, spreadSlope: number): void;
  adam(from: number, to: number, rate: number): void;
};

const SECOND_MOMENT = 0.999;
/** The spread only learns along; it must not bend the shared layers. */
const SPREAD_WEIGHT = 0.02;

/** Adam over mini-batches from the replay; rows of inputs that a batch does not touch rest. */
export class Learner {
  /** A running average of the net, steadier than the net itself: this one plays. */
  readonly average: Net = blankNet();
  readonly #memory = new WebAssembly.Memory({ initial: Math.ceil(MEMORY_BYTES / 65_536) });
  readonly #code = new WebAssembly.Instance(new WebAssembly.Module(LEARNER_CODE), { m: { m: this.#memory } })
    .exports as LearnerExports;
  readonly #numbers = new Float32Array(this.#memory.buffer);
  readonly #list = new Int32Array(this.#memory.buffer);
  readonly #net = this.#laid(BLOCK.net);
  readonly #slope = this.#laid(BLOCK.slope);
  readonly #touched = new Uint8Array(FEATURES);
  steps = 0;

  constructor(rng: Rng) {
    const fill = (numbers: Numbers, scale: number) => {
      for (let at = 0; at < numbers.length; at++) numbers[at] = scale * (2 * rng.unit() - 1);
    };
    fill(this.#net.wide, 0.15);
    fill(this.#net.narrow, 0.2);
    fill(this.#net.gain, 0.2);
    this.#net.wideBias.fill(0.1);
    this.#settle(1);
  }

  #laid(block: number): Laid {
    const part = (name: (typeof PARTS)[number]) =>
      new Float32Array(this.#memory.buffer, block + PART[name], LENGTHS[name]);
    return {
      wide: part('wide'),
      wideBias: part('wideBias'),
      narrow: part('narrow'),
      narrowBias: part('narrowBias'),
      gain: part('gain'),
      spread: part('spread'),
      headBias: part('headBias'),
    };
  }

  /** Everything that is needed to go on later. */
  get memory(): readonly Numbers[] {
    const nets = [this.#net, this.#laid(BLOCK.first), this.#laid(BLOCK.second), this.average];
    return nets.flatMap((net) => PARTS.map((part): Numbers => net[part]));
  }

  /** One mini-batch; gives its mean squared error in points. */
  step(replay: Replay, rng: Rng, rate: number): number {
    let error = 0;
    for (let sample = 0; sample < BATCH; sample++) error += this.#study(replay, replay.some(rng));
    this.steps++;
    this.#update(rate);
    if (this.steps % 10 === 0) this.#settle(Math.max(0.01, 1 / (this.steps / 10)));
    return error / BATCH;
  }

  #study(replay: Replay, at: number): number {
    const numbers = this.#numbers;
    const bias = this.#net.headBias;
    const count = replay.counts[at];
    for (let k = 0; k < count; k++) {
      const feature = replay.features[at * MAX_ACTIVE + k];
      this.#touched[feature] = 1;
      this.#list[(LIST >> 2) + k] = PART.wide + 4 * WIDE * feature;
    }
    const end = LIST + 4 * count;
    this.#code.forward(end);
    const out = OUT >> 2;
    const gain = numbers[out] + numbers[out + 1] + numbers[out + 2] + numbers[out + 3] + bias[0];
    const logSpread = numbers[out + 4] + numbers[out + 5] + numbers[out + 6] + numbers[out + 7] + bias[1];
    const gainSlope = gain - replay.targets[at] / UNIT;
    const deviation = (gain - replay.finals[at] / UNIT) / Math.exp(logSpread);
    const spreadSlope = SPREAD_WEIGHT * Math.max(-5, 1 - deviation * deviation);
    this.#slope.headBias[0] += gainSlope;
    this.#slope.headBias[1] += spreadSlope;
    this.#code.backward(end, gainSlope, spreadSlope);
    return UNIT * UNIT * gainSlope * gainSlope;
  }

  #update(rate: number): void {
    const warm = Math.sqrt(1 - SECOND_MOMENT ** Math.min(this.steps, 10_000)) * rate;
    this.#code.adam(0, PART.wide, warm);
    for (let feature = 0; feature < FEATURES; feature++) {
      if (this.#touched[feature] === 0) continue;
      this.#touched[feature] = 0;
      const row = PART.wide + 4 * WIDE * feature;
      this.#code.adam(row, row + 4 * WIDE, warm);
    }
  }

  /** The average comes nearer to the net and forgets the early nets first. */
  #settle(share: number): void {
    for (const part of PARTS) {
      const weights: Numbers = this.#net[part];
      const average: Numbers = this.average[part];
      for (let at = 0; at < average.length; at++) average[at] += share * (weights[at] - average[at]);
    }
  }
}
