import type { Bot, Bots, View } from '@cifra/kernel';
import { type Evaluate, policyOf } from '@cifra/mind-kit';
import type { Qwinto } from '../rules/index.ts';
import type { Accumulator } from './accumulator.ts';
import { type Thought, withChances } from './chances.ts';
import { A_POINT, PointsObjective, WinObjective } from './objective.ts';
import { evaluate } from './options.ts';
import { isEndWithin, RivalProjection } from './projection.ts';
import { readSituation } from './situation.ts';
import { TurnExpectation } from './turn-expectation.ts';
import { trainedAccumulators } from './value.ts';

/** How a level thinks. */
export type LevelSettings = {
  /**
   * By the chance to win from the moment at which somebody misses so many numbers to end the game, or one fail; by one's
   * own points before. 0 for always by points.
   */
  readonly racesFrom: number;
  /** But only where all others are on the way to less points than this. */
  readonly par: number;
  /** Against one other, this many numbers before the end: the next turn is played out by both for the chance to win. */
  readonly looksFrom: number;
  /** Whether close choices get a look at the turn after. */
  readonly isDeep: boolean;
  /** In points: options this much worse are still taken now and then, much worse ones never. 0 takes the best. */
  readonly temperature: number;
};

const ALWAYS = Number.POSITIVE_INFINITY;

/**
 * By the chance to win alone, whoever is ahead hurries to the end and throws points away from the first turn on; by
 * points alone, somebody who hurries at the end wins. Six numbers before the end is where most is won (ADR 13).
 */
export const RACES_FROM = 6;
export const LOOKS_FROM = 6;

export const LEVEL_SETTINGS = {
  novice: { racesFrom: 0, par: 0, looksFrom: 0, isDeep: false, temperature: 1 },
  club: { racesFrom: 0, par: 0, looksFrom: 0, isDeep: false, temperature: 0.5 },
  master: { racesFrom: RACES_FROM, par: ALWAYS, looksFrom: LOOKS_FROM, isDeep: true, temperature: 0 },
  /** For points, but for the last number against whoever is far behind; for the win from the first turn on, or late. */
  builder: { racesFrom: 1, par: 62, looksFrom: 0, isDeep: true, temperature: 0 },
  racer: { racesFrom: ALWAYS, par: ALWAYS, looksFrom: 0, isDeep: true, temperature: 0 },
  'late-racer': { racesFrom: 6, par: ALWAYS, looksFrom: 0, isDeep: true, temperature: 0 },
} satisfies { readonly [level: string]: LevelSettings };

/** Whoever is on the way to less points than this is taken for a weaker player, who ends games at other times. */
export const WEAK = 76;

/** What counts as a close choice, in points and in chances to win. */
export const NEAR_POINTS = 3;
export const NEAR_CHANCE = 0.06;

/** What is three temperatures worse is never taken. */
const CUTOFF = 3;

type Thinker = (view: View<Qwinto>) => Thought;

/** Every option over some net: in points, or in chances to win where it races. */
function thinker(accumulator: () => Accumulator, { racesFrom, par, looksFrom, isDeep }: LevelSettings): Thinker {
  const turn = new TurnExpectation();
  const race = new WinObjective(accumulator, isDeep ? NEAR_CHANCE : 0, A_POINT, looksFrom);
  const points = new PointsObjective(accumulator, isDeep ? NEAR_POINTS : 0);
  const others = new RivalProjection(accumulator());
  return (view) => {
    const read = readSituation(view);
    const situation = { ...read, weak: others.below(WEAK, read) };
    const isRace = isEndWithin(racesFrom, situation) && (par === ALWAYS || others.areAllBelow(par, situation));
    return { isRace, options: evaluate(situation, isRace ? race : points, turn), situation, others };
  };
}

/** The net is unpacked when it is first wanted, not when the page loads. */
export function lazyThinker(settings: LevelSettings): Thinker {
  let known: Thinker | null = null;
  return (view) => {
    known ??= thinker(trainedAccumulators(), settings);
    return known(view);
  };
}

function lazyEvaluator(settings: LevelSettings): Evaluate<Qwinto> {
  const think = lazyThinker(settings);
  return (view) => think(view).options;
}

export function botOf(settings: LevelSettings): Bot<Qwinto> {
  return policyOf(lazyEvaluator(settings), { temperature: settings.temperature, cutoff: CUTOFF });
}

const master = lazyThinker(LEVEL_SETTINGS.master);

/** What the master makes of a view: every option with its value, and with the chance to win where there are others. */
export const options: Evaluate<Qwinto> = (view) => withChances(master(view));

export const bots: Bots<Qwinto> = {
  novice: botOf(LEVEL_SETTINGS.novice),
  club: botOf(LEVEL_SETTINGS.club),
  master: botOf(LEVEL_SETTINGS.master),
};
