import type { Bot, Bots, Rng } from '@cifra/kernel';
import type { Command, Qwinto } from '../rules/index.ts';
import { PointJudge, RaceJudge } from './judge.ts';
import type { Layers } from './layers.ts';
import { type Option, weigh } from './options.ts';
import { readSituation } from './situation.ts';
import { Turn } from './turn.ts';
import { trainedLayers } from './value.ts';

/** How a level thinks. */
export type Manner = {
  /** By the chance to win against the others' sheets, or by one's own points alone. */
  readonly byChance: boolean;
  /** Whether close choices of a cell get a look at the turn after. */
  readonly isDeep: boolean;
  /** In points: options this much worse are still taken now and then, much worse ones never. 0 takes the best. */
  readonly temperature: number;
};

export const MANNERS = {
  novice: { byChance: false, isDeep: false, temperature: 1.3 },
  club: { byChance: false, isDeep: false, temperature: 0.5 },
  master: { byChance: true, isDeep: true, temperature: 0 },
} satisfies { readonly [level: string]: Manner };

/** What counts as a close choice, in points and in chances to win. */
const NEAR_POINTS = 3;
const NEAR_CHANCE = 0.06;

/** A bot over some net. */
export function botOver(layers: () => Layers, { byChance, isDeep, temperature }: Manner): Bot<Qwinto> {
  const turn = new Turn();
  const race = new RaceJudge(layers, isDeep ? NEAR_CHANCE : 0);
  const points = new PointJudge(layers, isDeep ? NEAR_POINTS : 0);
  return (view, rng) => {
    const situation = readSituation(view);
    // Alone there is nobody to win against (Q13).
    const judge = byChance && situation.sheets.length > 1 ? race : points;
    return pick(weigh(situation, judge, turn), temperature, rng);
  };
}

/** The best option, or with a temperature one of the nearly best: what is three temperatures worse is never taken. */
function pick(options: readonly Option[], temperature: number, rng: Rng): Command {
  const best = options.reduce((one, other) => (other.worth > one.worth ? other : one));
  if (temperature === 0) return best.command;
  const near = options.filter((option) => best.worth - option.worth < 3 * temperature);
  const weights = near.map((option) => Math.exp((option.worth - best.worth) / temperature));
  let at = rng.unit() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, option] of near.entries()) {
    at -= weights[index];
    if (at < 0) return option.command;
  }
  return best.command;
}

/** The net is unpacked when the first bot sits down, not when the page loads. */
function lazily(manner: Manner): Bot<Qwinto> {
  let bot: Bot<Qwinto> | null = null;
  return (view, rng) => {
    bot ??= botOver(trainedLayers(), manner);
    return bot(view, rng);
  };
}

export const bots: Bots<Qwinto> = {
  novice: lazily(MANNERS.novice),
  club: lazily(MANNERS.club),
  master: lazily(MANNERS.master),
};
