import { expect, test } from 'vitest';
import { Ledger } from '../review/ledger.ts';

test('what a rival gave away counts when it is noticed, and no more than was given', () => {
  const ledger = new Ledger([0.5, 0.5], []);
  ledger.decide(0, 1, 0.5, 0.3);
  // Seat 1 has seen nothing of it yet: neither luck nor bad luck.
  expect(ledger.expectations).toEqual([0.2, 0.5]);
  ledger.decide(1, 2, 0.5, 0);
  ledger.decide(1, 3, 0.9, 0);
  const [zero, one] = ledger.close(4, [0, 1]);
  expect(one?.luck.rivals).toBeCloseTo(0.3, 12);
  expect(one?.luck.chance).toBeCloseTo(0.2, 12);
  expect(zero).toMatchObject({ expected: 0.5, skill: -0.3, result: 0 });
  expect(ledger.steps.map(({ seat, amount }) => [seat, Number(amount.toFixed(9))])).toEqual([
    [0, 0],
    [1, 0],
    [1, 0.1],
    [0, -0.2],
    [1, 0.1],
  ]);
});

test('what nobody made use of is nobody’s luck; what a partner lost is no dice', () => {
  const ledger = new Ledger(
    [0.5, 0.5, 0.5, 0.5],
    [
      [0, 2],
      [1, 3],
    ],
  );
  ledger.decide(0, 1, 0.5, 0.2);
  const accounts = ledger.close(2, [0, 0, 0, 0]);
  expect(accounts[1]?.luck).toEqual({ chance: -0.5, rivals: 0 });
  expect(accounts[2]?.luck.rivals).toBeCloseTo(-0.2, 12);
  expect(accounts[2]?.luck.chance).toBeCloseTo(-0.3, 12);
});
