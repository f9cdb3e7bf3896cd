import { rng as makeRng } from '@cifra/kernel';
import { playout } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { QuickMatch } from '../mind/quick-match.ts';
import { endsGame, fits, pointsOf, toQuick } from '../mind/sheet.ts';
import { CELLS, COLOURS, fullRows, qwinto, score, whyNotWrite } from '../rules/index.ts';

const CELL_LIST = COLOURS.flatMap((row) => CELLS[row].map((column) => ({ row, column })));
const seats = [1, 2, 3, 4, 5, 6];

describe('the quick sheet', () => {
  test.each(seats)(
    '%i players: agrees with the rules on every cell, number, score and end of random matches',
    (count) => {
      const rng = makeRng(count);
      for (let at = 0; at < 12; at++) {
        const { states } = playout(qwinto, { seats: count, seed: `quick-${count}-${at}` });
        for (const { table } of states) {
          const sheet = rng.pick(table.sheets);
          const quick = toQuick(sheet);
          expect(pointsOf(quick)).toBe(score(sheet));
          expect(endsGame(quick)).toBe(fullRows(sheet) >= 2 || sheet.fails >= 4);
          const number = 1 + rng.below(18);
          const quickly = CELL_LIST.map((_, cell) => fits(quick.cells, cell, number));
          expect(quickly).toEqual(CELL_LIST.map(({ row, column }) => whyNotWrite(sheet, row, column, number) === null));
        }
      }
    },
  );

  test.each(seats)('%i players: the quick match goes the way of the rules', (count) => {
    for (let at = 0; at < 12; at++) {
      const { states, entries } = playout(qwinto, { seats: count, seed: `match-${count}-${at}` });
      const match = new QuickMatch(count, states[0]?.table.turn ?? 0);
      for (const [index, { events }] of entries.entries())
        for (const { fact } of events) {
          if (fact.type !== 'shown') continue;
          const cells = fact.choices.map((choice) =>
            choice === 'skip'
              ? -1
              : CELL_LIST.findIndex(({ row, column }) => row === choice.row && column === choice.column),
          );
          match.resolve(fact.number, cells);
          const table = states[index]?.table;
          expect(match.sheets).toEqual(table?.sheets.map(toQuick));
          expect(match.isOver).toBe(table?.end !== null);
          expect(match.points()).toEqual(table?.scores);
          if (!match.isOver) expect(match.turn).toBe(table?.turn);
        }
      expect(match.isOver).toBe(true);
    }
  });
});
