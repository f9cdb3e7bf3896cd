import { rng as makeRng } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { type MoveValues, TurnExpectation } from '../mind/turn-expectation.ts';

/** Every way the dice can fall. */
function rolls(dice: number): readonly number[] {
  let sums = [0];
  for (let row = 0; row < 3; row++)
    if (dice & (1 << row)) sums = sums.flatMap((sum) => [1, 2, 3, 4, 5, 6].map((face) => sum + face));
  return sums;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Cells open at random with random worths. */
function someChoices(seed: number, skipsAlike: boolean): MoveValues {
  const rng = makeRng(seed);
  const open = Array.from({ length: 27 * 19 }, () => rng.unit() < 0.15);
  const worths = open.map(() => 20 * rng.unit());
  const skips = worths.slice(0, 19).map((worth) => (skipsAlike ? 5 : worth / 2));
  return {
    skipsAlike,
    canWrite: (cell, number) => open[cell * 19 + number] === true,
    worthOfWriting: (cell, number) => worths[cell * 19 + number] ?? 0,
    worthOfSkipping: (failed, number) => (skips[number] ?? 0) - (failed ? 5 : 0),
  };
}

/** The best use of one number, cell by cell. */
function bruteWorth(choices: MoveValues, dice: number, number: number, failed: boolean): number {
  const cells = Array.from({ length: 27 }, (_, cell) => cell).filter(
    (cell) => dice & (1 << Math.floor(cell / 9)) && choices.canWrite(cell, number),
  );
  const writings = cells.map((cell) => choices.worthOfWriting(cell, number));
  return Math.max(choices.worthOfSkipping(failed, skipNumber(choices, number)), ...writings);
}

function skipNumber(choices: MoveValues, number: number): number {
  return choices.skipsAlike ? 0 : number;
}

describe('the exact expectation inside a turn', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])('[Q4] dice %i: equals going through every roll and every second roll', (dice) => {
    for (let seed = 0; seed < 20; seed++) {
      const choices = someChoices(seed, seed % 2 === 0);
      const turn = new TurnExpectation();
      turn.fill(choices, true);
      const second = mean(rolls(dice).map((number) => bruteWorth(choices, dice, number, true)));
      const both = rolls(dice).map((number) => Math.max(bruteWorth(choices, dice, number, true), second));
      expect(turn.again(dice)).toBeCloseTo(second, 9);
      expect(turn.value(dice)).toBeCloseTo(mean(both), 9);
    }
  });

  test('[Q4] the best set of dice is the best of the seven', () => {
    for (let seed = 0; seed < 50; seed++) {
      const turn = new TurnExpectation();
      turn.fill(someChoices(seed, true), true);
      const values = [1, 2, 3, 4, 5, 6, 7].map((dice) => turn.value(dice));
      expect(turn.value(turn.bestDice())).toBe(Math.max(...values));
    }
  });

  test('[Q5] on another’s turn: the numbers that will stand, and what one makes of them', () => {
    for (let seed = 0; seed < 20; seed++) {
      const active = new TurnExpectation();
      const choices = someChoices(seed, true);
      active.fill(choices, true);
      for (const dice of [1, 3, 7]) {
        const finalChances = new Float64Array(19);
        active.finalChances(dice, finalChances);
        expect(finalChances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
        const second = active.again(dice);
        const brute = new Float64Array(19);
        const all = rolls(dice);
        for (const first of all) {
          const numbers = active.worth(dice, first) < second ? all : [first];
          for (const number of numbers) brute[number] = (brute[number] ?? 0) + 1 / all.length / numbers.length;
        }
        for (let number = 0; number <= 18; number++) expect(finalChances[number]).toBeCloseTo(brute[number] ?? 0, 12);
        const mine = someChoices(seed + 100, true);
        const passive = new TurnExpectation();
        passive.fill(mine, false, dice, finalChances);
        const expected = [...brute].reduce(
          (sum, chance, number) => sum + (chance > 0 ? chance * bruteWorth(mine, dice, number, false) : 0),
          0,
        );
        expect(passive.expected(dice, finalChances)).toBeCloseTo(expected, 9);
      }
    }
  });

  test('[Q4] a deeper look takes the place of the first answers', () => {
    for (let seed = 0; seed < 20; seed++) {
      const deep = someChoices(seed, false);
      const turn = new TurnExpectation();
      turn.fill(someChoices(seed, true), true);
      const deeply = (cell: number, number: number) =>
        cell < 0 ? deep.worthOfSkipping(true, number) : deep.worthOfWriting(cell, number);
      for (const dice of [1, 6, 7]) {
        turn.deepen(deeply, 100, dice, new Float64Array(19).fill(1));
        for (const number of rolls(dice))
          expect(turn.worth(dice, number)).toBeCloseTo(bruteWorth(deep, dice, number, true), 9);
      }
    }
  });
});
