import { writeFileSync } from 'node:fs';
import { loadBots, loadReviewer } from '@cifra/games/bots';
import { GAMES } from '@cifra/games/rules';
import { reviewMatch } from '@cifra/mind-kit/review';
import { type ClusteredBin, clusteredBins, type MatchPrediction, report } from './clustered.ts';
import { played } from './review.ts';

/**
 * `npm run bench -- plots [matches] [game] [seats] [seed]`: what a quick review says before each decision of a match between
 * masters, against what came of it. With the usual number of seats it is drawn into docs/calibration/<game>.svg.
 */
export async function run([matches = '60', only, asked, seed = 'plots']: readonly string[]): Promise<void> {
  for (const { game } of GAMES) {
    const [bots, reviewer] = [await loadBots(game.id), await loadReviewer(game.id)];
    if (bots === null || reviewer === null || (only !== undefined && only !== game.id)) continue;
    const usual = Math.max(game.seats.min, game.teams(4).length > 0 ? 4 : 2);
    const seats = asked === undefined ? usual : Number(asked);
    const said: MatchPrediction[] = [];
    for (let match = 0; match < Number(matches); match++) {
      const file = played(game, bots.master, seats, `${seed}/${match}`);
      const review = reviewMatch(game, reviewer, file, { depth: 'quick' });
      if (!review.ok) throw new Error(review.refusal.code);
      for (const { seat, bestValue } of review.value.decisions)
        if (bestValue !== null) said.push({ match, said: bestValue, came: review.value.seats[seat]?.result ?? 0 });
    }
    console.log(`${game.id}, ${seats} seats, ${matches} matches, seed "${seed}"`);
    for (const line of report(said)) console.log(line);
    if (seats === usual)
      writeFileSync(
        `docs/calibration/${game.id}.svg`,
        plot(`${game.id}, ${seats} seats, ${matches} matches between masters`, clusteredBins(said), said.length),
      );
  }
}

const SIZE = 320;
const EDGE = 44;
const x = (share: number) => (EDGE + share * SIZE).toFixed(1);
const y = (share: number) => (EDGE + (1 - share) * SIZE).toFixed(1);

/** Said across, came upwards; the larger the dot, the more decisions. What is right lies on the line. */
function plot(title: string, bins: readonly ClusteredBin[], all: number): string {
  const dots = bins.map(({ said, came, interval, count }) => {
    const radius = 3 + 13 * Math.sqrt(count / all);
    const [low, high] = [Math.max(0, came - interval), Math.min(1, came + interval)];
    return `<path d="M${x(said)} ${y(low)}V${y(high)}" stroke="#1d7047" stroke-width="2"/><circle cx="${x(said)}" cy="${y(came)}" r="${radius.toFixed(1)}" fill="#1d7047" fill-opacity=".75"/>`;
  });
  const marks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<text x="${x(share)}" y="${EDGE + SIZE + 20}" text-anchor="middle">${100 * share}</text><text x="${EDGE - 8}" y="${Number(y(share)) + 4}" text-anchor="end">${100 * share}</text>`,
  );
  const side = SIZE + 2 * EDGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" font-family="system-ui, sans-serif" font-size="12">
<title>${title}</title>
<rect width="${side}" height="${side}" fill="#fffdf8"/>
<text x="${EDGE}" y="24" font-size="14" font-weight="600">${title}</text>
<rect x="${EDGE}" y="${EDGE}" width="${SIZE}" height="${SIZE}" fill="none" stroke="#b8ae98"/>
<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#8b8f98" stroke-dasharray="4 4"/>
${marks.join('\n')}
${dots.join('\n')}
<text x="${EDGE + SIZE / 2}" y="${side - 6}" text-anchor="middle">said, of 100</text>
<text transform="translate(14 ${EDGE + SIZE / 2}) rotate(-90)" text-anchor="middle">came, of 100</text>
</svg>
`;
}
