import { describe, expect, test } from 'vitest';
import { quantile, RunningMean, shareInterval } from '../arena/index.ts';
import { memoize } from '../index.ts';

describe('statistics of the arena', () => {
  test('an interval narrows with the matches, and is never nothing', () => {
    expect(shareInterval(0.5, 10_000)).toBeCloseTo(0.0098, 4);
    expect(shareInterval(1, 100)).toBeGreaterThan(0);
    expect(shareInterval(0, 0)).toBe(1);
  });

  test('a running mean has the mean, the deviation and the interval of its values', () => {
    const mean = new RunningMean();
    expect([mean.mean, mean.deviation, mean.interval]).toEqual([0, 0, 0]);
    for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) mean.add(value);
    expect([mean.mean, mean.deviation]).toEqual([5, 2]);
    expect(mean.interval).toBeCloseTo((1.96 * 2) / Math.sqrt(8));
  });

  test('a quantile is one of the values', () => {
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(3);
    expect(quantile([], 0.5)).toBe(0);
  });
});

test('a memoized function is asked once for each key, and again after it was forgotten', () => {
  const asked: string[] = [];
  const double = memoize((word: string) => {
    asked.push(word);
    return word + word;
  }, 2);
  expect(['a', 'a', 'b', 'a', 'c', 'a'].map(double)).toEqual(['aa', 'aa', 'bb', 'aa', 'cc', 'aa']);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
