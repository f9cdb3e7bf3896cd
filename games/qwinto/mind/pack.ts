import { FEATURES } from './features.ts';
import { blankNet, NARROW, type Net, WIDE } from './net.ts';

/** A net as text: one byte a weight in the two big layers, with a scale for each unit; single numbers elsewhere. */

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const STEPS = 127;

/** Everything that is not a byte a weight, in order. */
function singles(net: Net): readonly Float64Array[] {
  return [net.wideBias, net.narrowBias, net.gain, net.spread, net.headBias];
}

const SINGLES = WIDE + NARROW + NARROW + NARROW + 2;
const BYTES = 4 * (WIDE + NARROW + SINGLES) + FEATURES * WIDE + WIDE * NARROW;

export function pack(net: Net): string {
  const bytes = new Uint8Array(BYTES);
  const view = new DataView(bytes.buffer);
  const scales = [...scalesOf(net.wide, WIDE), ...scalesOf(net.narrow, NARROW)];
  const numbers = [...scales, ...singles(net).flatMap((part) => [...part])];
  for (const [at, number] of numbers.entries()) view.setFloat32(4 * at, number, true);
  let at = 4 * numbers.length;
  for (let weight = 0; weight < net.wide.length; weight++)
    view.setInt8(at++, Math.round(net.wide[weight] / scales[weight % WIDE]));
  for (let weight = 0; weight < net.narrow.length; weight++)
    view.setInt8(at++, Math.round(net.narrow[weight] / scales[WIDE + (weight % NARROW)]));
  return toText(bytes);
}

function scalesOf(weights: ArrayLike<number>, units: number): readonly number[] {
  const most = new Array<number>(units).fill(1e-6);
  for (let at = 0; at < weights.length; at++) most[at % units] = Math.max(most[at % units], Math.abs(weights[at]));
  return most.map((one) => Math.fround(one / STEPS));
}

export function unpack(text: string): Net {
  const bytes = fromText(text);
  if (bytes.length !== BYTES) throw new Error(`The weights have ${bytes.length} bytes, and this net needs ${BYTES}`);
  const view = new DataView(bytes.buffer);
  const net = blankNet();
  let number = WIDE + NARROW;
  for (const part of singles(net))
    for (let at = 0; at < part.length; at++) part[at] = view.getFloat32(4 * number++, true);
  let at = 4 * number;
  for (let weight = 0; weight < net.wide.length; weight++)
    net.wide[weight] = view.getInt8(at++) * view.getFloat32(4 * (weight % WIDE), true);
  for (let weight = 0; weight < net.narrow.length; weight++)
    net.narrow[weight] = view.getInt8(at++) * view.getFloat32(4 * (WIDE + (weight % NARROW)), true);
  return net;
}

/** Base64, written here because Node and browsers name it differently. */
function toText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const word = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let shift = 18; shift >= 0; shift -= 6) text += SIGNS[(word >> shift) & 63];
  }
  return text.slice(0, Math.ceil((bytes.length * 4) / 3));
}

function fromText(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  const value = new Map([...SIGNS].map((sign, at) => [sign, at]));
  for (let at = 0; at < text.length; at++) {
    const six = value.get(text[at]);
    if (six === undefined) throw new Error(`The weights hold a strange sign at ${at}`);
    const bit = at * 6;
    const shift = 10 - (bit % 8);
    const word = six << shift;
    bytes[bit >> 3] |= word >> 8;
    if ((bit >> 3) + 1 < bytes.length) bytes[(bit >> 3) + 1] |= word & 255;
  }
  return bytes;
}
