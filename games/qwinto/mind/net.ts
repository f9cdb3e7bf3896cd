import { FEATURES } from './features.ts';

export const WIDE = 64;
export const NARROW = 32;
/** The net speaks in tens of points. */
export const UNIT = 10;

/** Two hidden layers, two heads: the points still to come, and the logarithm of their spread. */
export type Net = {
  /** One row of `WIDE` weights for each input. */
  readonly wide: Float32Array;
  readonly wideBias: Float64Array;
  /** One row of `NARROW` weights for each of the `WIDE` units. */
  readonly narrow: Float64Array;
  readonly narrowBias: Float64Array;
  readonly gain: Float64Array;
  readonly spread: Float64Array;
  /** Of the gain and of the spread. */
  readonly headBias: Float64Array;
};

export function blankNet(): Net {
  return {
    wide: new Float32Array(FEATURES * WIDE),
    wideBias: new Float64Array(WIDE),
    narrow: new Float64Array(WIDE * NARROW),
    narrowBias: new Float64Array(NARROW),
    gain: new Float64Array(NARROW),
    spread: new Float64Array(NARROW),
    headBias: new Float64Array(2),
  };
}

/** The sum of the first layer for a list of inputs. */
export function sumFeatures(net: Net, features: Uint16Array, from: number, count: number, into: Float64Array): void {
  const { wide, wideBias } = net;
  for (let unit = 0; unit < WIDE; unit++) into[unit] = wideBias[unit];
  for (let at = from; at < from + count; at++) addFeature(wide, features[at], into);
}

export function addFeature(wide: Float32Array, feature: number, into: Float64Array): void {
  const row = feature * WIDE;
  for (let unit = 0; unit < WIDE; unit += 4) {
    into[unit] += wide[row + unit];
    into[unit + 1] += wide[row + unit + 1];
    into[unit + 2] += wide[row + unit + 2];
    into[unit + 3] += wide[row + unit + 3];
  }
}

export function subtractFeature(wide: Float32Array, feature: number, into: Float64Array): void {
  const row = feature * WIDE;
  for (let unit = 0; unit < WIDE; unit += 4) {
    into[unit] -= wide[row + unit];
    into[unit + 1] -= wide[row + unit + 1];
    into[unit + 2] -= wide[row + unit + 2];
    into[unit + 3] -= wide[row + unit + 3];
  }
}

/** The units of the first layer that are on, compact: half of them are off and cost nothing. */
const onUnits = new Int32Array(WIDE);
const onValues = new Float64Array(WIDE);

/** From the summed first layer to the second, eight units at a time. */
export function narrowLayer(net: Net, sums: Float64Array, into: Float64Array): void {
  const { narrow, narrowBias } = net;
  let on = 0;
  for (let unit = 0; unit < WIDE; unit++) {
    const value = sums[unit];
    onUnits[on] = unit * NARROW;
    onValues[on] = value;
    if (value > 0) on++;
  }
  for (let unit = 0; unit < NARROW; unit += 8) {
    let a = narrowBias[unit];
    let b = narrowBias[unit + 1];
    let c = narrowBias[unit + 2];
    let d = narrowBias[unit + 3];
    let e = narrowBias[unit + 4];
    let f = narrowBias[unit + 5];
    let g = narrowBias[unit + 6];
    let h = narrowBias[unit + 7];
    for (let at = 0; at < on; at++) {
      const value = onValues[at];
      const row = onUnits[at] + unit;
      a += value * narrow[row];
      b += value * narrow[row + 1];
      c += value * narrow[row + 2];
      d += value * narrow[row + 3];
      e += value * narrow[row + 4];
      f += value * narrow[row + 5];
      g += value * narrow[row + 6];
      h += value * narrow[row + 7];
    }
    into[unit] = a > 0 ? a : 0;
    into[unit + 1] = b > 0 ? b : 0;
    into[unit + 2] = c > 0 ? c : 0;
    into[unit + 3] = d > 0 ? d : 0;
    into[unit + 4] = e > 0 ? e : 0;
    into[unit + 5] = f > 0 ? f : 0;
    into[unit + 6] = g > 0 ? g : 0;
    into[unit + 7] = h > 0 ? h : 0;
  }
}

export function head(weights: Float64Array, bias: number, units: Float64Array): number {
  let sum = bias;
  for (let unit = 0; unit < NARROW; unit++) sum += units[unit] * weights[unit];
  return sum;
}
