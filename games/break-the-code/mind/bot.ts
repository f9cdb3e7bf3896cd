import type { Bot, Bots } from '@cifra/kernel';
import type { BreakTheCode } from '../rules/index.ts';
import { choose } from './choose.ts';
import { type CrowdDepth, crowdChoices } from './crowd.ts';
import { type DuelDepth, duelChoices } from './duel.ts';

/** How a level thinks, and how often it takes what it thinks a little worse. */
type Depth = { readonly duel: DuelDepth; readonly crowd: CrowdDepth; readonly temperature: number };

function thinking({ duel, crowd, temperature }: Depth): Bot<BreakTheCode> {
  return (view, rng) =>
    choose(view.table.seats === 2 ? duelChoices(view, duel) : crowdChoices(view, crowd), temperature, rng);
}

/**
 * Every level knows exactly what its view leaves possible. A novice asks for what helps it most right now, a club
 * player also thinks of what the others get, a master looks a question further and reads the others' choices.
 */
export const bots: Bots<BreakTheCode> = {
  novice: thinking({
    duel: { infers: false, denies: false, ahead: false },
    crowd: { infers: false, joint: false, patience: 0.95 },
    temperature: 0.06,
  }),
  club: thinking({
    duel: { infers: false, denies: true, ahead: false },
    crowd: { infers: false, joint: true, patience: 0.95 },
    temperature: 0.015,
  }),
  master: thinking({
    duel: { infers: true, denies: true, ahead: true },
    crowd: { infers: true, joint: true, patience: 0.7 },
    temperature: 0,
  }),
};
