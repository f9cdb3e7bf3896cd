import { rng } from '@cifra/kernel';
import { expect, test } from 'vitest';
import { calibrated, fitMonotone, mapped, type Prediction, reliability } from '../index.ts';

/** Somebody who says too much: whoever says 0.9 wins 0.75. */
const TRUE = { slope: 0.5, intercept: 0 };

function boasting(count: number, seed: number): readonly Prediction[] {
  const numbers = rng(seed);
  return Array.from({ length: count }, () => {
    const said = numbers.unit();
    return { said, came: numbers.unit() < calibrated(said, TRUE) ? 1 : 0 };
  });
}

test('without calibration the same table shows the boasting', () => {
  const worst = Math.max(...reliability(boasting(8000, 3)).map(({ said, came }) => Math.abs(said - came)));
  expect(worst).toBeGreaterThan(0.1);
});

test('a calibration keeps the order of values, and the ends inside', () => {
  const [low = 1, high = 0] = [0, 1].map((value) => calibrated(value, TRUE));
  expect(low).toBeGreaterThan(0);
  expect(high).toBeLessThan(1);
  expect(low).toBeLessThan(high);
  expect(calibrated(0.3, { slope: 1, intercept: 0 })).toBeCloseTo(0.3);
});

test('a monotone map brings a boaster back without knowing how they boast, and never turns an order around', () => {
  const map = fitMonotone(boasting(8000, 4));
  const others = boasting(8000, 5).map(({ said, came }) => ({ said: mapped(map, said), came }));
  for (const { said, came, count } of reliability(others))
    if (count > 300) expect(Math.abs(said - came)).toBeLessThan(0.05);
  const chances = Array.from({ length: 101 }, (_, at) => mapped(map, at / 100));
  for (const [at, chance] of chances.slice(1).entries()) expect(chance).toBeGreaterThan(chances[at] as number);
  expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...chances)).toBeLessThanOrEqual(1);
});

test('what falls is pooled, and a map of nothing is refused', () => {
  const falling = [0.2, 0.4, 0.6, 0.8].flatMap((said, at) =>
    Array.from({ length: 60 }, (_, one): Prediction => ({ said, came: one < ([30, 20, 40, 50][at] ?? 0) ? 1 : 0 })),
  );
  expect(fitMonotone(falling, 4).map(([, chance]) => chance)).toEqual([50 / 120, 40 / 60, 50 / 60]);
  expect(() => mapped([], 0.5)).toThrow('without a single pair');
});
