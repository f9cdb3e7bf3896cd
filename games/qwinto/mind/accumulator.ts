import { addFeature, head, NARROW, type Net, narrowLayer, subtractFeature, sumFeatures, WIDE } from './net.ts';

/** Runs a net on a position and on positions a few inputs away from it; `gain` and `logSpread` hold the last answer. */
export interface Accumulator {
  readonly gain: number;
  readonly logSpread: number;
  /** The position from which changes start. */
  begin(features: Uint16Array, count: number): void;
  /** Back to that position. */
  back(): void;
  add(feature: number): void;
  subtract(feature: number): void;
  run(): void;
}

export class PlainAccumulator implements Accumulator {
  gain = 0;
  logSpread = 0;
  readonly #net: Net;
  readonly #base = new Float64Array(WIDE);
  readonly #sums = new Float64Array(WIDE);
  readonly #units = new Float64Array(NARROW);

  constructor(net: Net) {
    this.#net = net;
  }

  begin(features: Uint16Array, count: number): void {
    sumFeatures(this.#net, features, 0, count, this.#base);
  }

  back(): void {
    this.#sums.set(this.#base);
  }

  add(feature: number): void {
    addFeature(this.#net.wide, feature, this.#sums);
  }

  subtract(feature: number): void {
    subtractFeature(this.#net.wide, feature, this.#sums);
  }

  run(): void {
    const net = this.#net;
    narrowLayer(net, this.#sums, this.#units);
    this.gain = head(net.gain, net.headBias[0], this.#units);
    this.logSpread = head(net.spread, net.headBias[1], this.#units);
  }
}
