import { wonByPoints } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { isNeverWritable } from '../board/dead.ts';
import type { Row, Sheet } from '../rules/index.ts';
import { tellings } from '../words/text.ts';

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

describe('the end in words', () => {
  const names = (seat: number) => `Guest ${['one', 'two', 'three'][seat]}`;

  test('[Q12] the best comes first, and a name is never read together with its points', () => {
    const outcome = wonByPoints([30, 41, -4], 'four-fails');
    expect(tellings.en.outcome(outcome, names)).toBe(
      'Guest two wins: Guest two (41), Guest one (30), and Guest three (−4).',
    );
    expect(tellings.es.outcome(outcome, names)).toBe(
      'Gana Guest two: Guest two (41), Guest one (30) y Guest three (−4).',
    );
  });

  test('[Q12] who share the victory keep the order of their seats', () => {
    expect(tellings.en.outcome(wonByPoints([41, 30, 41], 'two-rows'), names)).toBe(
      'Guest one and Guest three share the victory: Guest one (41), Guest three (41), and Guest two (30).',
    );
  });
});
