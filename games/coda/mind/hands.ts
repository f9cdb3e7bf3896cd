import type { Seat } from '@cifra/kernel';
import { bit, NUMBER_CODES } from './codes.ts';
import type { Situation } from './situation.ts';

/** A way to fill a row, and how likely it is, against 1, by what its owner has named. */
export type Filling = { readonly row: readonly number[]; readonly weight: number };

/** Every way to fill a row that has no dashes, open tiles as they are; null if there are more than `most`. */
export function fillingsOf(
  { rows, unseen }: Situation,
  seat: Seat,
  { bluff, most }: { readonly bluff: number; readonly most: number },
): readonly Filling[] | null {
  const stones = rows[seat] ?? [];
  const found: Filling[] = [];
  const row: number[] = [];
  const visit = (at: number, low: number, weight: number): boolean => {
    const stone = stones[at];
    if (stone === undefined) {
      found.push({ row: [...row], weight });
      return found.length <= most;
    }
    if (stone.code !== null) {
      row[at] = stone.code;
      return stone.code <= low || visit(at + 1, stone.code, weight);
    }
    for (let code = low + 1; code < NUMBER_CODES; code++) {
      if ((code & 1) !== stone.shade || (unseen & ~stone.banned & bit(code)) === 0) continue;
      row[at] = code;
      const share = (stone.named & bit(code)) === 0 ? weight : weight * bluff;
      if (share > 0 && !visit(at + 1, code, share)) return false;
    }
    return true;
  };
  return visit(0, -1, 1) ? found : null;
}
