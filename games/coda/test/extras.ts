import { type Rng, type State, seatHand } from '@cifra/kernel';
import type { Coda, Command } from '../rules/index.ts';

/** Right attacks, so that matches have runs and players go out; the test may peek. */
export function extras({ table, hands }: State<Coda>, seat: number, rng: Rng): readonly Command[] {
  if (table.phase !== 'attack') return [];
  const right = table.rows.flatMap((row, target): readonly Command[] =>
    target === seat
      ? []
      : row.flatMap((tile, place) => {
          const value = hands[seatHand(target)]?.row[place];
          return tile.open || value === undefined ? [] : [{ type: 'attack', seat: target, place, value }];
        }),
  );
  return right.length === 0 ? [] : [rng.pick(right)];
}
