/** Just enough of WebAssembly's code to write vector arithmetic by hand. */

/** Unsigned LEB128, the numbers of WebAssembly. */
export function leb(value: number): number[] {
  const low = value & 0x7f;
  return value < 0x80 ? [low] : [low | 0x80, ...leb(value >>> 7)];
}

/** Signed LEB128 of a number that is not negative. */
function signedLeb(value: number): number[] {
  const low = value & 0x7f;
  return value < 0x40 ? [low] : [low | 0x80, ...signedLeb(value >>> 7)];
}

export const get = (local: number) => [0x20, ...leb(local)];
export const set = (local: number) => [0x21, ...leb(local)];
export const constant = (value: number) => [0x41, ...signedLeb(value)];
export const load = (offset: number) => [0xfd, 0x00, 0x02, ...leb(offset)];
export const store = (offset: number) => [0xfd, 0x0b, 0x02, ...leb(offset)];
/** One number from memory, four times. */
export const splat = (offset: number) => [0xfd, 0x09, 0x02, ...leb(offset)];
/** A single number on the stack, four times. */
export const SPREAD_OUT = [0xfd, 0x13];
export const ADD = [0xfd, 0xe4, 0x01];
export const SUBTRACT = [0xfd, 0xe5, 0x01];
export const MULTIPLY = [0xfd, 0xe6, 0x01];
export const DIVIDE = [0xfd, 0xe7, 0x01];
export const MAXIMUM = [0xfd, 0xe9, 0x01];
export const ROOT = [0xfd, 0xe3, 0x01];
export const IS_ABOVE = [0xfd, 0x44];
export const AND = [0xfd, 0x4e];
export const ZERO = [0xfd, 0x0c, ...new Array<number>(16).fill(0)];
export const ADD_WHOLE = [0x6a];
export const lane = (at: number) => [0xfd, 0x1f, at];
export const ADD_SINGLE = [0x92];
export const loadSingle = (offset: number) => [0x2a, 0x02, ...leb(offset)];
export const storeSingle = (offset: number) => [0x38, 0x02, ...leb(offset)];

/** The same number four times. */
export function four(value: number): number[] {
  const bytes = new Uint8Array(new Float32Array([value, value, value, value]).buffer);
  return [0xfd, 0x0c, ...bytes];
}

export const repeat = (times: number, code: (at: number) => number[]) =>
  Array.from({ length: times }, (_, at) => code(at)).flat();

/** `local` counts up by `step` from where it stands to the end, which the code `end` pushes; not once if it is there. */
export function count(local: number, step: number, end: number[], body: number[]): number[] {
  return [
    ...[0x02, 0x40, 0x03, 0x40, ...get(local), ...end, 0x4f, 0x0d, 0x01],
    ...body,
    ...[...get(local), ...constant(step), ...ADD_WHOLE, ...set(local), 0x0c, 0x00, 0x0b, 0x0b],
  ];
}

export const WHOLE = 0x7f;
export const SINGLE = 0x7d;
const VECTOR = 0x7b;

export type WasmFunction = {
  readonly name: string;
  /** Types of the parameters, then how many whole numbers and vectors it keeps besides. */
  readonly takes: readonly number[];
  readonly wholes: number;
  readonly vectors: number;
  readonly body: readonly number[];
};

const section = (id: number, items: readonly (readonly number[])[]) => {
  const content = [...leb(items.length), ...items.flat()];
  return [id, ...leb(content.length), ...content];
};
const text = (word: string) => [word.length, ...[...word].map((sign) => sign.charCodeAt(0))];

/** A module of functions without results over an imported memory. */
export function wasmModule(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const bodies = functions.map(({ wholes, vectors, body }) => {
    const code = [0x02, ...leb(wholes), WHOLE, ...leb(vectors), VECTOR, ...body, 0x0b];
    return [...leb(code.length), ...code];
  });
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(
      1,
      functions.map(({ takes }) => [0x60, ...leb(takes.length), ...takes, 0x00]),
    ),
    ...section(2, [[...text('m'), ...text('m'), 0x02, 0x00, 0x01]]),
    ...section(
      3,
      functions.map((_, at) => [at]),
    ),
    ...section(
      7,
      functions.map(({ name }, at) => [...text(name), 0x00, at]),
    ),
    ...section(10, bodies),
  ]);
}

/** So many vectors of locals times weights, added up lane by lane: the four parts of one head's sum. */
export function dot(first: number, vectors: number, weights: number, out: number): number[] {
  return [
    ...constant(0),
    ...repeat(vectors, (k) => [
      ...[...get(first + k), ...constant(0), ...load(weights + 16 * k), ...MULTIPLY],
      ...(k === 0 ? [] : ADD),
    ]),
    ...store(out),
  ];
}
