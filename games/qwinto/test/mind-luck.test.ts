import { playout } from '@cifra/testkit';
import { expect, test } from 'vitest';
import { PlainAccumulator } from '../mind/accumulator.ts';
import { unpack } from '../mind/pack.ts';
import { Luck } from '../mind/train/luck.ts';
import { WEIGHTS } from '../mind/weights.ts';
import { qwinto } from '../rules/index.ts';

const FACES = [1, 2, 3, 4, 5, 6];

test.each([false, true])('[Q4] luck is even over all rolls of the dice (rolled again: %s)', (isAgain) => {
  const net = unpack(WEIGHTS);
  const { states } = playout(qwinto, { seats: 2, seed: 'luck' });
  for (const { table } of states.filter(({ table }) => table.phase === 'rolled').slice(0, 12)) {
    const luck = new Luck(() => new PlainAccumulator(net), 2);
    const one = new Luck(() => new PlainAccumulator(net), 2);
    for (const orange of FACES)
      for (const purple of FACES) luck.add({ ...table, dice: { orange, purple } }, table.turn ?? 0, isAgain);
    one.add({ ...table, dice: { orange: 1, purple: 1 } }, table.turn ?? 0, isAgain);
    for (const seat of [0, 1]) expect(luck.sums[seat]).toBeCloseTo(0, 6);
    expect(one.sums[table.turn ?? 0]).not.toBe(0);
  }
});
