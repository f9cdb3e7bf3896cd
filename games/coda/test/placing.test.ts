import { expect, test } from 'vitest';
import { placeStyle, rowStyle } from '../board/placing.ts';

const up = { isOpen: false };
const down = { isOpen: true };
const apart = { isOpen: false, isApart: true };

test('a row says how many of it stand and how many lie, because those that lie may grow narrow', () => {
  expect(rowStyle([up, down, down, up, up])).toEqual({ '--standing': 3, '--lying': 2, '--last': 4, '--spare': 0 });
});

test('a short row keeps the room of four tiles', () => {
  expect(rowStyle([up, down])).toMatchObject({ '--last': 1, '--spare': 2 });
  expect(rowStyle([])).toEqual({ '--standing': 0, '--lying': 0, '--last': 0, '--spare': 4 });
});

test('a tile stands after those of each kind before it, and one that never joined stands behind a seam', () => {
  const row = [down, up, down, apart];
  expect(placeStyle(row, 2)).toEqual({ '--standing-before': 1, '--lying-before': 1, '--at': 2 });
  expect(placeStyle(row, 3)).toEqual({ '--standing-before': 1.3, '--lying-before': 2, '--at': 3 });
  expect(rowStyle(row)).toMatchObject({ '--standing': 2.3, '--lying': 2 });
});
