import { describe, expect, test } from 'vitest';
import { isEndWithin } from '../mind/projection.ts';
import { emptySheet, FAILS_TO_END, PLACES, type QuickSheet } from '../mind/sheet.ts';
import type { Situation } from '../mind/situation.ts';

/** A sheet with so many numbers in its first two rows, from the left. */
function sheetWith(first: number, second: number, fails = 0): QuickSheet {
  const sheet = emptySheet();
  for (let at = 0; at < first; at++) sheet.cells[at] = at + 1;
  for (let at = 0; at < second; at++) sheet.cells[PLACES + at] = at + 1;
  sheet.fails = fails;
  return sheet;
}

function at(...sheets: readonly QuickSheet[]): Situation {
  return { sheets, seat: 0, active: 0, phase: 'roll', dice: 0, number: 0, weak: 0 };
}

describe('the switch to the race', () => {
  test('[Q9] comes when somebody misses six numbers, on one’s own sheet or on another', () => {
    const far = sheetWith(6, 5);
    const near = sheetWith(6, 6);
    expect(isEndWithin(6, at(far, far))).toBe(false);
    expect(isEndWithin(6, at(near, far))).toBe(true);
    expect(isEndWithin(6, at(far, near))).toBe(true);
  });

  test('[Q9] comes with the last fail but one, whatever is written', () => {
    expect(isEndWithin(6, at(emptySheet(), sheetWith(0, 0, FAILS_TO_END - 2)))).toBe(false);
    expect(isEndWithin(6, at(emptySheet(), sheetWith(0, 0, FAILS_TO_END - 1)))).toBe(true);
  });

  test('never comes alone, nor for whoever plays for points', () => {
    expect(isEndWithin(6, at(sheetWith(9, 8, FAILS_TO_END - 1)))).toBe(false);
    expect(isEndWithin(0, at(sheetWith(9, 8), sheetWith(9, 8)))).toBe(false);
  });
});
