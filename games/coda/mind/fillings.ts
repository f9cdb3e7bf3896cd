import type { Seat } from '@cifra/kernel';
import { bit, NUMBER_CODES, shadeOfCode } from './codes.ts';
import type { Situation } from './situation.ts';

/** A way to fill a row, and how likely it is, against 1, by what its owner has named. */
export type Filling = { readonly row: readonly number[]; readonly weight: number };

/** Every way to fill a row that has no dashes, open tiles as they are; null if there are more than `most`. */
export function fillingsOf(
  { rows, unseen }: Situation,
  seat: Seat,
  { bluff, most }: { readonly bluff: number; readonly most: number },
): readonly Filling[] | null {
  const tiles = rows[seat] ?? [];
  const found: Filling[] = [];
  const row: number[] = [];
  const visit = (at: number, low: number, weight: number): boolean => {
    const tile = tiles[at];
    if (tile === undefined) {
      found.push({ row: [...row], weight });
      return found.length <= most;
    }
    if (tile.code !== null) {
      row[at] = tile.code;
      return tile.code <= low || visit(at + 1, tile.code, weight);
    }
    for (let code = low + 1; code < NUMBER_CODES; code++) {
      if (shadeOfCode(code) !== tile.shade || (unseen & ~tile.banned & bit(code)) === 0) continue;
      row[at] = code;
      const share = (tile.named & bit(code)) === 0 ? weight : weight * bluff;
      if (share > 0 && !visit(at + 1, code, share)) return false;
    }
    return true;
  };
  return visit(0, -1, 1) ? found : null;
}
