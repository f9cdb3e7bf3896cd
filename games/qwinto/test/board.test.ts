import { wonByPoints } from '@cifra/kernel';
import { Scenario } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { confirm, prompt } from '../board/ask.ts';
import { isNeverWritable } from '../board/dead.ts';
import { qwinto, type Row, type Sheet } from '../rules/index.ts';
import { boardWords } from '../words/board.ts';
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

describe('a fail is asked for once', () => {
  const roll = { type: 'roll', dice: ['purple'] } as const;
  const skip = { type: 'skip' } as const;
  const keep = { type: 'keep' } as const;
  const match = () =>
    new Scenario(qwinto, { seats: 2, chance: { first: 0, purple: [4, 5, 5] } }).when(0, roll).when(0, keep);
  const names = (seat: number) => `Guest ${seat}`;

  test('[Q8] of the active player who could write, and of nobody else', () => {
    const open = match();
    expect(confirm(skip, open.view(0), 'en')).toMatch(/^You could write the number\./);
    expect(confirm(skip, open.view(1), 'en')).toBeNull();
    expect(confirm({ type: 'write', row: 'purple', column: 10 }, open.view(0), 'en')).toBeNull();
  });

  test('[Q8] not where the number fits nowhere: there is no other choice', () => {
    const stuck = match()
      .when(0, { type: 'write', row: 'purple', column: 10 })
      .when(1, skip)
      .when(1, roll)
      .when(1, keep)
      .when(1, { type: 'write', row: 'purple', column: 1 })
      .when(0, skip)
      .when(0, roll)
      .when(0, keep);
    expect(prompt(stuck.view(0), 'en', names)).toMatch(/fits nowhere/);
    expect(confirm(skip, stuck.view(0), 'en')).toBeNull();
  });
});

test('[Q10] one point, gained or lost, is told in the singular', () => {
  const { en, es } = boardWords;
  expect(en.write(7, 'Yellow', 4, 1)).toBe('Write 7 in Yellow, column 4, +1 point');
  expect(es.write(7, 'Amarilla', 4, 1)).toBe('Anotar 7 en la fila Amarilla, columna 4, +1 punto');
  expect(en.write(7, 'Yellow', 4, -1)).toBe('Write 7 in Yellow, column 4, −1 point');
  expect(es.write(7, 'Amarilla', 4, 12)).toBe('Anotar 7 en la fila Amarilla, columna 4, +12 puntos');
  expect(en.write(7, 'Yellow', 4, 0)).toBe('Write 7 in Yellow, column 4');
  expect([-5, -1, 0, 1].map(en.points)).toEqual(['−5 points', '−1 point', '0 points', '1 point']);
});

test('[Q5] the button that writes what a finger chose names the number and its place', () => {
  const { en, es } = boardWords;
  expect(en.writeChosen(12, en.row.orange, 5)).toBe('Write 12: orange, column 5');
  expect(es.writeChosen(12, es.row.yellow, 5)).toBe('Anotar 12: amarilla, columna 5');
});
