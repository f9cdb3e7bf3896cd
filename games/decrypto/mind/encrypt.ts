import type { Rng } from '@cifra/kernel';
import { sampleIndex, softmax } from '@cifra/mind-kit';
import type { ClueContext, Code } from '../rules/index.ts';
import type { Past } from './decode.ts';
import type { Listener } from './listener.ts';
import type { Stakes } from './stakes.ts';
import type { Ear } from './suspicion.ts';
import { Weighing } from './weighing.ts';

/** How an encryptor weighs. */
export type Caution = {
  /** What being understood counts, 1 for what is at stake. */
  readonly clarity: number;
  /** How much the partner counts who would understand least, beside the usual one. */
  readonly worst: number;
  /** What being overheard counts beside being understood: 1 by what is at stake, 0 for whoever thinks of the partner alone. */
  readonly fear: number;
  /** What it counts that the rivals come nearer to a keyword. */
  readonly secrecy: number;
  /** How much the ear counts that would hear most, beside the usual one. */
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
  readonly heat: number;
};

export type Errand = {
  readonly context: ClueContext;
  readonly code: Code;
  readonly past: readonly Past[];
  readonly stakes: Stakes;
  /** How many rounds come after this one: what the rivals learn now they use then. */
  readonly roundsLeft: number;
  /** In round 1 nobody intercepts (D6). */
  readonly isWatched: boolean;
  /** Whom the partner may be like, and whom the rivals. */
  readonly partners: readonly Listener[];
  readonly rivals: readonly Ear[];
};

/** What is three temperatures worse is never taken. */
const CUTOFF = 3;

/** The three clues that weigh best what the partner will read against what the rivals will. */
export function encrypt(errand: Errand, caution: Caution, rng: Rng): readonly string[] {
  const weighing = new Weighing(errand, caution);
  const [first = [], second = [], third = []] = errand.code.map((digit) => weighing.ideasFor(digit));
  const worths = new Float64Array(first.length * second.length * third.length);
  let at = 0;
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        const isTwice = a.key === b.key || a.key === c.key || b.key === c.key;
        worths[at++] = isTwice ? Number.NEGATIVE_INFINITY : weighing.together(a, b, c);
      }
  const chosen = sampleIndex(softmax(worths, { temperature: caution.heat, cutoff: CUTOFF }), rng);
  const [ofThird, before] = [chosen % third.length, Math.floor(chosen / third.length)];
  const ideas = [first[Math.floor(before / second.length)], second[before % second.length], third[ofThird]];
  return ideas.map((idea) => idea?.clue ?? '');
}
