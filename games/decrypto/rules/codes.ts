export const DIGITS = [1, 2, 3, 4] as const;
export const CODE_LENGTH = 3;

/** Three different digits in order (D3). */
export type Code = readonly number[];

/** A code in the making: null where no digit is chosen yet. */
export type Draft = readonly (number | null)[];

export const EMPTY_DRAFT: Draft = [null, null, null];

/** All 24 of them (D3). */
export const CODES: readonly Code[] = DIGITS.flatMap((a) =>
  DIGITS.flatMap((b) => DIGITS.flatMap((c) => (new Set([a, b, c]).size === CODE_LENGTH ? [[a, b, c]] : []))),
);

export function isSameCode(a: Draft | null, b: Draft | null): boolean {
  return a !== null && b !== null && a.every((digit, at) => digit === b[at]);
}

/** A digit that stands in it twice, or null: such a code can never be right (D10). */
export function repeatedDigit(code: Code): number | null {
  return code.find((digit, at) => code.indexOf(digit) < at) ?? null;
}
