import type { Rng, Seat } from '@cifra/kernel';
import { WeightedSampler } from '@cifra/mind-kit';
import { AttackFinder, type PlayerModel } from './attack-finder.ts';
import { bluffsOf } from './bluffs.ts';
import type { LikelihoodCache } from './likelihood-cache.ts';
import { type Particle, particlesOf, pickModels, type Trust } from './opponents.ts';
import { finishTurn, playOut } from './rollout.ts';
import { loadNow } from './rollout-setup.ts';
import { RolloutState } from './rollout-state.ts';
import type { Situation } from './situation.ts';
import { tournamentChance } from './tournament.ts';
import { Worlds } from './worlds.ts';

/** What can be done at a decision of a turn. */
export type Action =
  | { readonly type: 'attack'; readonly seat: Seat; readonly place: number; readonly code: number }
  | { readonly type: 'stop' }
  | { readonly type: 'open'; readonly place: number };

/** `hit` is the chance that an attack is right. */
export type Rated = { readonly action: Action; readonly value: number; readonly hit: number };

export type SearchDepth = {
  /** Deals that are weighed: a sample of so many, or in a duel all of them while they are not more than `listed`. */
  readonly worlds: number;
  readonly listed: number;
  /** How many of them are played out for each action that stays in the race. */
  readonly rollouts: number;
  readonly attacks: number;
  /** By how many standard errors an action may fall behind before it is given up; none is with Infinity. */
  readonly patience: number;
  /** How likely, against 1, somebody names what they hold; and how far others are taken to do what seems best. */
  readonly bluff: number;
  readonly trust: Trust;
  /** Whether numbers of one’s own are among the attacks that are tried. */
  readonly mayBluff: boolean;
  /** What the searching seat itself does later in a rollout. */
  readonly self: PlayerModel;
  /** Given to a bot that is asked about the same match many times over. */
  readonly cache?: LikelihoodCache;
};

/**
 * The attacks most likely to be right. The exact count says most of it; what the choices of the others add is seen on
 * the sampled deals, as the difference that their weights make, so that little of the sample's noise comes in.
 */
export function likelyAttacks(worlds: Worlds, particles: readonly Particle[]): readonly Rated[] {
  const { rows, me } = worlds.situation;
  const found: Rated[] = [];
  for (const [seat, row] of rows.entries()) {
    if (seat === me) continue;
    for (const [place, tile] of row.entries()) {
      if (tile.open) continue;
      const chances = Float64Array.from(worlds.chancesOf(seat, place));
      for (const { world, weight, prior } of particles) {
        const code = world[seat]?.[place] ?? 0;
        chances[code] = (chances[code] ?? 0) + weight - prior;
      }
      for (const [code, chance] of chances.entries())
        if (chance > 0) {
          const clamped = Math.min(1, chance);
          found.push({ action: { type: 'attack', seat, place, code }, value: clamped, hit: clamped });
        }
    }
  }
  return found.sort((a, b) => b.hit - a.hit);
}

/** Every sensible action with the share of the round that it wins in rollouts, best first; and one that was made. */
export function search(situation: Situation, depth: SearchDepth, rng: Rng, made?: Action): readonly Rated[] {
  const worlds = new Worlds(situation, { bluff: depth.bluff });
  const particles = particlesOf(
    worlds,
    { size: depth.worlds, listed: depth.listed, trust: depth.trust, cache: depth.cache },
    rng,
  );
  const candidates = withMade(actionsOf(worlds, particles, depth), made, worlds, particles);
  return tryOut(situation, candidates, particles, depth, rng);
}

export function isSameAction(one: Action, other: Action): boolean {
  if (one.type === 'attack' && other.type === 'attack')
    return one.seat === other.seat && one.place === other.place && one.code === other.code;
  if (one.type === 'open' && other.type === 'open') return one.place === other.place;
  return one.type === other.type;
}

function withMade(
  candidates: readonly Rated[],
  made: Action | undefined,
  worlds: Worlds,
  particles: readonly Particle[],
): readonly Rated[] {
  if (made === undefined || candidates.some(({ action }) => isSameAction(action, made))) return candidates;
  const attack = made.type === 'attack' ? likelyAttacks(worlds, particles) : [];
  const known = attack.find(({ action }) => isSameAction(action, made));
  return [...candidates, known ?? { action: made, value: 0, hit: 0 }];
}

function actionsOf(
  worlds: Worlds,
  particles: readonly Particle[],
  { attacks, mayBluff }: SearchDepth,
): readonly Rated[] {
  const { phase, me, rows, hits } = worlds.situation;
  const rated = (action: Action): Rated => ({ action, value: 0, hit: 0 });
  switch (phase) {
    case 'open':
      return (rows[me ?? 0] ?? []).flatMap((tile, place) => (tile.open ? [] : [rated({ type: 'open', place })]));
    default: {
      const likely = likelyAttacks(worlds, particles);
      // A certain hit costs nothing: it opens a tile, and whoever wants to stop can still do so afterwards (C8).
      const certain = likely.filter(({ action }) => isCertain(worlds, action));
      if (certain.length > 0) return certain.slice(0, attacks).map((attack) => ({ ...attack, hit: 1 }));
      if (hits > 0) return [...likely.slice(0, attacks), rated({ type: 'stop' })];
      return [...likely.slice(0, attacks), ...(mayBluff ? bluffsOf(worlds).map(rated) : [])];
    }
  }
}

/** By the exact count of deals, whatever the choices of others seem to say. */
function isCertain(worlds: Worlds, action: Action): boolean {
  return action.type === 'attack' && (worlds.chancesOf(action.seat, action.place)[action.code] ?? 0) > 1 - 1e-9;
}

/** So many rollouts of each action go by before those that have fallen behind are given up. */
const BATCH = 20;
const ALONE = 60;
/** The standard error of the difference of two shares after one rollout of each, at most. */
const ONE_ROLLOUT = Math.sqrt(0.5);

/** Used for one rollout after the other, never for two at once. */
const start = new RolloutState();
const state = new RolloutState();
const finder = new AttackFinder(state);

/** A race: all actions are tried on the same deals, and whichever falls too far behind goes. */
function tryOut(
  situation: Situation,
  candidates: readonly Rated[],
  particles: readonly Particle[],
  depth: SearchDepth,
  rng: Rng,
): readonly Rated[] {
  const me = situation.me ?? 0;
  const tallies = candidates.map(() => ({ right: 0, rightWon: 0, wrong: 0, wrongWon: 0 }));
  const currentValues = () => valuesOf(tallies, candidates);
  const sampler = new WeightedSampler(particles.map(({ weight }) => weight));
  let alive = candidates.map((_, at) => at);
  // Where there is nothing to compare, fewer tell what it is worth.
  const rollouts = candidates.length > 1 ? depth.rollouts : Math.min(depth.rollouts, ALONE);
  for (let played = 1; played <= rollouts && (alive.length > 1 || candidates.length === 1); played++) {
    const particle = particles[sampler.sample(rng)] as Particle;
    const models = pickModels(particle, rng);
    models[me] = depth.self;
    start.dice.seed(1 + rng.below(2 ** 31 - 1));
    loadNow(start, situation, particle.world);
    const seed = 1 + rng.below(2 ** 31 - 1);
    for (const index of alive) {
      const candidate = candidates[index];
      const tally = tallies[index];
      if (candidate === undefined || tally === undefined) continue;
      state.copyFrom(start);
      state.dice.seed(seed);
      const right = apply(state, finder, candidate.action, depth.self);
      if (state.winner < 0) playOut(state, finder, models);
      const won = worth(state, situation);
      if (right) {
        tally.right++;
        tally.rightWon += won;
      } else {
        tally.wrong++;
        tally.wrongWon += won;
      }
    }
    if (played % BATCH === 0)
      alive = leaders(alive, currentValues(), (depth.patience * ONE_ROLLOUT) / Math.sqrt(played));
  }
  const values = currentValues();
  return alive
    .map((at) => ({ ...(candidates[at] as Rated), value: values[at] ?? 0 }))
    .sort((a, b) => b.value - a.value);
}

/** Those whose value is no further than `behind` from the best. */
function leaders(alive: readonly number[], values: readonly number[], behind: number): number[] {
  const best = Math.max(...alive.map((at) => values[at] ?? 0));
  return alive.filter((at) => best - (values[at] ?? 0) <= behind);
}

type RolloutTally = {
  readonly right: number;
  readonly rightWon: number;
  readonly wrong: number;
  readonly wrongWon: number;
};

/** So many rollouts of its own make an attack's value as much its own as that of attacks in general. */
const OWN_WEIGHT = 60;

/**
 * Right and wrong are averaged apart, for how often an attack is right is known better than rollouts show; and each is
 * drawn towards the average of all attacks, because few rollouts tell right from wrong but not one attack from another.
 */
export function valuesOf(tallies: readonly RolloutTally[], candidates: readonly Rated[]): readonly number[] {
  const all = { right: 0, rightWon: 0, wrong: 0, wrongWon: 0 };
  for (const [at, { right, rightWon, wrong, wrongWon }] of tallies.entries()) {
    if (candidates[at]?.action.type !== 'attack') continue;
    all.right += right;
    all.rightWon += rightWon;
    all.wrong += wrong;
    all.wrongWon += wrongWon;
  }
  const usual = (won: number, times: number) => (times === 0 ? 0.5 : won / times);
  const mean = (won: number, times: number, general: number) => (won + OWN_WEIGHT * general) / (times + OWN_WEIGHT);
  return tallies.map(({ right, rightWon, wrong, wrongWon }, at) => {
    const candidate = candidates[at];
    if (candidate?.action.type !== 'attack') return usual(rightWon + wrongWon, right + wrong);
    const ifRight = mean(rightWon, right, usual(all.rightWon, all.right));
    const ifWrong = mean(wrongWon, wrong, usual(all.wrongWon, all.wrong));
    return candidate.hit * ifRight + (1 - candidate.hit) * ifWrong;
  });
}

/** Does the action and what is left of the turn; was an attack right? */
function apply(state: RolloutState, finder: AttackFinder, action: Action, self: PlayerModel): boolean {
  switch (action.type) {
    case 'stop':
      state.stop();
      return false;
    case 'open':
      state.openOwn(action.place);
      return false;
    case 'attack': {
      const right = state.codeAt(action.seat, action.place) === action.code;
      if (state.attack(action.seat, action.place, action.code)) finishTurn(state, finder, self);
      return right;
    }
  }
}

/** 1 for a won round; in a tournament the chance to win it with what this round has brought. */
function worth({ winner, points }: RolloutState, { me, tournament }: Situation): number {
  return tournament === null ? (winner === me ? 1 : 0) : tournamentChance(tournament, points, me ?? 0);
}
