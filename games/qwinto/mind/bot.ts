import type { Bot, Bots } from '@cifra/kernel';
import { policyOf } from '@cifra/mind-kit';
import type { Qwinto } from '../rules/index.ts';
import type { Accumulator } from './accumulator.ts';
import { PointsObjective, WinObjective } from './objective.ts';
import { evaluate } from './options.ts';
import { canEnd, RivalProjection } from './projection.ts';
import { readSituation } from './situation.ts';
import { TurnExpectation } from './turn-expectation.ts';
import { trainedAccumulators } from './value.ts';

/** How a level thinks. */
export type LevelSettings = {
  /**
   * By the chance to win where the game may end now and all others are on the way to less points than this, by one's own
   * points otherwise: 0 for always by points.
   */
  readonly par: number;
  /** Whether close choices get a look at the turn after. */
  readonly isDeep: boolean;
  /** In points: options this much worse are still taken now and then, much worse ones never. 0 takes the best. */
  readonly temperature: number;
};

/**
 * By the chance to win alone, whoever is ahead hurries to the end and throws points away from the first turn on. Before
 * the end points are the better guide; at the end a rival who has fallen behind is beaten rather than outbid.
 */
const PAR = 62;

export const LEVEL_SETTINGS = {
  novice: { par: 0, isDeep: false, temperature: 1.3 },
  club: { par: 0, isDeep: false, temperature: 0.5 },
  master: { par: PAR, isDeep: true, temperature: 0 },
  /** The master by points alone, and by the chance to win at every end. */
  builder: { par: 0, isDeep: true, temperature: 0 },
  racer: { par: Number.POSITIVE_INFINITY, isDeep: true, temperature: 0 },
} satisfies { readonly [level: string]: LevelSettings };

/** Whoever is on the way to less points than this is taken for a weaker player, who ends games at other times. */
const WEAK = 76;

/** What counts as a close choice, in points and in chances to win. */
const NEAR_POINTS = 3;
const NEAR_CHANCE = 0.06;
/** How much a point of one's own counts beside the chance to win. */
const A_POINT = 0.0005;

/** What is three temperatures worse is never taken. */
const CUTOFF = 3;

/** A bot over some net. */
export function botOver(accumulator: () => Accumulator, { par, isDeep, temperature }: LevelSettings): Bot<Qwinto> {
  const turn = new TurnExpectation();
  const race = new WinObjective(accumulator, isDeep ? NEAR_CHANCE : 0, A_POINT);
  const points = new PointsObjective(accumulator, isDeep ? NEAR_POINTS : 0);
  const others = new RivalProjection(accumulator());
  return policyOf(
    (view) => {
      const read = readSituation(view);
      const situation = { ...read, weak: others.below(WEAK, read) };
      const isRace = par > 0 && canEnd(situation) && others.areAllBelow(par, situation);
      const objective = isRace ? race : points;
      return evaluate(situation, objective, turn);
    },
    { temperature, cutoff: CUTOFF },
  );
}

/** The net is unpacked when the first bot sits down, not when the page loads. */
export function lazily(settings: LevelSettings): Bot<Qwinto> {
  let bot: Bot<Qwinto> | null = null;
  return (view, rng) => {
    bot ??= botOver(trainedAccumulators(), settings);
    return bot(view, rng);
  };
}

export const bots: Bots<Qwinto> = {
  novice: lazily(LEVEL_SETTINGS.novice),
  club: lazily(LEVEL_SETTINGS.club),
  master: lazily(LEVEL_SETTINGS.master),
};
