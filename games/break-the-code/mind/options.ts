import type { Evaluate } from '@cifra/mind-kit';
import type { BreakTheCode } from '../rules/index.ts';
import { type CrowdDepth, crowdOptions } from './crowd.ts';
import { type DuelDepth, duelOptions } from './duel.ts';

/** How deeply options are looked at, with two players and with more. */
export type SearchDepth = { readonly duel: DuelDepth; readonly crowd: CrowdDepth };

/** Every question and guess with its value. */
export function evaluator({ duel, crowd }: SearchDepth): Evaluate<BreakTheCode> {
  return (view) => (view.table.seats === 2 ? duelOptions(view, duel) : crowdOptions(view, crowd));
}
