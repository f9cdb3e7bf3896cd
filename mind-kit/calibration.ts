/** How a mind's values become chances (Platt scaling): the log-odds of a value times a slope, and an intercept. */
export type Calibration = { readonly slope: number; readonly intercept: number };

/** A value that was said, and what came of it: 1 for a win, a part for a shared one. */
export type Prediction = { readonly said: number; readonly came: number };

/** Values at the very ends have no log-odds. */
const EDGE = 1e-3;

function logOdds(value: number): number {
  const inside = Math.min(1 - EDGE, Math.max(EDGE, value));
  return Math.log(inside / (1 - inside));
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

export function calibrated(value: number, { slope, intercept }: Calibration): number {
  return logistic(intercept + slope * logOdds(value));
}

/** One bin of a reliability table: on average so much was said, and so much came, in so many cases. */
export type ReliabilityBin = { readonly said: number; readonly came: number; readonly count: number };

/** What came of predictions that said about the same, from low to high; bins without any are left out. */
export function reliability(predictions: readonly Prediction[], bins = 10): readonly ReliabilityBin[] {
  const sums = Array.from({ length: bins }, () => ({ said: 0, came: 0, count: 0 }));
  for (const { said, came } of predictions) {
    const bin = sums[Math.min(bins - 1, Math.max(0, Math.floor(said * bins)))];
    if (bin === undefined) continue;
    bin.said += said;
    bin.came += came;
    bin.count++;
  }
  return sums
    .filter(({ count }) => count > 0)
    .map(({ said, came, count }) => ({ said: said / count, came: came / count, count }));
}

/** A value and the chance that came of it; from low to high, neither falls. Between two of them the line is straight. */
export type MonotoneMap = readonly (readonly [value: number, chance: number])[];

/** Beyond its ends a map goes on gently, so that what is worth more never counts as much as what is worth less. */
const BEYOND = 0.3;

/** The chance that a map gives to a value. */
export function mapped(map: MonotoneMap, value: number): number {
  const [first, last] = [map[0], map.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A map without a single pair');
  if (value <= first[0]) return inUnit(first[1] + BEYOND * (value - first[0]));
  if (value >= last[0]) return inUnit(last[1] + BEYOND * (value - last[0]));
  const at = map.findIndex(([knot]) => knot >= value);
  const [from, low] = map[at - 1] ?? first;
  const [to, high] = map[at] ?? last;
  return low + ((high - low) * (value - from)) / (to - from);
}

const inUnit = (chance: number) => Math.min(1, Math.max(0, chance));

/** In a bin with fewer the noise would say more than the mind. */
const FEWEST = 60;

/**
 * The map under which what came is nearest to what was said, without assuming its shape (isotonic regression: bins of
 * equally many predictions, and neighbours that would fall are pooled).
 */
export function fitMonotone(predictions: readonly Prediction[], bins = 10): MonotoneMap {
  const sorted = predictions.toSorted((one, other) => one.said - other.said);
  const count = Math.max(2, Math.min(bins, Math.floor(sorted.length / FEWEST)));
  const pools: { said: number; came: number; count: number }[] = [];
  for (let bin = 0; bin < count; bin++) {
    const part = sorted.slice(
      Math.floor((bin * sorted.length) / count),
      Math.floor(((bin + 1) * sorted.length) / count),
    );
    if (part.length === 0) continue;
    let pool = { said: 0, came: 0, count: part.length };
    for (const { said, came } of part) pool = { ...pool, said: pool.said + said, came: pool.came + came };
    for (let before = pools.at(-1); before !== undefined && isFalling(before, pool); before = pools.at(-1)) {
      pools.pop();
      pool = { said: pool.said + before.said, came: pool.came + before.came, count: pool.count + before.count };
    }
    pools.push(pool);
  }
  return pools.map(({ said, came, count: of }) => [said / of, came / of] as const);
}

type Pool = { readonly said: number; readonly came: number; readonly count: number };

/** What came falls, or the same was said for both. */
function isFalling(before: Pool, after: Pool): boolean {
  return (
    before.came / before.count >= after.came / after.count || before.said / before.count >= after.said / after.count
  );
}
