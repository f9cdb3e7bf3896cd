import { fromBase64, toBase64 } from '@cifra/mind-kit';
import { FEATURES } from './features.ts';
import { blankNet, NARROW, type Net, WIDE } from './net.ts';

/**
 * A net as text: one byte a weight in the two big layers, with a scale for each input of the first and for each unit of
 * the second; single numbers elsewhere.
 */

const STEPS = 127;

/** Everything that is not a byte a weight, in order. */
function singles(net: Net): readonly Float64Array[] {
  return [net.wideBias, net.narrowBias, net.gain, net.spread, net.headBias];
}

const SINGLES = WIDE + NARROW + NARROW + NARROW + 2;
/** The parts one after the other: short scales, single numbers, bytes. */
const SINGLES_AT = 2 * (FEATURES + NARROW);
const WIDE_AT = SINGLES_AT + 4 * SINGLES;
const NARROW_AT = WIDE_AT + FEATURES * WIDE;
const BYTES = NARROW_AT + WIDE * NARROW;

export function pack(net: Net): string {
  const bytes = new Uint8Array(BYTES);
  const view = new DataView(bytes.buffer);
  const scales = [...scalesOf(net.wide, (at) => Math.floor(at / WIDE)), ...scalesOf(net.narrow, (at) => at % NARROW)];
  for (const [at, scale] of scales.entries()) view.setUint16(2 * at, short(scale), true);
  const numbers = singles(net).flatMap((part) => [...part]);
  for (const [at, number] of numbers.entries()) view.setFloat32(SINGLES_AT + 4 * at, number, true);
  for (let at = 0; at < net.wide.length; at++)
    view.setInt8(WIDE_AT + at, Math.round(net.wide[at] / long(view, Math.floor(at / WIDE))));
  for (let at = 0; at < net.narrow.length; at++)
    view.setInt8(NARROW_AT + at, Math.round(net.narrow[at] / long(view, FEATURES + (at % NARROW))));
  return toBase64(bytes);
}

/** The greatest weight of each group takes the greatest step. */
function scalesOf(weights: ArrayLike<number>, groupOf: (at: number) => number): readonly number[] {
  const most: number[] = [];
  for (let at = 0; at < weights.length; at++)
    most[groupOf(at)] = Math.max(most[groupOf(at)] ?? 1e-6, Math.abs(weights[at]));
  return most.map((one) => one / STEPS);
}

const word = new DataView(new ArrayBuffer(4));

/** The nearest number that does with the upper half of 32 bits. */
function short(scale: number): number {
  word.setFloat32(0, scale);
  return (word.getUint32(0) + 0x8000) >>> 16;
}

/** The scale of a group, as it was written. */
function long(view: DataView, group: number): number {
  word.setUint32(0, view.getUint16(2 * group, true) * 0x10000);
  return word.getFloat32(0);
}

export function unpack(text: string): Net {
  const bytes = fromBase64(text);
  if (bytes.length !== BYTES) throw new Error(`The weights have ${bytes.length} bytes, and this net needs ${BYTES}`);
  const view = new DataView(bytes.buffer);
  const net = blankNet();
  let from = SINGLES_AT;
  for (const part of singles(net))
    for (let at = 0; at < part.length; at++, from += 4) part[at] = view.getFloat32(from, true);
  for (let at = 0; at < net.wide.length; at++)
    net.wide[at] = view.getInt8(WIDE_AT + at) * long(view, Math.floor(at / WIDE));
  for (let at = 0; at < net.narrow.length; at++)
    net.narrow[at] = view.getInt8(NARROW_AT + at) * long(view, FEATURES + (at % NARROW));
  return net;
}
