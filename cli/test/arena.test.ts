import { describe, expect, test } from 'vitest';
import { arenaFigures } from '../arena/report.ts';
import { runArena } from '../arena/run.ts';
import { interval, quantile } from '../arena/standing.ts';
import { cifra } from './harness.ts';

describe('cifra simulate --bots', () => {
  test('named players meet, seats alternate, and the same seed plays the same matches', async () => {
    const arena = {
      game: 'qwinto',
      players: ['heuristic', 'random'],
      options: {},
      seed: 'arena',
      matches: 6,
      threads: 1,
    };
    const figures = arenaFigures(await runArena(arena));
    expect(figures).toMatchObject({ matches: 6 });
    const [heuristic, random] = figures.players;
    expect((heuristic?.points ?? 0) > (random?.points ?? 0)).toBe(true);
    expect((heuristic?.share ?? 0) + (random?.share ?? 0)).toBeCloseTo(1);
    const again = arenaFigures(await runArena(arena));
    expect(again.players.map(({ points }) => points)).toEqual(figures.players.map(({ points }) => points));
  });

  test('an unknown player and a wrong number of them are refused in words', async () => {
    expect(await cifra(['simulate', 'coda', '--bots', 'random,nobody'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('“nobody”'),
    });
    expect(await cifra(['simulate', 'coda', '--bots', 'random', '--lang', 'es'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('2 a 4'),
    });
  });

  test('an interval narrows with the matches, and a quantile is one of the values', () => {
    expect(interval(0.5, 10_000)).toBeCloseTo(0.0098, 4);
    expect(interval(1, 100)).toBeGreaterThan(0);
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(3);
    expect(quantile([], 0.5)).toBe(0);
  });
});
