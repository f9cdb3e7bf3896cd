import { describe, expect, test } from 'vitest';
import { isNeverWritable } from '../board/dead.ts';
import type { Row, Sheet } from '../rules/index.ts';

const EMPTY: Row = Array.from({ length: 12 }, () => null);
const EMPTY_SHEET: Sheet = { orange: EMPTY, yellow: EMPTY, purple: EMPTY, fails: 0 };
const row = (numbers: { readonly [column: number]: number }): Row => EMPTY.map((_, at) => numbers[at + 1] ?? null);

describe('cells that no number fits any more', () => {
  test('[Q6] between neighbours without a number between them', () => {
    const sheet = { ...EMPTY_SHEET, yellow: row({ 2: 7, 4: 8, 8: 12 }) };
    expect(isNeverWritable(sheet, 'yellow', 3)).toBe(true);
    expect(isNeverWritable(sheet, 'yellow', 5)).toBe(false);
    expect(isNeverWritable(sheet, 'orange', 3)).toBe(false);
  });

  test('[Q6] beside the highest and the lowest that dice show', () => {
    const sheet = { ...EMPTY_SHEET, orange: row({ 4: 1, 11: 18 }) };
    expect(isNeverWritable(sheet, 'orange', 3)).toBe(true);
    expect(isNeverWritable(sheet, 'orange', 12)).toBe(true);
  });

  test('[Q7] where the only number left stands in the column already', () => {
    const sheet = { ...EMPTY_SHEET, orange: row({ 3: 5, 5: 7 }), yellow: row({ 4: 6 }) };
    expect(isNeverWritable(sheet, 'orange', 4)).toBe(true);
  });
});
