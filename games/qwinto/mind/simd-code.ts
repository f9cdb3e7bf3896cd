import { NARROW, WIDE } from './net.ts';
import {
  dot,
  F32X4_ADD,
  F32X4_MAX,
  F32X4_MUL,
  F32X4_SUB,
  I32,
  I32_ADD,
  i32Const,
  i32Load,
  localGet,
  localSet,
  loopUpTo,
  repeat,
  V128_ZERO,
  v128Load,
  v128Load32Splat,
  v128Store,
  wasmModule,
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
    ...[...i32Const(list), ...localSet(AT)],
    ...loopUpTo(AT, 4, localGet(end), [
      ...[...localGet(AT), ...i32Load(0), ...localSet(ROW)],
      ...repeat(SUMS, (k) => [
        ...localGet(SUM + k),
        ...localGet(ROW),
        ...v128Load(16 * k),
        ...operation,
        ...localSet(SUM + k),
      ]),
    ]),
  ];
}

const BODY = [
  ...repeat(SUMS, (k) => [...localGet(BASE), ...v128Load(16 * k), ...localSet(SUM + k)]),
  ...applyList(PLACE.added, ADDED_END, F32X4_ADD),
  ...applyList(PLACE.subtracted, SUBTRACTED_END, F32X4_SUB),
  ...repeat(SUMS, (k) => [
    ...i32Const(0),
    ...localGet(SUM + k),
    ...V128_ZERO,
    ...F32X4_MAX,
    ...v128Store(PLACE.scratch + 16 * k),
  ]),
  ...repeat(UNITS, (k) => [...i32Const(0), ...v128Load(PLACE.narrowBias + 16 * k), ...localSet(SUM + k)]),
  ...[...i32Const(0), ...localSet(AT), ...i32Const(0), ...localSet(ROW)],
  ...loopUpTo(AT, 4, i32Const(4 * WIDE), [
    ...[...localGet(AT), ...v128Load32Splat(PLACE.scratch), ...localSet(VALUE)],
    ...repeat(UNITS, (k) => [
      ...[
        ...localGet(SUM + k),
        ...localGet(VALUE),
        ...localGet(ROW),
        ...v128Load(PLACE.narrow + 16 * k),
        ...F32X4_MUL,
        ...F32X4_ADD,
      ],
      ...localSet(SUM + k),
    ]),
    ...[...localGet(ROW), ...i32Const(4 * NARROW), ...I32_ADD, ...localSet(ROW)],
  ]),
  ...repeat(UNITS, (k) => [...localGet(SUM + k), ...V128_ZERO, ...F32X4_MAX, ...localSet(SUM + k)]),
  ...dot(SUM, UNITS, PLACE.gain, PLACE.out),
  ...dot(SUM, UNITS, PLACE.spread, PLACE.out + 16),
];

/** One function, `run(base, addedEnd, subtractedEnd)`. */
export const SIMD_CODE = wasmModule([
  { name: 'run', takes: [I32, I32, I32], wholes: 2, vectors: 1 + Math.max(SUMS, UNITS), body: BODY },
]);
