import type { Accumulator } from './accumulator.ts';
import { FEATURES } from './features.ts';
import { type Net, sumFeatures, WIDE } from './net.ts';
import { BASES, PLACE, SIMD_CODE } from './simd-code.ts';

type Run = (base: number, addedEnd: number, subtractedEnd: number) => void;

/** The same net four numbers at a time; throws where no such code may be compiled. */
export class SimdNet {
  readonly #memory = new WebAssembly.Memory({ initial: Math.ceil((PLACE.wide + FEATURES * WIDE * 4) / 65_536) });
  readonly #run: Run;
  #net: Net | null = null;
  #bases = 0;

  constructor() {
    const module = new WebAssembly.Module(SIMD_CODE);
    this.#run = new WebAssembly.Instance(module, { m: { m: this.#memory } }).exports.run as Run;
  }

  load(net: Net): void {
    this.#net = net;
    this.#bases = 0;
    const numbers = new Float32Array(this.#memory.buffer);
    numbers.set(net.narrow, PLACE.narrow / 4);
    numbers.set(net.narrowBias, PLACE.narrowBias / 4);
    numbers.set(net.gain, PLACE.gain / 4);
    numbers.set(net.spread, PLACE.spread / 4);
    numbers.set(net.wide, PLACE.wide / 4);
  }

  /** One for each sheet that is looked at; all share the weights. */
  accumulator(): Accumulator {
    if (this.#net === null) throw new Error('No net was loaded');
    if (this.#bases === BASES) throw new Error(`No more than ${BASES} sheets can be looked at`);
    return new SimdAccumulator(this.#net, this.#memory, this.#run, PLACE.base + 4 * WIDE * this.#bases++);
  }
}

class SimdAccumulator implements Accumulator {
  gain = 0;
  logSpread = 0;
  readonly #net: Net;
  readonly #run: Run;
  readonly #base: number;
  readonly #sums = new Float64Array(WIDE);
  readonly #numbers: Float32Array;
  readonly #lists: Int32Array;
  #added: number = PLACE.added;
  #subtracted: number = PLACE.subtracted;

  constructor(net: Net, memory: WebAssembly.Memory, run: Run, base: number) {
    this.#net = net;
    this.#run = run;
    this.#base = base;
    this.#numbers = new Float32Array(memory.buffer);
    this.#lists = new Int32Array(memory.buffer);
  }

  begin(features: Uint16Array, count: number): void {
    sumFeatures(this.#net, features, 0, count, this.#sums);
    this.#numbers.set(this.#sums, this.#base >> 2);
  }

  back(): void {
    this.#added = PLACE.added;
    this.#subtracted = PLACE.subtracted;
  }

  add(feature: number): void {
    this.#lists[this.#added >> 2] = PLACE.wide + feature * WIDE * 4;
    this.#added += 4;
  }

  subtract(feature: number): void {
    this.#lists[this.#subtracted >> 2] = PLACE.wide + feature * WIDE * 4;
    this.#subtracted += 4;
  }

  run(): void {
    this.#run(this.#base, this.#added, this.#subtracted);
    const numbers = this.#numbers;
    const at = PLACE.out >> 2;
    this.gain = numbers[at] + numbers[at + 1] + numbers[at + 2] + numbers[at + 3] + this.#net.headBias[0];
    this.logSpread = numbers[at + 4] + numbers[at + 5] + numbers[at + 6] + numbers[at + 7] + this.#net.headBias[1];
  }
}
