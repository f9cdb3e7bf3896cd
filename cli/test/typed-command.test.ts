import { describe, expect, test } from 'vitest';
import type { JsonCommand } from '../match/local-match.ts';
import { candidates, patterns, shorthand } from '../play/typed-command.ts';

const LEGAL: readonly JsonCommand[] = [
  { type: 'ask', card: 'odd' },
  { type: 'ask', card: 'where-1-2', number: 1 },
  { type: 'guess', tiles: ['0b', '1b', '2b', '3b', '4b'] },
  { type: 'attack', seat: 1, place: 0, value: 'dash' },
  { type: 'encrypt', clues: ['sea', 'sun', 'cat'] },
  { type: 'draft', code: [1, null, 3] },
  { type: 'pass' },
];
const only = (...types: string[]) => LEGAL.filter(({ type }) => types.includes(type));

describe('a typed line', () => {
  test.each<[string, object]>([
    ['ask odd', { type: 'ask', card: 'odd' }],
    ['ask where-1-2 2', { type: 'ask', card: 'where-1-2', number: 2 }],
    ['guess 0b 2w 5g 5g 9b', { type: 'guess', tiles: ['0b', '2w', '5g', '5g', '9b'] }],
    ['GUESS 0b, 2w, 5g, 5g, 9b', { type: 'guess', tiles: ['0b', '2w', '5g', '5g', '9b'] }],
    ['attack 1 3 7', { type: 'attack', seat: 1, place: 3, value: 7 }],
    ['attack 1, 3, dash', { type: 'attack', seat: 1, place: 3, value: 'dash' }],
    ['encrypt mar salado, 42, gato', { type: 'encrypt', clues: ['mar salado', '42', 'gato'] }],
    ['draft 4 - 1', { type: 'draft', code: [4, null, 1] }],
    ['pass', { type: 'pass' }],
    ['{"type":"pass"}', { type: 'pass' }],
  ])('%s', (text, command) => {
    expect(candidates(text, LEGAL)).toEqual([command]);
  });

  test('without the name of a command it is what it fits', () => {
    expect(candidates('0b 2w', only('guess', 'pass'))).toEqual([{ type: 'guess', tiles: ['0b', '2w'] }]);
    expect(candidates('1 3 7', only('attack', 'pass'))).toEqual([{ type: 'attack', seat: 1, place: 3, value: 7 }]);
    expect(candidates('4 2 1', only('draft', 'guess'))).toHaveLength(2);
  });

  test('a form that was legal before is still understood by its name', () => {
    expect(candidates('attack 1 3 7', only('pass'), LEGAL)).toEqual([{ type: 'attack', seat: 1, place: 3, value: 7 }]);
    expect(candidates('1 3 7', only('pass'), LEGAL)).toEqual([]);
  });

  test.each(['', 'attack 1', 'pass now', '{"type":', 'dance'])('“%s” is none', (text) => {
    expect(candidates(text, only('attack', 'pass'))).toEqual([]);
  });

  test('every pattern can be typed as its hint says', () => {
    for (const pattern of patterns(LEGAL)) expect(candidates(shorthand(pattern), LEGAL)).toContainEqual(pattern);
  });
});
