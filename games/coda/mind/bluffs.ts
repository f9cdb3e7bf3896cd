import type { Seat } from '@cifra/kernel';
import { bit, NUMBER_CODES, type Shade } from './codes.ts';
import type { SeenTile } from './situation.ts';
import type { Worlds } from './worlds.ts';

/** An attack that names a number of one’s own: it cannot hit, and whoever believes it looks for that number elsewhere. */
export type Bluff = { readonly type: 'attack'; readonly seat: Seat; readonly place: number; readonly code: number };

/** One for each hidden number of one’s own that was not named before, where it looks likeliest to be meant. */
export function bluffsOf(worlds: Worlds): readonly Bluff[] {
  const own = worlds.situation.rows[worlds.situation.me ?? 0] ?? [];
  return own.flatMap(({ open, shade, code, named }) => {
    if (open || code === null || code >= NUMBER_CODES || (named & bit(code)) !== 0) return [];
    const target = likeliestTarget(worlds, shade, code);
    return target === null ? [] : [{ type: 'attack', ...target, code }];
  });
}

/** The tile of another whose number is nearest to this one on average, where it fits between the open ones. */
function likeliestTarget(worlds: Worlds, shade: Shade, code: number): Omit<Bluff, 'type' | 'code'> | null {
  const { rows, me } = worlds.situation;
  let [best, nearest]: [Omit<Bluff, 'type' | 'code'> | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const [seat, row] of rows.entries()) {
    if (seat === me) continue;
    for (const [place, tile] of row.entries()) {
      if (tile.open || tile.shade !== shade || (tile.banned & bit(code)) !== 0 || !fits(row, place, code)) continue;
      const off = Math.abs(meanOf(worlds.chancesOf(seat, place)) - code);
      if (off >= nearest) continue;
      nearest = off;
      best = { seat, place };
    }
  }
  return best;
}

function fits(row: readonly SeenTile[], place: number, code: number): boolean {
  return row.every(({ code: other }, at) => {
    if (at === place || other === null || other >= NUMBER_CODES) return true;
    return at < place ? other < code : other > code;
  });
}

function meanOf(chances: Float64Array): number {
  let mean = 0;
  for (let code = 0; code < NUMBER_CODES; code++) mean += code * (chances[code] ?? 0);
  return mean;
}
