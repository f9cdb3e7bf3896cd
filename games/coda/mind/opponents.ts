import type { Rng, Seat } from '@cifra/kernel';
import { sampleIndex } from '@cifra/mind-kit';
import { AttackFinder, type PlayerModel } from './attack-finder.ts';
import { fillingsOf } from './fillings.ts';
import { likelihoodByNeighbours, likelihoods } from './likelihood.ts';
import { type Explained, heldIn, type LikelihoodCache } from './likelihood-cache.ts';
import { decisionsOf, type PastDecision } from './past-decisions.ts';
import { loadThen } from './rollout-setup.ts';
import { RolloutState } from './rollout-state.ts';
import type { Situation } from './situation.ts';
import type { PossibleDeal, Worlds } from './worlds.ts';

/** How strictly the best attack is taken: a difference of so much in the chance matters. */
const STRICT = 0.015;
const LOOSE = 0.1;

/** Ways to choose an attack, in the order in which `weigh` finds their likelihoods. */
const ATTACK_MODELS = [
  { kind: 'exact', infers: true, prior: 0.4 },
  { kind: 'exact', infers: false, prior: 0.2 },
  // The first again, but loosely, as people do and as we do.
  { kind: 'exact', infers: true, prior: 0.25 },
  { kind: 'neighbours', infers: false, prior: 0.15 },
] as const;
const BOLDNESS = [0, 0.3, 0.5, 0.7] as const;

type ModelCandidate = PlayerModel & { readonly attackModel: number; readonly prior: number };

/** Every manner with every boldness; who counts neighbours always goes on. */
const MODELS: readonly ModelCandidate[] = ATTACK_MODELS.flatMap(
  ({ kind, infers, prior }, attackModel): readonly ModelCandidate[] => {
    if (kind === 'neighbours') return [{ kind, infers, goesOnAt: 0, attackModel, prior }];
    return BOLDNESS.map((goesOnAt) => ({ kind, infers, goesOnAt, attackModel, prior: prior / BOLDNESS.length }));
  },
);

const PRIORS = Float64Array.from(MODELS, ({ prior }) => prior);

/** Those that always take the likeliest attack. */
const IS_STRICT = MODELS.map(({ attackModel }) => attackModel < 2);
/** Only who is all but certainly like that is trusted more. */
const SURENESS = 2;

const INFERS: PlayerModel = { kind: 'exact', infers: true, goesOnAt: 0 };
const BELIEVES_NOTHING: PlayerModel = { kind: 'exact', infers: false, goesOnAt: 0 };

/** Nobody is a machine: a share of all choices is unexplained. */
const SLIP = 0.03;
const SLIP_SPREAD = 1 / 50;
const BOLD_SLIP = 0.06;

/**
 * A possible deal; how likely it is among these by the rows alone, and by what everybody did; and how likely each model
 * of each seat is in it.
 */
export type Particle = {
  readonly world: PossibleDeal;
  readonly prior: number;
  weight: number;
  models: readonly Float64Array[];
};

type Sample = {
  readonly size: number;
  readonly listed: number;
  readonly trust: Trust;
  readonly cache?: LikelihoodCache | undefined;
};

/**
 * How far conclusions from the others' choices are believed: of anybody, and of somebody who to all appearances always
 * takes the likeliest attack. Whoever chooses so as to mislead us does not look like that. And how far their choices
 * tell how they think: who never minds what we name is not worth a bluff. Where that is missing, as far as what they hold.
 */
export type Trust = { readonly least: number; readonly most: number; readonly manner?: number };

/**
 * Deals that the view leaves possible, weighed by what the others chose: somebody who takes the best attack from where
 * they sit tells by it what they hold.
 */
export function particlesOf(worlds: Worlds, { size, listed, trust, cache }: Sample, rng: Rng): readonly Particle[] {
  const { situation } = worlds;
  const decisions = trust.most > 0 ? decisionsOf(situation) : [];
  const deals = allDeals(worlds, listed) ?? sampled(worlds, size, rng);
  const decided = situation.rows.map((_, seat) => decisions.some((decision) => decision.seat === seat));
  const particles = deals.map(({ world, prior }): Particle => {
    // Nobody writes into the models of a seat that has decided nothing.
    const models = decided.map((hasDecided) => (hasDecided ? new Float64Array(MODELS.length).fill(1) : PRIORS));
    return { world, prior, weight: prior, models };
  });
  const remembers = situation.seats === 2 ? cache : undefined;
  for (const decision of decisions)
    learnFrom(situation, decision, particles, remembers?.of(situation, decision) ?? null);
  const explained = trust.manner === undefined ? [] : particles.map(({ models }) => models.map((own) => own.slice()));
  for (const [seat, hasDecided] of decided.entries()) if (hasDecided) temper(particles, seat, trust);
  let total = 0;
  for (const particle of particles) {
    particle.weight *= shareOf(particle, situation.me);
    total += particle.weight;
  }
  for (const particle of particles) particle.weight = total > 0 ? particle.weight / total : particle.prior;
  if (trust.manner !== undefined)
    for (const [seat, hasDecided] of decided.entries())
      if (hasDecided) shareManner(particles, explained, { seat, manner: trust.manner });
  return particles;
}

type PriorDeal = { readonly world: PossibleDeal; readonly prior: number };

/** In a duel without dashes there are so few that none need be left out; null if there are more than `most`. */
function allDeals({ situation, bluff }: Worlds, most: number): readonly PriorDeal[] | null {
  const { me, seats, dashes, rows } = situation;
  if (me === null || seats !== 2 || dashes) return null;
  const own = (rows[me] ?? []).map(({ code }) => code ?? 0);
  const fillings = fillingsOf(situation, 1 - me, { bluff, most });
  if (fillings === null) return null;
  let total = 0;
  for (const { weight } of fillings) total += weight;
  return fillings.map(({ row, weight }) => ({ world: me === 0 ? [own, row] : [row, own], prior: weight / total }));
}

function sampled(worlds: Worlds, size: number, rng: Rng): readonly PriorDeal[] {
  return Array.from({ length: size }, () => ({ world: worlds.sample(rng), prior: 1 / size }));
}

/** Each model is as likely as before, times how well it explains the decision; `known` where that was reckoned before. */
function learnFrom(
  situation: Situation,
  decision: PastDecision,
  particles: readonly Particle[],
  known: Explained | null,
): void {
  for (const { world, models } of particles) {
    const held = known === null ? 0 : heldIn(world, decision);
    let explained = known?.get(held);
    if (explained === undefined) {
      explained = explain(situation, world, decision);
      known?.set(held, explained);
    }
    const own = models[decision.seat] as Float64Array;
    for (let at = 0; at < own.length; at++) own[at] = (own[at] ?? 0) * (explained[at] ?? 0);
  }
}

/** From how well each model explains everything that a seat did to how likely it is, believed as far as it is trusted. */
function temper(particles: readonly Particle[], seat: Seat, { least, most }: Trust): void {
  let [strict, all] = [0, 0];
  for (const { prior, models } of particles) {
    const own = models[seat] as Float64Array;
    for (let at = 0; at < own.length; at++) {
      const share = prior * (PRIORS[at] ?? 0) * (own[at] ?? 0);
      all += share;
      if (IS_STRICT[at] === true) strict += share;
    }
  }
  const trust = least + (most - least) * (all > 0 ? strict / all : 0) ** SURENESS;
  for (const { models } of particles) {
    const own = models[seat] as Float64Array;
    for (let at = 0; at < own.length; at++) own[at] = (PRIORS[at] ?? 0) * (own[at] ?? 0) ** trust;
  }
}

/** How somebody thinks is the same in every deal: by how well each model explains them in all deals together. */
function shareManner(
  particles: readonly Particle[],
  explained: readonly (readonly Float64Array[])[],
  { seat, manner }: { readonly seat: Seat; readonly manner: number },
): void {
  const sums = new Float64Array(MODELS.length);
  for (const [at, { weight }] of particles.entries())
    for (const [model, share] of (explained[at]?.[seat] ?? []).entries())
      sums[model] = (sums[model] ?? 0) + weight * share;
  const shared = sums.map((sum, model) => (PRIORS[model] ?? 0) * sum ** manner);
  for (const particle of particles) particle.models = particle.models.with(seat, shared);
}

/** How well all models of the others together explain what they did. */
function shareOf({ models }: Particle, me: Seat | null): number {
  let share = 1;
  for (const [seat, own] of models.entries()) {
    if (seat === me) continue;
    let sum = 0;
    for (let at = 0; at < own.length; at++) sum += own[at] ?? 0;
    share *= sum;
  }
  return share;
}

/** Used for one search after the other, never for two at once. */
const state = new RolloutState();
const finder = new AttackFinder(state);

/** How likely each model was to decide just so, if this was the deal. */
function explain(situation: Situation, world: PossibleDeal, decision: PastDecision): Float64Array {
  loadThen(state, situation, decision, world);
  const { seat, target, place, code, mightStop } = decision;
  const made = { seat, target, place, code: code ?? -1 };
  const [strict = 0, loose = 0] = likelihoods(finder, INFERS, made, [STRICT, LOOSE]);
  const bestInferring = finder.chance;
  const [plain = 0] = likelihoods(finder, BELIEVES_NOTHING, made, [STRICT]);
  const bestPlain = finder.chance;
  const chances = [strict, plain, loose, code === null ? 0 : likelihoodByNeighbours(state, finder, made)];
  const explained = new Float64Array(MODELS.length);
  for (const [at, { attackModel, kind, infers, goesOnAt }] of MODELS.entries()) {
    let share = 1;
    if (mightStop) {
      const wouldGoOn = kind === 'neighbours' || (infers ? bestInferring : bestPlain) >= goesOnAt;
      share *= wouldGoOn === (code !== null) ? 1 - BOLD_SLIP : BOLD_SLIP;
    }
    if (code !== null) share *= (1 - SLIP) * (chances[attackModel] ?? 0) + SLIP * SLIP_SPREAD;
    explained[at] = share;
  }
  return explained;
}

/** One model for each seat, as likely as it is in this deal. */
export function pickModels({ models }: Particle, rng: Rng): PlayerModel[] {
  return models.map((own) => MODELS[sampleIndex(own, rng)] as PlayerModel);
}
