import { NARROW, WIDE } from '../net.ts';

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
const BASES = 64;
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

/** Unsigned LEB128, the numbers of WebAssembly. */
function leb(value: number): number[] {
  const low = value & 0x7f;
  return value < 0x80 ? [low] : [low | 0x80, ...leb(value >>> 7)];
}

/** Signed LEB128 of a number that is not negative. */
function signedLeb(value: number): number[] {
  const low = value & 0x7f;
  return value < 0x40 ? [low] : [low | 0x80, ...signedLeb(value >>> 7)];
}

const get = (local: number) => [0x20, ...leb(local)];
const set = (local: number) => [0x21, ...leb(local)];
const constant = (value: number) => [0x41, ...signedLeb(value)];
const load = (offset: number) => [0xfd, 0x00, 0x02, ...leb(offset)];
const store = (offset: number) => [0xfd, 0x0b, 0x02, ...leb(offset)];
const splat = (offset: number) => [0xfd, 0x09, 0x02, ...leb(offset)];
const ADD = [0xfd, 0xe4, 0x01];
const SUBTRACT = [0xfd, 0xe5, 0x01];
const MULTIPLY = [0xfd, 0xe6, 0x01];
const MAXIMUM = [0xfd, 0xe9, 0x01];
const ZERO = [0xfd, 0x0c, ...new Array<number>(16).fill(0)];
const ADD_WHOLE = [0x6a];
const repeat = (times: number, code: (at: number) => number[]) =>
  Array.from({ length: times }, (_, at) => code(at)).flat();

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
    ...[...constant(list), ...set(AT), 0x02, 0x40, 0x03, 0x40],
    ...[...get(AT), ...get(end), 0x4f, 0x0d, 0x01],
    ...[...get(AT), 0x28, 0x02, 0x00, ...set(ROW)],
    ...repeat(SUMS, (k) => [...get(SUM + k), ...get(ROW), ...load(16 * k), ...operation, ...set(SUM + k)]),
    ...[...get(AT), ...constant(4), ...ADD_WHOLE, ...set(AT), 0x0c, 0x00, 0x0b, 0x0b],
  ];
}

function dot(weights: number, out: number): number[] {
  return [
    ...constant(0),
    ...repeat(UNITS, (k) => [
      ...[...get(SUM + k), ...constant(0), ...load(weights + 16 * k), ...MULTIPLY],
      ...(k === 0 ? [] : ADD),
    ]),
    ...store(out),
  ];
}

const BODY = [
  // Two groups of locals: two whole numbers, then vectors of four.
  ...[0x02, 0x02, 0x7f, ...leb(1 + SUMS), 0x7b],
  ...repeat(SUMS, (k) => [...get(BASE), ...load(16 * k), ...set(SUM + k)]),
  ...applyList(PLACE.added, ADDED_END, ADD),
  ...applyList(PLACE.subtracted, SUBTRACTED_END, SUBTRACT),
  ...repeat(SUMS, (k) => [...constant(0), ...get(SUM + k), ...ZERO, ...MAXIMUM, ...store(PLACE.scratch + 16 * k)]),
  ...repeat(UNITS, (k) => [...constant(0), ...load(PLACE.narrowBias + 16 * k), ...set(SUM + k)]),
  ...[...constant(0), ...set(AT), ...constant(0), ...set(ROW), 0x03, 0x40],
  ...[...get(AT), ...splat(PLACE.scratch), ...set(VALUE)],
  ...repeat(UNITS, (k) => [
    ...[...get(SUM + k), ...get(VALUE), ...get(ROW), ...load(PLACE.narrow + 16 * k), ...MULTIPLY, ...ADD],
    ...set(SUM + k),
  ]),
  ...[...get(ROW), ...constant(4 * NARROW), ...ADD_WHOLE, ...set(ROW)],
  ...[...get(AT), ...constant(4), ...ADD_WHOLE, 0x22, AT, ...constant(4 * WIDE), 0x49, 0x0d, 0x00, 0x0b],
  ...repeat(UNITS, (k) => [...get(SUM + k), ...ZERO, ...MAXIMUM, ...set(SUM + k)]),
  ...dot(PLACE.gain, PLACE.out),
  ...dot(PLACE.spread, PLACE.out + 16),
  0x0b,
];

const section = (id: number, content: number[]) => [id, ...leb(content.length), ...content];
const text = (word: string) => [word.length, ...[...word].map((sign) => sign.charCodeAt(0))];

/** A module with one function, `run(base, addedEnd, subtractedEnd)`, over an imported memory. */
export const SIMD_CODE = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...section(1, [0x01, 0x60, 0x03, 0x7f, 0x7f, 0x7f, 0x00]),
  ...section(2, [0x01, ...text('m'), ...text('m'), 0x02, 0x00, 0x01]),
  ...section(3, [0x01, 0x00]),
  ...section(7, [0x01, ...text('run'), 0x00, 0x00]),
  ...section(10, [0x01, ...leb(BODY.length), ...BODY]),
]);
