/**
 * A small assembler of WebAssembly: one name for each instruction, as the specification spells it, with its bytes. What
 * the bytes mean and why they are assembled here is explained in docs/research/qwinto-simd.md.
 */

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

export const localGet = (local: number) => [0x20, ...leb(local)];
export const localSet = (local: number) => [0x21, ...leb(local)];
export const i32Const = (value: number) => [0x41, ...signedLeb(value)];
export const i32Load = (offset: number) => [0x28, 0x02, ...leb(offset)];
export const v128Load = (offset: number) => [0xfd, 0x00, 0x02, ...leb(offset)];
export const v128Store = (offset: number) => [0xfd, 0x0b, 0x02, ...leb(offset)];
/** One number from memory, four times. */
export const v128Load32Splat = (offset: number) => [0xfd, 0x09, 0x02, ...leb(offset)];
/** A single number on the stack, four times. */
export const F32X4_SPLAT = [0xfd, 0x13];
export const F32X4_ADD = [0xfd, 0xe4, 0x01];
export const F32X4_SUB = [0xfd, 0xe5, 0x01];
export const F32X4_MUL = [0xfd, 0xe6, 0x01];
export const F32X4_DIV = [0xfd, 0xe7, 0x01];
export const F32X4_MAX = [0xfd, 0xe9, 0x01];
export const F32X4_SQRT = [0xfd, 0xe3, 0x01];
export const F32X4_GT = [0xfd, 0x44];
export const V128_AND = [0xfd, 0x4e];
export const V128_ZERO = [0xfd, 0x0c, ...new Array<number>(16).fill(0)];
export const I32_ADD = [0x6a];
export const f32x4ExtractLane = (at: number) => [0xfd, 0x1f, at];
export const F32_ADD = [0x92];
export const F32_CONST_ZERO = [0x43, 0, 0, 0, 0];
export const F32_GT = [0x5e];
/** Of a block without a result. */
export const IF = [0x04, 0x40];
export const END = [0x0b];
export const f32Load = (offset: number) => [0x2a, 0x02, ...leb(offset)];
export const f32Store = (offset: number) => [0x38, 0x02, ...leb(offset)];

/** The same number four times. */
export function f32x4Const(value: number): number[] {
  const bytes = new Uint8Array(new Float32Array([value, value, value, value]).buffer);
  return [0xfd, 0x0c, ...bytes];
}

export const repeat = (times: number, code: (at: number) => number[]) =>
  Array.from({ length: times }, (_, at) => code(at)).flat();

/** `local` counts up by `step` from where it stands to the end, which the code `end` pushes; not once if it is there. */
export function loopUpTo(local: number, step: number, end: number[], body: number[]): number[] {
  return [
    ...[0x02, 0x40, 0x03, 0x40, ...localGet(local), ...end, 0x4f, 0x0d, 0x01],
    ...body,
    ...[...localGet(local), ...i32Const(step), ...I32_ADD, ...localSet(local), 0x0c, 0x00, 0x0b, 0x0b],
  ];
}

export const I32 = 0x7f;
export const F32 = 0x7d;
const V128 = 0x7b;

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
    const code = [0x02, ...leb(wholes), I32, ...leb(vectors), V128, ...body, 0x0b];
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
    ...i32Const(0),
    ...repeat(vectors, (k) => [
      ...[...localGet(first + k), ...i32Const(0), ...v128Load(weights + 16 * k), ...F32X4_MUL],
      ...(k === 0 ? [] : F32X4_ADD),
    ]),
    ...v128Store(out),
  ];
}
