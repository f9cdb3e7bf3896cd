import { playout } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { Par, type Pars } from '../mind/par.ts';
import { emptySheet, FAILS_TO_END, leftToEnd, PLACES, type QuickSheet, toQuick } from '../mind/sheet.ts';
import { trainedLayers } from '../mind/value.ts';
import { qwinto } from '../rules/index.ts';

const ALWAYS: Pars = { par: Number.POSITIVE_INFINITY, behind: 0 };
const BEHIND: Pars = { par: Number.NEGATIVE_INFINITY, behind: Number.POSITIVE_INFINITY };
const NEVER: Pars = { par: Number.NEGATIVE_INFINITY, behind: Number.NEGATIVE_INFINITY };
const par = new Par(trainedLayers()());

/** Sheets of random matches before each roll. */
function tables(seats: number): readonly (readonly QuickSheet[])[] {
  return [0, 1, 2, 3, 4, 5].flatMap((at) =>
    playout(qwinto, { seats, seed: `par-${seats}-${at}` })
      .states.filter(({ table }) => table.phase === 'roll' && table.end === null)
      .map(({ table }) => table.sheets.map(toQuick)),
  );
}

function races(sheets: readonly QuickSheet[], pars: Pars): readonly boolean[] {
  return sheets.map((_, seat) => par.isTime({ sheets, seat, active: 0, phase: 'roll', dice: 0, number: 0 }, pars));
}

function isNear({ cells, fails }: QuickSheet): boolean {
  return leftToEnd(cells) <= 2 || fails === FAILS_TO_END - 1;
}

/** A sheet that misses so many numbers to its two full rows. */
function missing(numbers: number): QuickSheet {
  const sheet = emptySheet();
  for (let cell = numbers; cell < 2 * PLACES; cell++) sheet.cells[cell] = (cell % PLACES) + 2;
  return sheet;
}

describe('the time to race', () => {
  test.each([1, 2, 3, 4])('%i numbers from the end: only the last two count as near', (numbers) => {
    const isTime = numbers <= 2;
    expect(races([missing(numbers), emptySheet()], ALWAYS)).toEqual([isTime, isTime]);
  });

  test('comes when the end is near, on whichever sheet, and never for one alone', () => {
    const all = tables(2);
    expect(new Set(all.map((sheets) => sheets.some(isNear))).size).toBe(2);
    for (const sheets of all) {
      const isTime = sheets.some(isNear);
      expect(races(sheets, ALWAYS)).toEqual([isTime, isTime]);
      expect(races(sheets, NEVER)).toEqual([false, false]);
    }
    for (const sheets of tables(1)) expect(races(sheets, ALWAYS)).toEqual([false]);
  });

  test('comes for the one who is behind and not for the leader, where the others are good enough', () => {
    const near = tables(3).filter((sheets) => sheets.some(isNear));
    expect(near.length).toBeGreaterThan(5);
    for (const sheets of near) expect(races(sheets, BEHIND).filter((isTime) => !isTime)).toHaveLength(1);
  });
});
