import { FEATURES, MAX_ACTIVE } from '../features.ts';
import { NARROW, WIDE } from '../net.ts';
import {
  dot,
  END,
  F32,
  F32_ADD,
  F32_CONST_ZERO,
  F32_GT,
  F32X4_ADD,
  F32X4_DIV,
  F32X4_GT,
  F32X4_MAX,
  F32X4_MUL,
  F32X4_SPLAT,
  F32X4_SQRT,
  F32X4_SUB,
  f32Load,
  f32Store,
  f32x4Const,
  f32x4ExtractLane,
  I32,
  I32_ADD,
  IF,
  i32Const,
  i32Load,
  localGet,
  localSet,
  loopUpTo,
  repeat,
  V128_AND,
  V128_ZERO,
  v128Load,
  v128Load32Splat,
  v128Store,
  wasmModule,
} from '../wasm.ts';

/** Learning four numbers at a time: forwards, backwards, and Adam. */

export const BATCH = 64;
const FIRST_MOMENT = 0.9;
const SECOND_MOMENT = 0.999;

const SUMS = WIDE / 4;
const UNITS = NARROW / 4;

/** Where the parts of a net lie from its beginning, in bytes; four nets follow each other in memory. */
export const PART = {
  wideBias: 0,
  narrow: 4 * WIDE,
  narrowBias: 4 * (WIDE + WIDE * NARROW),
  gain: 4 * (WIDE + WIDE * NARROW + NARROW),
  spread: 4 * (WIDE + WIDE * NARROW + 2 * NARROW),
  headBias: 4 * (WIDE + WIDE * NARROW + 3 * NARROW),
  wide: 4 * (WIDE + WIDE * NARROW + 3 * NARROW + 4),
};
const NET_BYTES = PART.wide + 4 * FEATURES * WIDE;
/** The weights, their slopes over a batch, and Adam's two running means. */
export const BLOCK = { net: 0, slope: NET_BYTES, first: 2 * NET_BYTES, second: 3 * NET_BYTES };
const ON = 4 * NET_BYTES;
const UNIT_VALUES = ON + 4 * WIDE;
const SUM_SLOPES = UNIT_VALUES + 4 * NARROW;
/** What the two heads say, four parts of a sum each. */
export const OUT = SUM_SLOPES + 4 * WIDE;
/** Addresses of the rows of the inputs that are on. */
export const LIST = OUT + 32;
export const MEMORY_BYTES = LIST + 4 * MAX_ACTIVE;

const AT = 1;
const ROW = 2;
const VALUE = 3;
const SUM = 4;
const toRow = [...localGet(AT), ...i32Load(0), ...localSet(ROW)];
const from = (start: number) => [...i32Const(start), ...localSet(AT)];

/** `forward(listEnd)`: both layers and both heads; keeps what `backward` needs. */
const FORWARD = [
  ...repeat(SUMS, (k) => [...i32Const(0), ...v128Load(PART.wideBias + 16 * k), ...localSet(SUM + k)]),
  ...from(LIST),
  ...loopUpTo(AT, 4, localGet(0), [
    ...toRow,
    ...repeat(SUMS, (k) => [
      ...localGet(SUM + k),
      ...localGet(ROW),
      ...v128Load(16 * k),
      ...F32X4_ADD,
      ...localSet(SUM + k),
    ]),
  ]),
  ...repeat(SUMS, (k) => [...i32Const(0), ...localGet(SUM + k), ...V128_ZERO, ...F32X4_MAX, ...v128Store(ON + 16 * k)]),
  ...repeat(UNITS, (k) => [...i32Const(0), ...v128Load(PART.narrowBias + 16 * k), ...localSet(SUM + k)]),
  ...[...from(0), ...i32Const(0), ...localSet(ROW)],
  ...loopUpTo(AT, 4, i32Const(4 * WIDE), [
    ...[...localGet(AT), ...v128Load32Splat(ON), ...localSet(VALUE)],
    ...repeat(UNITS, (k) => [
      ...[
        ...localGet(SUM + k),
        ...localGet(VALUE),
        ...localGet(ROW),
        ...v128Load(PART.narrow + 16 * k),
        ...F32X4_MUL,
        ...F32X4_ADD,
      ],
      ...localSet(SUM + k),
    ]),
    ...[...localGet(ROW), ...i32Const(4 * NARROW), ...I32_ADD, ...localSet(ROW)],
  ]),
  ...repeat(UNITS, (k) => [...localGet(SUM + k), ...V128_ZERO, ...F32X4_MAX, ...localSet(SUM + k)]),
  ...repeat(UNITS, (k) => [...i32Const(0), ...localGet(SUM + k), ...v128Store(UNIT_VALUES + 16 * k)]),
  ...dot(SUM, UNITS, PART.gain, OUT),
  ...dot(SUM, UNITS, PART.spread, OUT + 16),
];

/** Parameters of `backward(listEnd, gainSlope, spreadSlope)`, then locals. */
const GAIN = 1;
const SPREAD = 2;
const B_AT = 3;
const B_ROW = 4;
const B_VALUE = 5;
const B_SUM = 6;
const BACK = 7;
const GAINS = BACK + UNITS;
const SPREADS = GAINS + 1;
const UNIT = SPREADS + 1;
const B_SUMS = UNIT + 1;

const plus = (address: number, what: number[]) => [
  ...[...i32Const(0), ...i32Const(0), ...v128Load(address), ...what, ...F32X4_ADD, ...v128Store(address)],
];

const BACKWARD = [
  ...[...localGet(GAIN), ...F32X4_SPLAT, ...localSet(GAINS), ...localGet(SPREAD), ...F32X4_SPLAT, ...localSet(SPREADS)],
  ...repeat(UNITS, (k) => [
    ...[...i32Const(0), ...v128Load(UNIT_VALUES + 16 * k), ...localSet(UNIT)],
    ...plus(BLOCK.slope + PART.gain + 16 * k, [...localGet(GAINS), ...localGet(UNIT), ...F32X4_MUL]),
    ...plus(BLOCK.slope + PART.spread + 16 * k, [...localGet(SPREADS), ...localGet(UNIT), ...F32X4_MUL]),
    ...[...localGet(GAINS), ...i32Const(0), ...v128Load(PART.gain + 16 * k), ...F32X4_MUL],
    ...[...localGet(SPREADS), ...i32Const(0), ...v128Load(PART.spread + 16 * k), ...F32X4_MUL, ...F32X4_ADD],
    ...[...localGet(UNIT), ...V128_ZERO, ...F32X4_GT, ...V128_AND, ...localSet(BACK + k)],
    ...plus(BLOCK.slope + PART.narrowBias + 16 * k, localGet(BACK + k)),
  ]),
  ...[...i32Const(0), ...localSet(B_AT), ...i32Const(0), ...localSet(B_ROW)],
  ...loopUpTo(B_AT, 4, i32Const(4 * WIDE), [
    ...[...V128_ZERO, ...localSet(B_SUM)],
    // Units that are off neither learn nor pass anything on.
    ...[...localGet(B_AT), ...f32Load(ON), ...F32_CONST_ZERO, ...F32_GT, ...IF],
    ...[...localGet(B_AT), ...v128Load32Splat(ON), ...localSet(B_VALUE)],
    ...repeat(UNITS, (k) => [
      ...[...localGet(B_ROW), ...localGet(B_ROW), ...v128Load(BLOCK.slope + PART.narrow + 16 * k)],
      ...[
        ...localGet(BACK + k),
        ...localGet(B_VALUE),
        ...F32X4_MUL,
        ...F32X4_ADD,
        ...v128Store(BLOCK.slope + PART.narrow + 16 * k),
      ],
      ...[
        ...localGet(B_SUM),
        ...localGet(BACK + k),
        ...localGet(B_ROW),
        ...v128Load(PART.narrow + 16 * k),
        ...F32X4_MUL,
        ...F32X4_ADD,
      ],
      ...localSet(B_SUM),
    ]),
    ...END,
    ...localGet(B_AT),
    ...[...localGet(B_SUM), ...f32x4ExtractLane(0), ...localGet(B_SUM), ...f32x4ExtractLane(1), ...F32_ADD],
    ...[...localGet(B_SUM), ...f32x4ExtractLane(2), ...F32_ADD, ...localGet(B_SUM), ...f32x4ExtractLane(3), ...F32_ADD],
    ...f32Store(SUM_SLOPES),
    ...[...localGet(B_ROW), ...i32Const(4 * NARROW), ...I32_ADD, ...localSet(B_ROW)],
  ]),
  ...repeat(SUMS, (k) => [...i32Const(0), ...v128Load(SUM_SLOPES + 16 * k), ...localSet(B_SUMS + k)]),
  ...repeat(SUMS, (k) => plus(BLOCK.slope + PART.wideBias + 16 * k, localGet(B_SUMS + k))),
  ...[...i32Const(LIST), ...localSet(B_AT)],
  ...loopUpTo(B_AT, 4, localGet(0), [
    ...[...localGet(B_AT), ...i32Load(0), ...localSet(B_ROW)],
    ...repeat(SUMS, (k) => [
      ...[
        ...localGet(B_ROW),
        ...localGet(B_ROW),
        ...v128Load(BLOCK.slope + 16 * k),
        ...localGet(B_SUMS + k),
        ...F32X4_ADD,
      ],
      ...v128Store(BLOCK.slope + 16 * k),
    ]),
  ]),
];

/** Parameters of `adam(from, to, rate)`, then locals. */
const TO = 1;
const RATE = 2;
const RATES = 3;
const PUSH = 4;
const FIRST = 5;
const SECOND = 6;

/** A running mean comes a step nearer to what the code pushes. */
const approach = (block: number, share: number, what: number[], local: number) => [
  ...[
    ...localGet(0),
    ...v128Load(block),
    ...what,
    ...localGet(0),
    ...v128Load(block),
    ...F32X4_SUB,
    ...f32x4Const(share),
    ...F32X4_MUL,
    ...F32X4_ADD,
  ],
  ...[...localSet(local), ...localGet(0), ...localGet(local), ...v128Store(block)],
];

const ADAM = [
  ...[...localGet(RATE), ...F32X4_SPLAT, ...localSet(RATES)],
  ...loopUpTo(0, 16, localGet(TO), [
    ...[...localGet(0), ...v128Load(BLOCK.slope), ...f32x4Const(1 / BATCH), ...F32X4_MUL, ...localSet(PUSH)],
    ...[...localGet(0), ...V128_ZERO, ...v128Store(BLOCK.slope)],
    ...approach(BLOCK.first, 1 - FIRST_MOMENT, localGet(PUSH), FIRST),
    ...approach(BLOCK.second, 1 - SECOND_MOMENT, [...localGet(PUSH), ...localGet(PUSH), ...F32X4_MUL], SECOND),
    ...[...localGet(0), ...localGet(0), ...v128Load(BLOCK.net)],
    ...[
      ...localGet(RATES),
      ...localGet(FIRST),
      ...F32X4_MUL,
      ...localGet(SECOND),
      ...F32X4_SQRT,
      ...f32x4Const(1e-8),
      ...F32X4_ADD,
      ...F32X4_DIV,
    ],
    ...[...F32X4_SUB, ...v128Store(BLOCK.net)],
  ]),
];

export const LEARNER_CODE = wasmModule([
  { name: 'forward', takes: [I32], wholes: 2, vectors: 1 + SUMS, body: FORWARD },
  { name: 'backward', takes: [I32, F32, F32], wholes: 2, vectors: 5 + UNITS + SUMS, body: BACKWARD },
  { name: 'adam', takes: [I32, I32, F32], wholes: 0, vectors: 4, body: ADAM },
]);
