import { LANGUAGES } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { LINES, type ProtocolLine, play } from '../mind/arena.ts';

const GAMES = 8;

describe.each(LANGUAGES)('the master encrypts (%s)', (language) => {
  const played = (line: ProtocolLine) =>
    Array.from({ length: GAMES }, (_, at) => play(language, LINES[line], 700_000 + at));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

  test('so that no interceptor which it does not simulate is an open door', () => {
    const games = played('mind against the sharpest interceptor');
    expect(sum(games.map(({ survived }) => survived))).toBeGreaterThanOrEqual(6);
  });

  test('more plainly for a partner who takes words for what they say', () => {
    const games = played('mind with a literal partner');
    const turns = sum(games.map((game) => game.turns));
    expect(sum(games.map(({ miscommunications }) => miscommunications)) / turns).toBeLessThan(0.35);
  });
});
