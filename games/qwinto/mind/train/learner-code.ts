import { FEATURES, MAX_ACTIVE } from '../features.ts';
import { NARROW, WIDE } from '../net.ts';
import {
  ADD,
  ADD_SINGLE,
  ADD_WHOLE,
  AND,
  constant,
  count,
  DIVIDE,
  dot,
  four,
  get,
  IS_ABOVE,
  lane,
  load,
  loadSingle,
  MAXIMUM,
  MULTIPLY,
  ROOT,
  repeat,
  SINGLE,
  SPREAD_OUT,
  SUBTRACT,
  set,
  splat,
  store,
  storeSingle,
  WHOLE,
  wasmModule,
  ZERO,
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
const toRow = [...get(AT), 0x28, 0x02, 0x00, ...set(ROW)];
const from = (start: number) => [...constant(start), ...set(AT)];

/** `forward(listEnd)`: both layers and both heads; keeps what `backward` needs. */
const FORWARD = [
  ...repeat(SUMS, (k) => [...constant(0), ...load(PART.wideBias + 16 * k), ...set(SUM + k)]),
  ...from(LIST),
  ...count(AT, 4, get(0), [
    ...toRow,
    ...repeat(SUMS, (k) => [...get(SUM + k), ...get(ROW), ...load(16 * k), ...ADD, ...set(SUM + k)]),
  ]),
  ...repeat(SUMS, (k) => [...constant(0), ...get(SUM + k), ...ZERO, ...MAXIMUM, ...store(ON + 16 * k)]),
  ...repeat(UNITS, (k) => [...constant(0), ...load(PART.narrowBias + 16 * k), ...set(SUM + k)]),
  ...[...from(0), ...constant(0), ...set(ROW)],
  ...count(AT, 4, constant(4 * WIDE), [
    ...[...get(AT), ...splat(ON), ...set(VALUE)],
    ...repeat(UNITS, (k) => [
      ...[...get(SUM + k), ...get(VALUE), ...get(ROW), ...load(PART.narrow + 16 * k), ...MULTIPLY, ...ADD],
      ...set(SUM + k),
    ]),
    ...[...get(ROW), ...constant(4 * NARROW), ...ADD_WHOLE, ...set(ROW)],
  ]),
  ...repeat(UNITS, (k) => [...get(SUM + k), ...ZERO, ...MAXIMUM, ...set(SUM + k)]),
  ...repeat(UNITS, (k) => [...constant(0), ...get(SUM + k), ...store(UNIT_VALUES + 16 * k)]),
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
  ...[...constant(0), ...constant(0), ...load(address), ...what, ...ADD, ...store(address)],
];

const BACKWARD = [
  ...[...get(GAIN), ...SPREAD_OUT, ...set(GAINS), ...get(SPREAD), ...SPREAD_OUT, ...set(SPREADS)],
  ...repeat(UNITS, (k) => [
    ...[...constant(0), ...load(UNIT_VALUES + 16 * k), ...set(UNIT)],
    ...plus(BLOCK.slope + PART.gain + 16 * k, [...get(GAINS), ...get(UNIT), ...MULTIPLY]),
    ...plus(BLOCK.slope + PART.spread + 16 * k, [...get(SPREADS), ...get(UNIT), ...MULTIPLY]),
    ...[...get(GAINS), ...constant(0), ...load(PART.gain + 16 * k), ...MULTIPLY],
    ...[...get(SPREADS), ...constant(0), ...load(PART.spread + 16 * k), ...MULTIPLY, ...ADD],
    ...[...get(UNIT), ...ZERO, ...IS_ABOVE, ...AND, ...set(BACK + k)],
    ...plus(BLOCK.slope + PART.narrowBias + 16 * k, get(BACK + k)),
  ]),
  ...[...constant(0), ...set(B_AT), ...constant(0), ...set(B_ROW)],
  ...count(B_AT, 4, constant(4 * WIDE), [
    ...[...ZERO, ...set(B_SUM)],
    // Units that are off neither learn nor pass anything on.
    ...[...get(B_AT), ...loadSingle(ON), 0x43, 0, 0, 0, 0, 0x5e, 0x04, 0x40],
    ...[...get(B_AT), ...splat(ON), ...set(B_VALUE)],
    ...repeat(UNITS, (k) => [
      ...[...get(B_ROW), ...get(B_ROW), ...load(BLOCK.slope + PART.narrow + 16 * k)],
      ...[...get(BACK + k), ...get(B_VALUE), ...MULTIPLY, ...ADD, ...store(BLOCK.slope + PART.narrow + 16 * k)],
      ...[...get(B_SUM), ...get(BACK + k), ...get(B_ROW), ...load(PART.narrow + 16 * k), ...MULTIPLY, ...ADD],
      ...set(B_SUM),
    ]),
    0x0b,
    ...get(B_AT),
    ...[...get(B_SUM), ...lane(0), ...get(B_SUM), ...lane(1), ...ADD_SINGLE],
    ...[...get(B_SUM), ...lane(2), ...ADD_SINGLE, ...get(B_SUM), ...lane(3), ...ADD_SINGLE],
    ...storeSingle(SUM_SLOPES),
    ...[...get(B_ROW), ...constant(4 * NARROW), ...ADD_WHOLE, ...set(B_ROW)],
  ]),
  ...repeat(SUMS, (k) => [...constant(0), ...load(SUM_SLOPES + 16 * k), ...set(B_SUMS + k)]),
  ...repeat(SUMS, (k) => plus(BLOCK.slope + PART.wideBias + 16 * k, get(B_SUMS + k))),
  ...[...constant(LIST), ...set(B_AT)],
  ...count(B_AT, 4, get(0), [
    ...[...get(B_AT), 0x28, 0x02, 0x00, ...set(B_ROW)],
    ...repeat(SUMS, (k) => [
      ...[...get(B_ROW), ...get(B_ROW), ...load(BLOCK.slope + 16 * k), ...get(B_SUMS + k), ...ADD],
      ...store(BLOCK.slope + 16 * k),
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
  ...[...get(0), ...load(block), ...what, ...get(0), ...load(block), ...SUBTRACT, ...four(share), ...MULTIPLY, ...ADD],
  ...[...set(local), ...get(0), ...get(local), ...store(block)],
];

const ADAM = [
  ...[...get(RATE), ...SPREAD_OUT, ...set(RATES)],
  ...count(0, 16, get(TO), [
    ...[...get(0), ...load(BLOCK.slope), ...four(1 / BATCH), ...MULTIPLY, ...set(PUSH)],
    ...[...get(0), ...ZERO, ...store(BLOCK.slope)],
    ...approach(BLOCK.first, 1 - FIRST_MOMENT, get(PUSH), FIRST),
    ...approach(BLOCK.second, 1 - SECOND_MOMENT, [...get(PUSH), ...get(PUSH), ...MULTIPLY], SECOND),
    ...[...get(0), ...get(0), ...load(BLOCK.net)],
    ...[...get(RATES), ...get(FIRST), ...MULTIPLY, ...get(SECOND), ...ROOT, ...four(1e-8), ...ADD, ...DIVIDE],
    ...[...SUBTRACT, ...store(BLOCK.net)],
  ]),
];

export const LEARNER_CODE = wasmModule([
  { name: 'forward', takes: [WHOLE], wholes: 2, vectors: 1 + SUMS, body: FORWARD },
  { name: 'backward', takes: [WHOLE, SINGLE, SINGLE], wholes: 2, vectors: 5 + UNITS + SUMS, body: BACKWARD },
  { name: 'adam', takes: [WHOLE, WHOLE, SINGLE], wholes: 0, vectors: 4, body: ADAM },
]);
