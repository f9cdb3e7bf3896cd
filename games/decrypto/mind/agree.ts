import type { Rng } from '@cifra/kernel';
import { type Code, type Draft, repeatedDigit } from '../rules/judge/index.ts';
import { type CodeBelief, choose } from './posterior.ts';

/**
 * The code to confirm, with what the team has dialled so far (D21). A whole code stands, whoever dialled it and whatever
 * the bot thinks: that ends every argument. Of anything else as many dials stay as can, and the rest is the bot's own.
 */
export function agreeOn(belief: CodeBelief, draft: Draft, temperature: number, rng: Rng): Code {
  const dialled = draft.filter((digit) => digit !== null);
  if (dialled.length === draft.length && repeatedDigit(dialled) === null) return dialled;
  const kept = ({ code }: { readonly code: Code }) => draft.filter((digit, at) => digit === code[at]).length;
  const most = belief.reduce((best, one) => Math.max(best, kept(one)), 0);
  return choose(
    belief.filter((one) => kept(one) === most),
    temperature,
    rng,
  );
}
