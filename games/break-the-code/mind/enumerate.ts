import type { DealHypotheses } from './worlds.ts';

/** Whole deals, one a place: the row of each other seat, the row in the centre, the weight. */
export type Deals = {
  readonly players: readonly Int32Array[];
  readonly centres: Int32Array;
  readonly weights: Float64Array;
};

/** More deals, or more steps to find them, are too many. */
const MOST = { deals: 6_000, steps: 2_000_000 };

/** All deals that fit, where there are not too many; null where there are. */
export function dealsOf(
  { parts, others, all }: DealHypotheses,
  most: { readonly deals: number; readonly steps: number } = MOST,
): Deals | null {
  const seats = parts.slice(0, others.length);
  const centre = parts[others.length];
  const centreOf = new Map(Array.from(centre?.sets ?? [], (set, at) => [set, centre?.ids[at] ?? 0]));
  const columns = parts.map((): number[] => []);
  const weights: number[] = [];
  const chosen: number[] = [];
  let steps = 0;
  const go = (at: number, used: number, weight: number): void => {
    const part = seats[at];
    if (part === undefined) {
      const id = centreOf.get(all ^ used);
      if (id === undefined) return;
      for (const [seat, row] of chosen.entries()) columns[seat]?.push(row);
      columns[others.length]?.push(id);
      weights.push(weight);
      return;
    }
    for (let one = 0; one < part.sets.length && steps < most.steps && weights.length <= most.deals; one++) {
      steps++;
      const set = part.sets[one] as number;
      if ((set & used) !== 0) continue;
      chosen[at] = part.ids[one] as number;
      go(at + 1, used | set, weight * (part.weights[one] as number));
    }
  };
  go(0, 0, 1);
  if (steps >= most.steps || weights.length > most.deals) return null;
  return {
    players: others.map((_, at) => Int32Array.from(columns[at] ?? [])),
    centres: Int32Array.from(columns[others.length] ?? []),
    weights: Float64Array.from(weights),
  };
}
