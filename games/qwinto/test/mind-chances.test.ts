import { open, rng, sealedChance, view } from '@cifra/kernel';
import { playout, seedBytes } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { options } from '../mind/index.ts';
import { qwinto } from '../rules/index.ts';

describe('what the master says of its options', () => {
  test.each([2, 3, 4])(
    '[Q12] with %i players every option has a chance to win, in the order of the values',
    (seats) => {
      const { states } = playout(qwinto, { seats, seed: 'chances' });
      for (const state of states.filter((_, at) => at % 12 === 0)) {
        const [seat] = qwinto.toAct(state.table);
        if (seat === undefined) continue;
        const found = options(view(qwinto, state, seat), rng(1)).toSorted((one, other) => one.value - other.value);
        const chances = found.map(({ chance }) => chance ?? Number.NaN);
        expect(chances).toEqual(chances.toSorted((one, other) => one - other));
        for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
      }
    },
  );

  test('alone there is nothing to win', () => {
    const { state } = open(qwinto, 1, {}, sealedChance(seedBytes('alone')));
    for (const { chance } of options(view(qwinto, state, 0), rng(1))) expect(chance).toBeNull();
  });
});
