import type { Bots } from '@cifra/kernel';
import { type Evaluate, policyOf } from '@cifra/mind-kit';
import type { Coda } from '../rules/index.ts';
import { evaluator } from './options.ts';
import type { SearchDepth } from './search.ts';

export type LevelSettings = SearchDepth & {
  /** How far a worse action may be from the best and still be taken now and then: the mixing, and the level. */
  readonly temperature: number;
};

export const MASTER: LevelSettings = {
  worlds: 200,
  listed: 1500,
  rollouts: 600,
  attacks: 6,
  patience: 2,
  bluff: 0.3,
  trust: { least: 0.2, most: 0.2, manner: 1 },
  mayBluff: true,
  self: { kind: 'exact', infers: true, goesOnAt: 0.3 },
  temperature: 0.01,
};

/**
 * Two seats cost less to search, so they are searched deeper. And whoever sits there alone with us and knows that we
 * conclude from choices can choose so as to mislead us: a trust of 0.2 lost to such a player. Who always takes the
 * likeliest attack cannot, and is believed.
 */
export const DUELLIST: LevelSettings = { ...MASTER, rollouts: 1000, trust: { least: 0.05, most: 0.8, manner: 1 } };

/** A player who searches. */
export const searcher = ({ temperature, ...depth }: LevelSettings) => policyOf(evaluator(depth), { temperature });

/** What the master makes of a view: every option with its value and its chance to win. */
export const options: Evaluate<Coda> = (view, rng) => evaluator(view.seats === 2 ? DUELLIST : MASTER)(view, rng);

const atTable = searcher(MASTER);
const inDuel = searcher(DUELLIST);

/** They differ by depth and by temperature, and masters alone bluff. */
export const bots: Bots<Coda> = {
  novice: searcher({
    ...MASTER,
    worlds: 40,
    listed: 0,
    rollouts: 8,
    attacks: 16,
    patience: Number.POSITIVE_INFINITY,
    bluff: 1,
    trust: { least: 0, most: 0 },
    mayBluff: false,
    temperature: 0.17,
  }),
  club: searcher({
    ...MASTER,
    worlds: 60,
    listed: 0,
    rollouts: 14,
    bluff: 0.1,
    trust: { least: 0, most: 0 },
    mayBluff: false,
    temperature: 0.045,
  }),
  master: (view, rng) => (view.seats === 2 ? inDuel : atTable)(view, rng),
};
