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

const STEPS = 40;

/** A step that is too long may not find back. */
const bounded = (step: number) => Math.max(-0.5, Math.min(0.5, step));

/** The calibration under which what came was likeliest: logistic regression by Newton's method. */
export function fitCalibration(predictions: readonly Prediction[]): Calibration {
  let [slope, intercept] = [1, 0];
  for (let step = 0; step < STEPS; step++) {
    // The gradient, and the curvature with a little to keep it from vanishing.
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-6, 0, 1e-6];
    for (const { said, came } of predictions) {
      const x = logOdds(said);
      const p = logistic(intercept + slope * x);
      const spread = p * (1 - p);
      g0 += came - p;
      g1 += (came - p) * x;
      h00 += spread;
      h01 += spread * x;
      h11 += spread * x * x;
    }
    const determinant = h00 * h11 - h01 * h01;
    intercept += bounded((h11 * g0 - h01 * g1) / determinant);
    slope += bounded((h00 * g1 - h01 * g0) / determinant);
  }
  return { slope, intercept };
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
