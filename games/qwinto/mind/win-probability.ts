/** What somebody may end up with: normally spread points if the game goes on, exact ones if it ends now. */
export type ScoreEstimate = { mean: number; spread: number; points: number };

/**
 * Both scores rise with a longer game, so their difference is steadier than two free ones would be. By how much is
 * a guess, not a measurement.
 */
const TOGETHER = 0.9;

/** Evenly likely points of the normal curve, to sum over one's own result. */
const QUANTILES = [
  -1.7317, -1.1503, -0.8122, -0.5485, -0.3186, -0.1046, 0.1046, 0.3186, 0.5485, 0.8122, 1.1503, 1.7317,
];

/** The normal curve's area to the left, good to five digits. */
function normalArea(z: number): number {
  if (z < 0) return 1 - normalArea(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - 0.3989422804 * Math.exp((-z * z) / 2) * tail;
}

/** The chance to end above all rivals when the game goes on. */
export function winProbability(mean: number, spread: number, rivals: readonly ScoreEstimate[], count: number): number {
  if (count === 1) {
    const [rival] = rivals;
    return normalArea(
      (mean - rival.mean) / (TOGETHER * Math.sqrt(spread * spread + rival.spread * rival.spread) + 0.5),
    );
  }
  let sum = 0;
  for (const quantile of QUANTILES) {
    const points = mean + TOGETHER * spread * quantile;
    let chance = 1;
    for (let at = 0; at < count; at++)
      chance *= normalArea((points - rivals[at].mean) / (TOGETHER * rivals[at].spread + 0.5));
    sum += chance;
  }
  return sum / QUANTILES.length;
}

/** The share of the victory when the game ends now; equal points share it (Q12). */
export function shareOfVictory(points: number, rivals: readonly ScoreEstimate[], count: number): number {
  let level = 1;
  for (let at = 0; at < count; at++) {
    if (rivals[at].points > points) return 0;
    if (rivals[at].points === points) level++;
  }
  return 1 / level;
}
