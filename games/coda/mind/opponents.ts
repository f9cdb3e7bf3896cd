import type { Rng } from '@cifra/kernel';
import { fillingsOf } from './hands.ts';
import { likelihoodByNeighbours, likelihoods } from './likelihood.ts';
import { loadThen } from './load.ts';
import { Look, type Model } from './look.ts';
import { heldIn, type Memory } from './memory.ts';
import { type Decision, decisionsOf } from './past.ts';
import { Round } from './round.ts';
import type { Situation } from './situation.ts';
import type { World, Worlds } from './worlds.ts';

/** How strictly the best attack is taken: a difference of so much in the chance matters. */
const STRICT = 0.015;
const LOOSE = 0.1;

/** Ways to choose an attack, in the order in which `weigh` finds their likelihoods. */
const MANNERS = [
  { kind: 'exact', infers: true, prior: 0.4 },
  { kind: 'exact', infers: false, prior: 0.2 },
  // The first again, but loosely, as people do and as we do.
  { kind: 'exact', infers: true, prior: 0.25 },
  { kind: 'neighbours', infers: false, prior: 0.15 },
] as const;
const BOLDNESS = [0, 0.3, 0.5, 0.7] as const;

type Candidate = Model & { readonly manner: number; readonly prior: number };

/** Every manner with every boldness; who counts neighbours always goes on. */
const MODELS: readonly Candidate[] = MANNERS.flatMap(({ kind, infers, prior }, manner): readonly Candidate[] => {
  if (kind === 'neighbours') return [{ kind, infers, goesOnAt: 0, manner, prior }];
  return BOLDNESS.map((goesOnAt) => ({ kind, infers, goesOnAt, manner, prior: prior / BOLDNESS.length }));
});

const INFERS: Model = { kind: 'exact', infers: true, goesOnAt: 0 };
const BELIEVES_NOTHING: Model = { kind: 'exact', infers: false, goesOnAt: 0 };

/** Nobody is a machine: a share of all choices is unexplained. */
const SLIP = 0.03;
const SLIP_SPREAD = 1 / 50;
const BOLD_SLIP = 0.06;

/**
 * A possible deal; how likely it is among these by the rows alone, and by what everybody did; and how likely each model
 * of each seat is in it.
 */
export type Particle = {
  readonly world: World;
  readonly prior: number;
  weight: number;
  readonly models: readonly Float64Array[];
};

type Sample = {
  readonly size: number;
  readonly listed: number;
  readonly trust: number;
  readonly memory?: Memory | undefined;
};

/**
 * Deals that the view leaves possible, weighed by what the others chose: somebody who takes the best attack from where
 * they sit tells by it what they hold.
 */
export function particlesOf(worlds: Worlds, { size, listed, trust, memory }: Sample, rng: Rng): readonly Particle[] {
  const { situation } = worlds;
  const decisions = trust > 0 ? decisionsOf(situation) : [];
  const round = new Round();
  const look = new Look(round);
  const deals = allDeals(worlds, listed) ?? sampled(worlds, size, rng);
  const known = situation.seats === 2 && memory ? decisions.map((decision) => memory.of(situation, decision)) : [];
  const tools = { round, look, trust };
  const shares = (world: World, at: number, decision: Decision) => {
    const held = heldIn(world, decision);
    const before = known[at]?.get(held);
    if (before !== undefined) return before;
    const now = explain(situation, world, decision, tools);
    known[at]?.set(held, now);
    return now;
  };
  const particles = deals.map((deal) => weigh(situation, deal, decisions, shares));
  let total = 0;
  for (const { weight } of particles) total += weight;
  for (const particle of particles) particle.weight = total > 0 ? particle.weight / total : particle.prior;
  return particles;
}

type Deal = { readonly world: World; readonly prior: number };

/** In a duel without dashes there are so few that none need be left out; null if there are more than `most`. */
function allDeals({ situation, bluff }: Worlds, most: number): readonly Deal[] | null {
  const { me, seats, dashes, rows } = situation;
  if (me === null || seats !== 2 || dashes) return null;
  const own = (rows[me] ?? []).map(({ code }) => code ?? 0);
  const fillings = fillingsOf(situation, 1 - me, { bluff, most });
  if (fillings === null) return null;
  let total = 0;
  for (const { weight } of fillings) total += weight;
  return fillings.map(({ row, weight }) => ({ world: me === 0 ? [own, row] : [row, own], prior: weight / total }));
}

function sampled(worlds: Worlds, size: number, rng: Rng): readonly Deal[] {
  return Array.from({ length: size }, () => ({ world: worlds.sample(rng), prior: 1 / size }));
}

type Tools = { readonly round: Round; readonly look: Look; readonly trust: number };

function weigh(
  situation: Situation,
  { world, prior }: Deal,
  decisions: readonly Decision[],
  shares: (world: World, at: number, decision: Decision) => Float64Array,
): Particle {
  const models = situation.rows.map(() => Float64Array.from(MODELS, ({ prior }) => prior));
  for (const [index, decision] of decisions.entries()) {
    const own = models[decision.seat];
    if (own === undefined) continue;
    const explained = shares(world, index, decision);
    for (let at = 0; at < own.length; at++) own[at] = (own[at] ?? 0) * (explained[at] ?? 0);
  }
  let weight = prior;
  for (const [seat, own] of models.entries()) {
    if (seat === situation.me) continue;
    let sum = 0;
    for (const share of own) sum += share;
    weight *= sum;
  }
  return { world, prior, weight, models };
}

/** How likely each model was to decide just so, if this was the deal. */
function explain(situation: Situation, world: World, decision: Decision, { round, look, trust }: Tools): Float64Array {
  loadThen(round, situation, decision, world);
  const { seat, target, place, code, mightStop } = decision;
  const made = { seat, target, place, code: code ?? -1 };
  const [strict = 0, loose = 0] = likelihoods(look, INFERS, made, [STRICT, LOOSE]);
  const bestInferring = look.chance;
  const [plain = 0] = likelihoods(look, BELIEVES_NOTHING, made, [STRICT]);
  const bestPlain = look.chance;
  const chances = [strict, plain, loose, code === null ? 0 : likelihoodByNeighbours(round, look, made)];
  return Float64Array.from(MODELS, ({ manner, kind, infers, goesOnAt }) => {
    let share = 1;
    if (mightStop) {
      const wouldGoOn = kind === 'neighbours' || (infers ? bestInferring : bestPlain) >= goesOnAt;
      share *= wouldGoOn === (code !== null) ? 1 - BOLD_SLIP : BOLD_SLIP;
    }
    if (code !== null) share *= (1 - SLIP) * (chances[manner] ?? 0) + SLIP * SLIP_SPREAD;
    return share ** trust;
  });
}

/** One of the deals, as likely as it is. */
export function pick(particles: readonly Particle[], rng: Rng): Particle {
  let left = rng.unit();
  for (const particle of particles) {
    left -= particle.weight;
    if (left <= 0) return particle;
  }
  return particles[0] as Particle;
}

/** One model for each seat, as likely as it is in this deal. */
export function pickModels({ models }: Particle, rng: Rng): Model[] {
  return models.map((own) => {
    let total = 0;
    for (const share of own) total += share;
    let left = rng.unit() * total;
    for (const [at, share] of own.entries()) {
      left -= share;
      if (left <= 0) return MODELS[at] as Model;
    }
    return MODELS[0] as Model;
  });
}
