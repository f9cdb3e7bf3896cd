import { describe, expect, test } from 'vitest';
import { type Answer, answerOf, CARDS, type Card, QUESTIONS } from '../rules/index.ts';
import { tiles } from './build.ts';

const COLUMNS: readonly Card[] = [
  'sum',
  'sum-left',
  'sum-centre',
  'sum-right',
  'sum-black',
  'sum-white',
  'black',
  'white',
  'odd',
  'even',
  'pairs',
  'same-colour',
  'consecutive',
  'c-over-4',
  'spread',
];

const WORKED: readonly (readonly [row: string, answers: string])[] = [
  ['0b 2w 5g 5g 9b', '21 7 12 19 9 2 2 1 3 2 1 cd – yes 9'],
  ['1b 1w 2w 3b 4b', '11 4 6 9 8 3 3 2 3 2 1 bc,de bcde no 3'],
  ['3w 4b 6b 7w', '20 13 10 17 10 10 2 2 2 2 0 bc ab,cd yes 4'],
  // The 0s and 9s at the ends, every colour alone, and a row of blacks.
  ['0b 0w 8w 9b 9w', '26 8 17 26 9 17 2 3 2 3 2 bc cd yes 9'],
  ['0b 1b 2b 3b 4b', '10 3 6 9 10 0 5 0 2 3 0 abcde abcde no 4'],
  ['4w 5g 5g 6b', '20 14 10 16 6 4 1 1 2 2 1 bc ab,cd yes 2'],
];

function worked(answer: Answer): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  if (typeof answer === 'number') return String(answer);
  return answer.map((group) => (typeof group === 'string' ? group : group.join(''))).join(',') || '–';
}

describe('the answers', () => {
  test.each(WORKED)('[B7] %s answers %s', (row, answers) => {
    expect(COLUMNS.map((card) => worked(answerOf(card, undefined, tiles(row)))).join(' ')).toBe(answers);
  });

  test('[B2] places are letters from the left', () => {
    expect(answerOf('where-0', undefined, tiles('0b 0w 5g 5g 9b'))).toEqual(['a', 'b']);
    expect(answerOf('where-5', undefined, tiles('0b 0w 5g 5g 9b'))).toEqual(['c', 'd']);
    expect(answerOf('where-5', undefined, tiles('0b 0w 9b 9w'))).toEqual([]);
  });

  test.each([
    ['where-1-2', 1, 2],
    ['where-3-4', 3, 4],
    ['where-6-7', 6, 7],
    ['where-8-9', 8, 9],
  ] as const)('[B6] %s answers for the number that was named', (card, low, high) => {
    const row = tiles(`0b ${low}w ${high}b ${high}w`);
    expect(answerOf(card, low, row)).toEqual(['b']);
    expect(answerOf(card, high, row)).toEqual(['c', 'd']);
    expect(() => answerOf(card, undefined, row)).toThrow('needs a number');
  });

  test('[B1] a green 5 is odd and has neither of the two colours', () => {
    const row = tiles('4b 5g 5g 6b 8w');
    expect(answerOf('odd', undefined, row)).toBe(2);
    expect(answerOf('black', undefined, row)).toBe(2);
    expect(answerOf('sum-black', undefined, row)).toBe(10);
    expect(answerOf('sum', undefined, row)).toBe(28);
    expect(answerOf('same-colour', undefined, row)).toEqual([['b', 'c']]);
  });

  test('equal numbers cut a stretch of rising ones', () => {
    expect(answerOf('consecutive', undefined, tiles('3b 4b 4w 5g 6w'))).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });

  test('[B3] twenty-one cards, all different, make twenty-five questions', () => {
    expect(new Set(CARDS).size).toBe(21);
    expect(QUESTIONS).toHaveLength(25);
  });
});
