import { rng as makeRng, type Rng, View } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { bots } from '../mind/bot.ts';
import {
  CELLS,
  COLOURS,
  type Colour,
  type Command,
  type Dice,
  type Qwinto,
  type Sheet,
  score,
  type Table,
  whyNotWrite,
} from '../rules/index.ts';

/** Nine numbers that rise. */
function rising(rng: Rng): readonly number[] {
  const left = Array.from({ length: 18 }, (_, at) => at + 1);
  while (left.length > 9) left.splice(rng.below(left.length), 1);
  return left;
}

type Writing = { readonly row: Colour; readonly column: number; readonly number: number };

function written(sheet: Sheet, { row, column, number }: Writing): Sheet {
  return { ...sheet, [row]: sheet[row].with(column - 1, number) };
}

const DICE = [1, 2, 3, 4, 5, 6, 7].map((mask) => COLOURS.filter((_, at) => (mask & (1 << at)) !== 0));
const NUMBERS = Array.from({ length: 18 }, (_, at) => at + 1);

/** All that can be written with a number of these dice. */
function writings(sheet: Sheet, dice: readonly Colour[], number: number): readonly Writing[] {
  return dice.flatMap((row) =>
    CELLS[row].flatMap((column) => (whyNotWrite(sheet, row, column, number) === null ? [{ row, column, number }] : [])),
  );
}

/** A sheet that lacks one number to the end, with nothing else left to write and three fails: the next turn is the last. */
function lastTurn(rng: Rng): Sheet {
  for (;;) {
    const rows = COLOURS.map(() => rising(rng));
    const open = rng.below(3);
    const holes = rows.map((_, at) => (at === (open + 1) % 3 ? -1 : rng.below(9)));
    let sheet: Sheet = { orange: blankRow(), yellow: blankRow(), purple: blankRow(), fails: 3 };
    let isLegal = true;
    for (const [at, row] of COLOURS.entries())
      for (const [place, column] of CELLS[row].entries()) {
        const number = rows[at]?.[place] ?? 0;
        if (place === holes[at]) continue;
        if (whyNotWrite(sheet, row, column, number) !== null) isLegal = false;
        sheet = written(sheet, { row, column, number });
      }
    const places = NUMBERS.flatMap((number) => writings(sheet, COLOURS, number));
    if (isLegal && places.length > 0 && new Set(places.map(({ row }) => row)).size === 1) return sheet;
  }
}

function blankRow(): readonly (number | null)[] {
  return Array.from({ length: 12 }, () => null);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Every roll of these dice with the points that it ends with, at best. */
function endings(sheet: Sheet, dice: readonly Colour[]): readonly number[] {
  let sums = [0];
  for (const _ of dice) sums = sums.flatMap((sum) => [1, 2, 3, 4, 5, 6].map((face) => sum + face));
  return sums.map((number) => best(sheet, dice, number));
}

function best(sheet: Sheet, dice: readonly Colour[], number: number): number {
  return Math.max(score(sheet) - 5, ...writings(sheet, dice, number).map((one) => score(written(sheet, one))));
}

function alone(sheet: Sheet, more: Partial<Table>): View<Qwinto> {
  const rolls = { orange: 0, yellow: 0, purple: 0 };
  const blank: Table = {
    turn: 0,
    phase: 'roll',
    dice: null,
    number: null,
    sheets: [sheet],
    waiting: [],
    scores: [score(sheet)],
    rolls,
    end: null,
  };
  return View.received<Qwinto>({ version: 9, rules: 1, viewer: 0, seats: 1, table: { ...blank, ...more }, hands: {} });
}

/** Dice of these colours that show this sum together. */
function showing(dice: readonly Colour[], sum: number): Dice {
  const faces: { [colour in Colour]?: number } = {};
  let left = sum;
  for (const [at, colour] of dice.entries()) {
    const others = dice.length - at - 1;
    faces[colour] = Math.min(6, left - others);
    left -= faces[colour] ?? 0;
  }
  return faces;
}

describe('when the turn is the last whatever happens, the master does what going through all of it shows to be best', () => {
  const sheets = Array.from({ length: 40 }, (_, seed) => lastTurn(makeRng(seed + 1)));

  test('[Q4] which dice', () => {
    for (const sheet of sheets) {
      const value = (dice: readonly Colour[]) => {
        const all = endings(sheet, dice);
        return mean(all.map((points) => Math.max(points, mean(all))));
      };
      const command = bots.master(alone(sheet, {}), makeRng(1));
      if (command.type !== 'roll') throw new Error(command.type);
      expect(value(command.dice)).toBeCloseTo(Math.max(...DICE.map(value)), 9);
    }
  });

  test('[Q4] to keep or to roll again', () => {
    for (const sheet of sheets)
      for (const dice of DICE) {
        const again = mean(endings(sheet, dice));
        for (let sum = dice.length; sum <= 6 * dice.length; sum++) {
          const kept = best(sheet, dice, sum);
          if (Math.abs(kept - again) < 1e-9) continue;
          const command = bots.master(alone(sheet, { phase: 'rolled', dice: showing(dice, sum) }), makeRng(1));
          expect(command).toEqual<Command>({ type: kept > again ? 'keep' : 'reroll' });
        }
      }
  });

  test('[Q9] where to write, or not at all', () => {
    for (const sheet of sheets)
      for (const dice of DICE)
        for (let number = dice.length; number <= 6 * dice.length; number++) {
          const table = { phase: 'write', dice: showing(dice, number), number, waiting: [0] } as const;
          const command = bots.master(alone(sheet, table), makeRng(1));
          const points = command.type === 'write' ? score(written(sheet, { ...command, number })) : score(sheet) - 5;
          expect(points).toBe(best(sheet, dice, number));
        }
  });
});
