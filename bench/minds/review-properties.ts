import { loadBots, loadReviewer } from '@cifra/games/bots';
import { GAMES } from '@cifra/games/rules';
import { LEVELS } from '@cifra/kernel';
import { type MatchReview, reviewMatch } from '@cifra/mind-kit/review';
import { played } from './review.ts';

/**
 * `npm run bench -- review-properties [matches] [game]`: reviews of whole matches by every level, held against what must be true
 * of each. That another world leaves every grade as it is needs such worlds: games/test/review.test.ts builds them.
 */
export async function run([matches = '20', only]: readonly string[]): Promise<void> {
  for (const { game } of GAMES) {
    const [bots, reviewer] = [await loadBots(game.id), await loadReviewer(game.id)];
    if (bots === null || reviewer === null || (only !== undefined && only !== game.id)) continue;
    const least = Math.max(game.seats.min, 1);
    const faults: string[] = [];
    const losses = new Map<string, number[]>();
    for (let at = 0; at < Number(matches); at++) {
      const seats = least + (at % (game.seats.max - least + 1));
      const level = LEVELS[at % LEVELS.length] ?? 'club';
      const review = reviewMatch(game, reviewer, played(game, bots[level], seats, `properties/${at}`), {
        depth: 'quick',
      });
      if (!review.ok) throw new Error(review.refusal.code);
      faults.push(...faultsOf(review.value).map((fault) => `${game.id}, ${seats} seats, match ${at}: ${fault}`));
      const lost = review.value.decisions.reduce((sum, { loss }) => sum + loss, 0) / seats;
      if (review.value.unit === 'win') losses.set(level, [...(losses.get(level) ?? []), lost]);
    }
    const means = [...losses].map(
      ([level, all]) => `${level} ${(all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(2)}`,
    );
    console.log(`${game.id}: ${matches} matches, ${faults.length} faults; lost a seat, of a win: ${means.join(', ')}`);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
  }
}

function faultsOf({ seats, decisions, curve, moments, unit }: MatchReview): readonly string[] {
  const faults: string[] = [];
  const hold = (isTrue: boolean, what: string) => isTrue || faults.push(what);
  for (const { seat, expected, result, skill, luck } of seats) {
    hold(Math.abs(result - expected - skill - luck.chance - luck.rivals) < 1e-9, `seat ${seat} does not add up`);
    const lost = decisions.reduce((sum, one) => (one.seat === seat ? sum + one.loss : sum), 0);
    hold(Math.abs(skill + lost) < 1e-9, `the losses of seat ${seat} are not its skill`);
    hold(moments.filter((one) => one.seat === seat).length <= 3, `seat ${seat} has too many moments`);
  }
  for (const { version, options, value, bestValue, loss } of decisions) {
    hold(options.length <= 12, `${options.length} options at ${version}`);
    hold(
      options.every((one, at) => at === 0 || (options[at - 1]?.value ?? 0) >= one.value),
      `unsorted at ${version}`,
    );
    hold(loss === 0 || loss === (bestValue ?? 0) - (value ?? 0), `another loss at ${version}`);
    hold(loss >= 0, `a gain at ${version}`);
  }
  const isInside = (chance: number) => unit === 'points' || (chance >= -1e-12 && chance <= 1 + 1e-12);
  hold(
    curve.every(({ chances }) => chances.every(isInside)),
    'the curve leaves 0 to 1',
  );
  return faults;
}
