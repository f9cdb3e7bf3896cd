import { rng } from '@cifra/kernel';
import { expect, test } from 'vitest';
import { calibrated, fitCalibration, type Prediction, reliability } from '../index.ts';

/** Somebody who says too much: whoever says 0.9 wins 0.75. */
const TRUE = { slope: 0.5, intercept: 0 };

function boasting(count: number, seed: number): readonly Prediction[] {
  const numbers = rng(seed);
  return Array.from({ length: count }, () => {
    const said = numbers.unit();
    return { said, came: numbers.unit() < calibrated(said, TRUE) ? 1 : 0 };
  });
}

test('what a boaster says is brought back to what comes of it', () => {
  const fitted = fitCalibration(boasting(8000, 1));
  expect(fitted.slope).toBeCloseTo(TRUE.slope, 1);
  expect(fitted.intercept).toBeCloseTo(0, 1);
  const others = boasting(8000, 2).map(({ said, came }) => ({ said: calibrated(said, fitted), came }));
  for (const { said, came, count } of reliability(others))
    if (count > 300) expect(Math.abs(said - came)).toBeLessThan(0.05);
});

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
