import type { Bot, Bots } from '@cifra/kernel';
import { type Option, policyOf, sampleIndex, softmax } from '@cifra/mind-kit';
import type { BreakTheCode, Command } from '../rules/index.ts';
import { evaluator, type SearchDepth } from './options.ts';

/** How a level thinks, and how often it takes what it thinks a little worse. */
export const botOf = ({ temperature, ...depth }: SearchDepth & { readonly temperature: number }) =>
  policyOf(evaluator(depth), { temperature });

export const MASTER = {
  duel: { infers: true, denies: true, ahead: true },
  crowd: { infers: true, joint: true, patience: 0.7, rollouts: 400 },
  temperature: 0,
} satisfies SearchDepth & { readonly temperature: number };

/**
 * How often the master takes each of its options in a duel. Somebody who knew how we think would read our row out of a
 * question that we always ask; among questions that are nearly as good it is drawn. A guess that is best is made.
 */
export function mixed(options: readonly Option<Command>[]): Float64Array {
  const best = options.reduce((one, other) => (other.value > one.value ? other : one));
  const values = options.map((option) => (option.command.type === best.command.type ? option.value : BEHIND));
  return softmax(values, best.command.type === 'ask' ? MIXING : { temperature: 0 });
}

const BEHIND = Number.NEGATIVE_INFINITY;
const MIXING = { temperature: 0.015, cutoff: 3 };

const master: Bot<BreakTheCode> = (view, rng) => {
  if (view.seats > 2) return atTable(view, rng);
  const found = options(view, rng);
  const chosen = found[sampleIndex(mixed(found), rng)];
  if (chosen === undefined) throw new Error('A mind was asked to move where there is nothing to do');
  return chosen.command;
};

const atTable = botOf(MASTER);

/** What the master makes of a view: every option with its value and its chance to win. */
export const options = evaluator(MASTER);

/**
 * Every level knows exactly what its view leaves possible. A novice asks for what helps it most right now, a club
 * player also thinks of what the others get, a master looks a question further and reads the others' choices.
 */
export const bots: Bots<BreakTheCode> = {
  novice: botOf({
    duel: { infers: false, denies: false, ahead: false },
    crowd: { infers: false, joint: false, patience: 0.95, rollouts: 0 },
    temperature: 0.06,
  }),
  club: botOf({
    duel: { infers: false, denies: true, ahead: false },
    crowd: { infers: false, joint: true, patience: 0.95, rollouts: 0 },
    temperature: 0.02,
  }),
  master,
};
