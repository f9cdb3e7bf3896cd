import type { ClueContext, Code } from '../rules/judge/index.ts';
import type { OwnRound } from './decoder.ts';
import type { InterceptorModel } from './keyword-belief.ts';
import type { Reader } from './reader-model.ts';
import type { TokenCosts } from './token-costs.ts';

/** How an encryptor weighs. */
export type EncryptorSettings = {
  /** What being understood counts, 1 for what is at stake. */
  readonly clarity: number;
  /** So many times more in Spanish, where we know less of what people think of. */
  readonly inSpanish: number;
  /** How much the partner counts who would understand least, beside the usual one. */
  readonly worst: number;
  /** What being overheard counts beside being understood: 1 by what is at stake, 0 for whoever thinks of the partner alone. */
  readonly fear: number;
  /** What it counts that the rivals come nearer to a keyword. */
  readonly secrecy: number;
  /** How much the model counts that would intercept most, beside the usual one. */
  readonly sharpest: number;
  /** A clue that so few would read for its keyword, taken alone, is not weighed further. */
  readonly plain: number;
  /** How surely the rivals are taken to follow what they find likeliest. */
  readonly keenness: number;
  /** A risk that is not worth lowering. */
  readonly floor: number;
  /** How many clues of like keywords are thought of besides a keyword's own. */
  readonly pool: number;
  /** How many clues for each digit are weighed together with those for the others. */
  readonly breadth: number;
  /** In chances to win: clues this much worse are still taken now and then. */
  readonly temperature: number;
};

export type EncryptorTask = {
  readonly context: ClueContext;
  readonly code: Code;
  readonly past: readonly OwnRound[];
  readonly costs: TokenCosts;
  /** How many rounds come after this one: what the rivals learn now they use then. */
  readonly roundsLeft: number;
  /** In round 1 nobody intercepts (D6). */
  readonly isWatched: boolean;
  /** Whom the partner may be like, and whom the rivals. */
  readonly partners: readonly Reader[];
  readonly rivals: readonly InterceptorModel[];
};
