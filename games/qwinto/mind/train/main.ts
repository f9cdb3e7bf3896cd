import { rng as makeRng, type Rng } from '@cifra/kernel';
import { SimdNet } from '../simd-net.ts';
import { load, save, type TrainingProgress } from './checkpoint.ts';
import { Learner } from './learner.ts';
import { Replay } from './replay.ts';
import { SelfPlay } from './self-play.ts';
import { readSettings } from './settings.ts';

/** Trains the value net from nothing: `npm run train -w @cifra/qwinto -- --file=… --games=…`; run it again to go on. */
const settings = readSettings(process.argv.slice(2));

/** How often each number of players comes up. */
const TABLES = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4, 5, 6];

const learner = new Learner(makeRng(settings.seed));
const simd = new SimdNet();
const replay = new Replay(settings.replay);
const progress: TrainingProgress = load(settings.file, learner) ?? { iteration: 0, games: 0 };
const started = { games: progress.games, at: performance.now() };

while (progress.games < settings.games) {
  const rng = makeRng(settings.seed + 7919 * ++progress.iteration);
  const tally = playSome(rng);
  progress.games += settings.round;
  const error = replay.size >= settings.warm ? study(rng) : 0;
  report(tally, error);
  if (progress.iteration % 10 === 0) save(settings.file, learner, progress);
}
save(settings.file, learner, progress);

function playSome(rng: Rng): Map<number, { sum: number; sheets: number }> {
  simd.load(learner.average);
  const selfPlay = new SelfPlay(() => simd.accumulator(), replay, rng);
  const tally = new Map<number, { sum: number; sheets: number }>();
  for (let game = 0; game < settings.round; game++) {
    const players = rng.pick(TABLES);
    const guests = rng.unit() < settings.guests ? players - 1 : 0;
    const isQuiet = rng.unit() < 0.4;
    const points = selfPlay.play({
      players,
      guests,
      noise: isQuiet ? 0 : noiseNow() * 2 * rng.unit(),
      lambda: settings.lambda,
    });
    if (!isQuiet || guests > 0) continue;
    const line = tally.get(players) ?? { sum: 0, sheets: 0 };
    line.sum += points.reduce((sum, one) => sum + one, 0);
    line.sheets += players;
    tally.set(players, line);
  }
  return tally;
}

/** Exploration and the learning rate sink towards the end of the run. */
function left(): number {
  return Math.max(0, 1 - progress.games / settings.games);
}

function noiseNow(): number {
  return settings.noise * (0.25 + 0.75 * left());
}

function study(rng: Rng): number {
  const steps = settings.steps;
  const rate = settings.rate * (0.03 + 0.97 * left());
  let error = 0;
  for (let step = 0; step < steps; step++) error += learner.step(replay, rng, rate);
  return Math.sqrt(error / steps);
}

function report(tally: ReturnType<typeof playSome>, error: number): void {
  const share = progress.games / settings.games;
  const bar = '█'.repeat(Math.round(20 * share)).padEnd(20, '·');
  const seconds = (performance.now() - started.at) / 1000;
  const pace = (progress.games - started.games) / seconds;
  const means = [...tally]
    .sort(([a], [b]) => a - b)
    .map(([players, { sum, sheets }]) => `${players}p ${(sum / sheets).toFixed(1)}`);
  process.stdout.write(
    `${bar} ${progress.games}/${settings.games} games, ${pace.toFixed(0)}/s, error ${error.toFixed(2)}, ${means.join(' ')}\n`,
  );
}
