import { describe, expect, test } from 'vitest';
import { isEndWithin } from '../mind/projection.ts';
import { RaceLookahead } from '../mind/race-lookahead.ts';
import { emptySheet, FAILS_TO_END, PLACES, type QuickSheet } from '../mind/sheet.ts';
import type { Situation } from '../mind/situation.ts';
import { trainedAccumulators } from '../mind/value.ts';

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

describe('a turn further in the race', () => {
  const accumulators = trainedAccumulators();
  const SKIPPED = -1;

  /** The chance of a seat if both write this number there, −1 for nowhere. */
  function chance(situation: Situation, cell: number, reply: number, number: number): number {
    const look = new RaceLookahead(accumulators, 6);
    look.begin(situation);
    return look.chance(cell, number, { replyTo: () => reply }) ?? Number.NaN;
  }

  test('what one wins by it the other loses', () => {
    const situation = at(sheetWith(9, 6), sheetWith(7, 7));
    const [mine, theirs] = [PLACES + 7, 8];
    const own = chance(situation, mine, theirs, 12);
    expect(own + chance({ ...situation, seat: 1 }, theirs, mine, 12)).toBeCloseTo(1, 9);
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(1);
  });

  test('[Q9] [Q12] an end counts by the points on the sheets, and equal points share it', () => {
    const ended = at(sheetWith(9, 8), sheetWith(7, 7));
    // Two full rows of nine make 9 and 17, the other has 14 or 15.
    expect(chance(ended, PLACES + 8, SKIPPED, 17)).toBe(1);
    expect(chance({ ...ended, seat: 1 }, SKIPPED, PLACES + 8, 17)).toBe(0);
    expect(chance(at(sheetWith(9, 8), sheetWith(9, 8)), PLACES + 8, PLACES + 8, 17)).toBe(0.5);
  });

  test('whoever is next, one number from the end and ahead, is likelier to win than the net’s points say', () => {
    const [ahead, behind] = [sheetWith(9, 8), sheetWith(8, 4)];
    const next = { ...at(ahead, behind), active: 1 };
    expect(chance(next, SKIPPED, SKIPPED, 1)).toBeGreaterThan(0.8);
  });

  test('far from the end nothing is looked at, nor with three players', () => {
    const look = new RaceLookahead(accumulators, 6);
    for (const situation of [at(sheetWith(6, 5), sheetWith(6, 5)), at(sheetWith(9, 8), emptySheet(), emptySheet())]) {
      look.begin(situation);
      expect(look.chance(SKIPPED, 5, { replyTo: () => SKIPPED })).toBeNull();
    }
  });
});
