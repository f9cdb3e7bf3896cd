import type { Rng } from '@cifra/kernel';
import { type Code, type Draft, repeatedDigit } from '../rules/index.ts';
import { type CodeBelief, choose } from './posterior.ts';

/** From here on a bot speaks up against what somebody has dialled. */
const SURE = 0.9;
const HOPELESS = 0.03;

/**
 * The code to confirm, with what the team has dialled so far (D21). What somebody has confirmed is agreed to, always:
 * that ends every argument. Dials that are set but not confirmed stand unless they are almost certainly wrong.
 */
export function agreeOn(
  belief: CodeBelief,
  { draft, isConfirmed }: { readonly draft: Draft; readonly isConfirmed: boolean },
  heat: number,
  rng: Rng,
): Code {
  const dialled = draft.filter((digit) => digit !== null);
  if (isConfirmed && dialled.length === draft.length && repeatedDigit(dialled) === null) return dialled;
  const open = belief.filter(({ code }) => draft.every((digit, at) => digit === null || digit === code[at]));
  const chance = open.reduce((sum, one) => sum + one.chance, 0);
  const best = belief.reduce((most, one) => Math.max(most, one.chance), 0);
  const isHopeless = open.length === 0 || (chance < HOPELESS && best > SURE);
  return choose(isHopeless ? belief : open, heat, rng);
}
