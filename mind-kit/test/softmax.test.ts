import { rng } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { sampleIndex, sampleSoftmax, shuffled, softmax, WeightedSampler, Xorshift32 } from '../index.ts';

/** How often each of `size` places was drawn, as shares. */
function sharesOf(size: number, draws: number, draw: () => number): readonly number[] {
  const counts = new Array<number>(size).fill(0);
  for (let at = 0; at < draws; at++) {
    const drawn = draw();
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  return counts.map((count) => count / draws);
}

const near = (expected: readonly number[], shares: readonly number[]) => {
  for (const [at, share] of shares.entries()) expect(Math.abs(share - (expected[at] ?? 0))).toBeLessThan(0.02);
};

describe('softmax', () => {
  test('one temperature below the best is e times as rare, and beyond the cutoff nothing is taken', () => {
    expect([...softmax([3, 2, 0], { temperature: 1 })]).toEqual([1, Math.exp(-1), Math.exp(-3)]);
    expect([...softmax([3, 2, 0], { temperature: 1, cutoff: 2 })]).toEqual([1, Math.exp(-1), 0]);
    expect([...softmax([3, 3 - 1e-12, 2], { temperature: 0 })]).toEqual([1, 1, 0]);
  });

  test('at temperature 0 the only best is taken without a number, equals are taken alike', () => {
    const none = { unit: () => Number.NaN, below: () => Number.NaN, pick: () => expect.fail() };
    expect(sampleSoftmax([1, 4, 2], (value) => value, { temperature: 0 }, none)).toBe(1);
    const numbers = rng(1);
    const drawn = sharesOf(3, 4000, () => sampleSoftmax([4, 1, 4], (value) => value, { temperature: 0 }, numbers));
    near([0.5, 0, 0.5], drawn);
  });

  test('options are drawn as their weights say', () => {
    const numbers = rng(2);
    const total = 1 + Math.exp(-1) + Math.exp(-2);
    const drawn = sharesOf(3, 8000, () => sampleSoftmax([5, 4, 3], (value) => value, { temperature: 1 }, numbers));
    near([1 / total, Math.exp(-1) / total, Math.exp(-2) / total], drawn);
  });
});

describe('sampling', () => {
  const weights = [0, 3, 1, 0, 4, 0];
  const expected = [0, 0.375, 0.125, 0, 0.5, 0];

  test('a place is drawn by its weight, never one without any', () => {
    const [numbers, quick] = [rng(3), new Xorshift32()];
    near(
      expected,
      sharesOf(6, 8000, () => sampleIndex(weights, numbers)),
    );
    const sampler = new WeightedSampler(weights);
    near(
      expected,
      sharesOf(6, 8000, () => sampler.sample(numbers)),
    );
    near(
      expected,
      sharesOf(6, 8000, () => sampler.sample(quick)),
    );
    // Both read the same number in the same way.
    const [one, other] = [rng(4), rng(4)];
    for (let at = 0; at < 500; at++) expect(sampler.sample(one)).toBe(sampleIndex(weights, other));
  });

  test('every order of three is as likely as any other', () => {
    const numbers = rng(5);
    const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'];
    near(
      orders.map(() => 1 / 6),
      sharesOf(6, 12_000, () => orders.indexOf(shuffled('abc', numbers).join(''))),
    );
  });
});
