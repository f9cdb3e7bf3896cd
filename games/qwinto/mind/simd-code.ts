import { NARROW, WIDE } from './net.ts';
import {
  ADD,
  constant,
  count,
  dot,
  get,
  load,
  MAXIMUM,
  MULTIPLY,
  repeat,
  SUBTRACT,
  set,
  splat,
  store,
  WHOLE,
  wasmModule,
  ZERO,
} from './wasm.ts';

/** Where things lie in the memory that the code works on, in bytes. */
export const PLACE = {
  narrow: 0,
  narrowBias: 0,
  gain: 0,
  spread: 0,
  scratch: 0,
  added: 0,
  subtracted: 0,
  out: 0,
  base: 0,
  wide: 0,
};

const LIST = 64;
/** How many sheets can be looked at side by side. */
export const BASES = 256;
let free = 0;
function reserve(numbers: number): number {
  const at = free;
  free += numbers * 4;
  return at;
}
PLACE.narrow = reserve(WIDE * NARROW);
PLACE.narrowBias = reserve(NARROW);
PLACE.gain = reserve(NARROW);
PLACE.spread = reserve(NARROW);
PLACE.scratch = reserve(WIDE);
PLACE.added = reserve(LIST);
PLACE.subtracted = reserve(LIST);
PLACE.out = reserve(8);
PLACE.base = reserve(BASES * WIDE);
PLACE.wide = free;

/** Parameters, then locals. */
const BASE = 0;
const ADDED_END = 1;
const SUBTRACTED_END = 2;
const AT = 3;
const ROW = 4;
const VALUE = 5;
const SUM = 6;
const SUMS = WIDE / 4;
const UNITS = NARROW / 4;

/** Adds or subtracts the rows of weights whose addresses stand in a list. */
function applyList(list: number, end: number, operation: number[]): number[] {
  return [
    ...[...constant(list), ...set(AT)],
    ...count(AT, 4, get(end), [
      ...[...get(AT), 0x28, 0x02, 0x00, ...set(ROW)],
      ...repeat(SUMS, (k) => [...get(SUM + k), ...get(ROW), ...load(16 * k), ...operation, ...set(SUM + k)]),
    ]),
  ];
}

const BODY = [
  ...repeat(SUMS, (k) => [...get(BASE), ...load(16 * k), ...set(SUM + k)]),
  ...applyList(PLACE.added, ADDED_END, ADD),
  ...applyList(PLACE.subtracted, SUBTRACTED_END, SUBTRACT),
  ...repeat(SUMS, (k) => [...constant(0), ...get(SUM + k), ...ZERO, ...MAXIMUM, ...store(PLACE.scratch + 16 * k)]),
  ...repeat(UNITS, (k) => [...constant(0), ...load(PLACE.narrowBias + 16 * k), ...set(SUM + k)]),
  ...[...constant(0), ...set(AT), ...constant(0), ...set(ROW)],
  ...count(AT, 4, constant(4 * WIDE), [
    ...[...get(AT), ...splat(PLACE.scratch), ...set(VALUE)],
    ...repeat(UNITS, (k) => [
      ...[...get(SUM + k), ...get(VALUE), ...get(ROW), ...load(PLACE.narrow + 16 * k), ...MULTIPLY, ...ADD],
      ...set(SUM + k),
    ]),
    ...[...get(ROW), ...constant(4 * NARROW), 0x6a, ...set(ROW)],
  ]),
  ...repeat(UNITS, (k) => [...get(SUM + k), ...ZERO, ...MAXIMUM, ...set(SUM + k)]),
  ...dot(SUM, UNITS, PLACE.gain, PLACE.out),
  ...dot(SUM, UNITS, PLACE.spread, PLACE.out + 16),
];

/** One function, `run(base, addedEnd, subtractedEnd)`. */
export const SIMD_CODE = wasmModule([
  { name: 'run', takes: [WHOLE, WHOLE, WHOLE], wholes: 2, vectors: 1 + Math.max(SUMS, UNITS), body: BODY },
]);
