/** What a team has to lose: its tokens, and how many rounds come after this one. */
export type TokenState = {
  readonly miscommunications: number;
  /** How often it was intercepted. */
  readonly intercepted: number;
  readonly roundsLeft: number;
  /** Against a lone interceptor both kinds count together (D20). */
  readonly isPooled: boolean;
};

/** What the code's way through the round is worth, in chances not to lose. */
export type TokenCosts = { readonly ofMiscommunication: number; readonly ofInterception: number };

const TOKENS_TO_END = 2;

/** What a round usually brings: only the weight of one token against another hangs on this. */
const USUAL_MISS = 0.04;
const USUAL_INTERCEPTION = 0.1;

/** What a token costs after the last round, when interceptions less miscommunications decide (D13). */
const TIE_BREAK = 0.15;

/** By what rounds usually bring, the chance that a team does not lose by its tokens. */
export function chanceToLast(tokens: TokenState): number {
  const { miscommunications: missed, intercepted, roundsLeft, isPooled } = tokens;
  const worst = isPooled ? missed + intercepted : Math.max(missed, intercepted);
  if (worst >= TOKENS_TO_END) return 0;
  if (roundsLeft === 0) return isPooled ? 1 : 1 - TIE_BREAK * (missed + intercepted);
  const later = { ...tokens, roundsLeft: roundsLeft - 1 };
  const withMiss = chanceToLast({ ...later, miscommunications: missed + 1 });
  const withInterception = chanceToLast({ ...later, intercepted: intercepted + 1 });
  const quiet = 1 - USUAL_MISS - USUAL_INTERCEPTION;
  return quiet * chanceToLast(later) + USUAL_MISS * withMiss + USUAL_INTERCEPTION * withInterception;
}

export function tokenCosts(tokens: TokenState): TokenCosts {
  const now = chanceToLast(tokens);
  const { miscommunications, intercepted } = tokens;
  return {
    ofMiscommunication: now - chanceToLast({ ...tokens, miscommunications: miscommunications + 1 }),
    ofInterception: now - chanceToLast({ ...tokens, intercepted: intercepted + 1 }),
  };
}
