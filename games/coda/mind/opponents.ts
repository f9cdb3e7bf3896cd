import type { Rng } from '@cifra/kernel';
import { type Decision, decisionsOf } from './past.ts';
import { type Model, Sim } from './sim.ts';
import type { Situation } from './situation.ts';
import type { World, Worlds } from './worlds.ts';

/** Ways to choose an attack; the heat says how strictly the best one is taken. */
const MANNERS = [
  { kind: 'exact', infers: true, heat: 0.015, prior: 0.4 },
  { kind: 'exact', infers: false, heat: 0.015, prior: 0.2 },
  { kind: 'exact', infers: true, heat: 0.1, prior: 0.25 },
  { kind: 'neighbours', infers: false, heat: 0, prior: 0.15 },
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

/** A possible deal, how likely it is by what everybody did, and how likely each model of each seat is in it. */
export type Particle = { readonly world: World; weight: number; readonly models: readonly Float64Array[] };

/**
 * Deals that the view leaves possible, weighed by what the others chose: somebody who takes the best attack from where
 * they sit tells by it what they hold.
 */
export function particlesOf(
  worlds: Worlds,
  { size, trust }: { readonly size: number; readonly trust: number },
  rng: Rng,
): readonly Particle[] {
  const { situation } = worlds;
  const decisions = trust > 0 ? decisionsOf(situation) : [];
  const sim = new Sim();
  const particles: Particle[] = [];
  for (let at = 0; at < size; at++) particles.push(weigh(situation, worlds.sample(rng), decisions, sim, trust));
  let total = 0;
  for (const { weight } of particles) total += weight;
  for (const particle of particles) particle.weight = total > 0 ? particle.weight / total : 1 / size;
  return particles;
}

const shares = new Float64Array(2);
const sharp = [0.015, 0.1] as const;
const sharpOnly = [0.015] as const;

function weigh(situation: Situation, world: World, decisions: readonly Decision[], sim: Sim, trust: number): Particle {
  const models = situation.rows.map(() => Float64Array.from(MODELS, ({ prior }) => prior));
  for (const decision of decisions) {
    const own = models[decision.seat];
    if (own === undefined) continue;
    sim.loadPast(situation, decision, world);
    const { seat, target, place, code } = decision;
    const chances = [0, 0, 0, 0];
    sim.likelihood(seat, INFERS, target, place, code ?? -1, sharp, shares);
    const bestInferring = sim.bestChance;
    chances[0] = shares[0] ?? 0;
    chances[2] = shares[1] ?? 0;
    sim.likelihood(seat, BELIEVES_NOTHING, target, place, code ?? -1, sharpOnly, shares);
    const bestPlain = sim.bestChance;
    chances[1] = shares[0] ?? 0;
    chances[3] = code === null ? 0 : sim.likelihoodByNeighbours(seat, target, place, code);
    for (const [at, { manner, kind, infers, goesOnAt }] of MODELS.entries()) {
      let share = 1;
      if (decision.mightStop) {
        const wouldGoOn = kind === 'neighbours' || (infers ? bestInferring : bestPlain) >= goesOnAt;
        share *= wouldGoOn === (code !== null) ? 1 - BOLD_SLIP : BOLD_SLIP;
      }
      if (code !== null) share *= (1 - SLIP) * (chances[manner] ?? 0) + SLIP * SLIP_SPREAD;
      own[at] = (own[at] ?? 0) * share ** trust;
    }
  }
  let weight = 1;
  for (const [seat, own] of models.entries()) {
    if (seat === situation.me) continue;
    let sum = 0;
    for (const share of own) sum += share;
    weight *= sum;
  }
  return { world, weight, models };
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

/** Which manner the others seem to have, over all deals: for analysis. */
export function mannersOf(particles: readonly Particle[], seat: number): readonly number[] {
  const shares = MANNERS.map(() => 0);
  for (const { weight, models } of particles) {
    const own = models[seat];
    let total = 0;
    for (const share of own ?? []) total += share;
    for (const [at, { manner }] of MODELS.entries())
      shares[manner] = (shares[manner] ?? 0) + (weight * (own?.[at] ?? 0)) / (total || 1);
  }
  return shares;
}
