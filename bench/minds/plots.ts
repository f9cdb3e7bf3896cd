import { writeFileSync } from 'node:fs';
import { loadBots, loadReviewer } from '@cifra/games/bots';
import { GAMES } from '@cifra/games/rules';
import type { Prediction } from '@cifra/mind-kit';
import { reliability } from '@cifra/mind-kit';
import { reviewMatch } from '@cifra/mind-kit/review';
import { played } from './review.ts';

/**
 * `npm run bench -- plots [matches] [game]`: what a quick review says before each decision of a match between masters, against
 * what came of it; drawn into docs/calibration/<game>.svg.
 */
export async function run([matches = '60', only]: readonly string[]): Promise<void> {
  for (const { game } of GAMES) {
    const [bots, reviewer] = [await loadBots(game.id), await loadReviewer(game.id)];
    if (bots === null || reviewer === null || (only !== undefined && only !== game.id)) continue;
    const seats = Math.max(game.seats.min, game.teams(4).length > 0 ? 4 : 2);
    const said: Prediction[] = [];
    for (let at = 0; at < Number(matches); at++) {
      const file = played(game, bots.master, seats, `plots/${at}`);
      const review = reviewMatch(game, reviewer, file, { depth: 'quick' });
      if (!review.ok) throw new Error(review.refusal.code);
      for (const { seat, bestValue } of review.value.decisions)
        if (bestValue !== null) said.push({ said: bestValue, came: review.value.seats[seat]?.result ?? 0 });
    }
    const path = `docs/calibration/${game.id}.svg`;
    writeFileSync(path, plot(`${game.id}, ${seats} seats, ${matches} matches between masters`, said));
    const off = reliability(said).reduce(
      (sum, bin) => sum + (bin.count * Math.abs(bin.said - bin.came)) / said.length,
      0,
    );
    console.log(`${path}: ${said.length} decisions, off by ${off.toFixed(3)} on average`);
  }
}

const SIZE = 320;
const EDGE = 44;
const x = (share: number) => (EDGE + share * SIZE).toFixed(1);
const y = (share: number) => (EDGE + (1 - share) * SIZE).toFixed(1);

/** Said across, came upwards; the larger the dot, the more decisions. What is right lies on the line. */
function plot(title: string, predictions: readonly Prediction[]): string {
  const dots = reliability(predictions).map(({ said, came, count }) => {
    const radius = 3 + 13 * Math.sqrt(count / predictions.length);
    // Decisions of one match are not independent, so the interval is only a lower bound.
    const spread = 1.96 * Math.sqrt((came * (1 - came)) / count);
    const [low, high] = [Math.max(0, came - spread), Math.min(1, came + spread)];
    return `<path d="M${x(said)} ${y(low)}V${y(high)}" stroke="#1d7047" stroke-width="2"/><circle cx="${x(said)}" cy="${y(came)}" r="${radius.toFixed(1)}" fill="#1d7047" fill-opacity=".75"/>`;
  });
  const marks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<text x="${x(share)}" y="${EDGE + SIZE + 20}" text-anchor="middle">${100 * share}</text><text x="${EDGE - 8}" y="${Number(y(share)) + 4}" text-anchor="end">${100 * share}</text>`,
  );
  const all = SIZE + 2 * EDGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${all} ${all}" width="${all}" height="${all}" font-family="system-ui, sans-serif" font-size="12">
<title>${title}</title>
<rect width="${all}" height="${all}" fill="#fffdf8"/>
<text x="${EDGE}" y="24" font-size="14" font-weight="600">${title}</text>
<rect x="${EDGE}" y="${EDGE}" width="${SIZE}" height="${SIZE}" fill="none" stroke="#b8ae98"/>
<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#8b8f98" stroke-dasharray="4 4"/>
${marks.join('\n')}
${dots.join('\n')}
<text x="${EDGE + SIZE / 2}" y="${all - 6}" text-anchor="middle">said, of 100</text>
<text transform="translate(14 ${EDGE + SIZE / 2}) rotate(-90)" text-anchor="middle">came, of 100</text>
</svg>
`;
}
