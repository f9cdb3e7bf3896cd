import type { Bots } from '@cifra/kernel';
import { policyOf } from '@cifra/mind-kit';
import type { BreakTheCode } from '../rules/index.ts';
import { evaluator, type SearchDepth } from './options.ts';

/** How a level thinks, and how often it takes what it thinks a little worse. */
const botOf = ({ temperature, ...depth }: SearchDepth & { readonly temperature: number }) =>
  policyOf(evaluator(depth), { temperature });

export const MASTER = {
  duel: { infers: true, denies: true, ahead: true },
  crowd: { infers: true, joint: true, patience: 0.7 },
  temperature: 0,
} satisfies SearchDepth & { readonly temperature: number };

/** What the master makes of a view: every option with its value and its chance to win. */
export const options = evaluator(MASTER);

/**
 * Every level knows exactly what its view leaves possible. A novice asks for what helps it most right now, a club
 * player also thinks of what the others get, a master looks a question further and reads the others' choices.
 */
export const bots: Bots<BreakTheCode> = {
  novice: botOf({
    duel: { infers: false, denies: false, ahead: false },
    crowd: { infers: false, joint: false, patience: 0.95 },
    temperature: 0.06,
  }),
  club: botOf({
    duel: { infers: false, denies: true, ahead: false },
    crowd: { infers: false, joint: true, patience: 0.95 },
    temperature: 0.015,
  }),
  master: botOf(MASTER),
};
