import { describe, expect, test } from 'vitest';
import { type TypedKey, typedBefore, typedPlace, typedText } from '../board/typed.ts';

const key: TypedKey = { path: '/room/abc', round: 2, code: [4, 2, 1], words: ['río', 'piano', 'nieve', 'león'] };

describe('what is typed survives a reload at any moment', () => {
  const kept = typedText(key, ['melena', 'tec', '']);

  test('[D19] it counts before what the house has heard of it', () => {
    expect(typedBefore(key, kept, ['mel', null, null])).toEqual(['melena', 'tec', '']);
  });

  test('nothing of it turns up for another code, round, match or room', () => {
    for (const other of [
      { ...key, code: [1, 2, 4] },
      { ...key, round: 3 },
      { ...key, words: ['sol', 'piano', 'nieve', 'león'] },
    ])
      expect(typedBefore(other, kept, ['luz', null, null])).toEqual(['luz', '', '']);
    expect(typedPlace({ ...key, path: '/room/xyz' })).not.toBe(typedPlace(key));
  });

  test('whatever stands there, the board opens with what the house has', () => {
    for (const text of [null, '', 'plain', '{}', '{"mark":1,"lines":[]}', '[1]', 'null'])
      expect(typedBefore(key, text, [null, 'luz', null])).toEqual(['', 'luz', '']);
  });
});
