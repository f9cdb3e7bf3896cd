import type { View } from '@cifra/kernel';
import { type Clues, type Decrypto, DIGITS } from '../rules/judge/index.ts';
import { encryptorTask } from './bot.ts';
import type { WeighedParts } from './clue-evaluator.ts';
import { weighedClues } from './encryptor.ts';
import type { EncryptorTask } from './encryptor-task.ts';
import { beliefOf, halfIn, listenerTo } from './half.ts';
import { Interceptor } from './interceptor.ts';
import { interceptorModels, LEVEL_SETTINGS, USUALLY_OUTSIDE } from './levels.ts';
import { type CodeBelief, chanceOf } from './posterior.ts';
import { type Readership, readershipOf } from './readership.ts';
import { readSituation } from './situation.ts';
import { sourceOf } from './source.ts';

/** Clues as our models would hear them. */
export type HeardClues = Readership & {
  readonly clues: readonly string[];
  /** What makes them worth what they are: only differences between sets mean something. */
  readonly weighed: WeighedParts;
};

/** What our models make of clues that are to be written, or of a code that is to be found. */
export type ModelInsight =
  | {
      readonly type: 'clues';
      readonly readers: number;
      readonly listeners: number;
      /** What was written, then what our mind would have written, best first. */
      readonly sets: readonly HeardClues[];
      /** By digit: what most listeners took the keyword for before these clues; null before they heard anything. */
      readonly takenFor: readonly (string | null)[];
      /** What everybody could make of what was written, from the open sheet and without any keyword. */
      readonly sheet: OpenCodes & { /** The chance of the code that was meant. */ readonly meant: number };
    }
  | ({ readonly type: 'codes' } & OpenCodes);

/** Which codes clues allow if they go with what was said before, as our listeners or readers hear them. */
export type OpenCodes = {
  /** How many of the 24 are allowed. */
  readonly open: number;
  /** The likeliest, best first. */
  readonly codes: CodeBelief;
};

const MASTER = LEVEL_SETTINGS.master;
const MOST_CODES = 5;
/** A code is allowed while it is at least this part as likely as the likeliest. */
const ALLOWED = 0.1;

export function cluesInsight(view: View<Decrypto>, sets: readonly (readonly string[])[]): ModelInsight {
  const situation = readSituation(view);
  const task = encryptorTask(view, situation, MASTER.fears);
  return {
    type: 'clues',
    readers: task.partners.length,
    listeners: interceptorModels(task.context.language, USUALLY_OUTSIDE).length,
    sets: weighedClues(task, MASTER.encryptor, sets).map((weighed, at) => {
      const clues = sets[at] ?? [];
      return { clues, weighed, ...readershipOf(task, clues) };
    }),
    takenFor: takenFor(task),
    sheet: sheetOf(task, sets[0] ?? []),
  };
}

export function codesInsight(view: View<Decrypto>): Extract<ModelInsight, { type: 'codes' }> {
  return { type: 'codes', ...openCodes(beliefOf(halfIn(readSituation(view)), MASTER)) };
}

export function openCodes(belief: CodeBelief): OpenCodes {
  const sorted = belief.toSorted((one, other) => other.chance - one.chance);
  const least = ALLOWED * (sorted[0]?.chance ?? 0);
  return { open: sorted.filter(({ chance }) => chance >= least).length, codes: sorted.slice(0, MOST_CODES) };
}

/** To somebody who holds no keyword and sees the sheet, as it is with these clues. */
export function sheetOf(
  { context: { language }, past, code }: Pick<EncryptorTask, 'context' | 'past' | 'code'>,
  clues: Clues,
) {
  const belief = listenerTo({ language, words: [], past }, MASTER).codes(clues);
  return { ...openCodes(belief), meant: chanceOf(belief, code) };
}

/** By digit: what most listeners take our keyword for; null before they have heard anything. */
export function takenFor({ context: { language }, past }: EncryptorTask): readonly (string | null)[] {
  const listener = new Interceptor({ language, models: interceptorModels(language, USUALLY_OUTSIDE) });
  for (const round of past) listener.learn(round);
  const { keywords } = sourceOf(language, 'both');
  return listener.keywords().map((chances, at) => {
    const digit = DIGITS[at] ?? 0;
    const clues = past.flatMap(({ code, clues: said }) => (code.includes(digit) ? [said[code.indexOf(digit)]] : []));
    if (clues.length === 0) return null;
    // Nobody takes a word for the keyword that was its own clue: a clue never is (D16).
    const possible = [...chances.entries()].filter(([word]) => !clues.includes(keywords[word]));
    const [best] = possible.toSorted(([, one], [, other]) => other - one);
    return keywords[best?.[0] ?? -1] ?? null;
  });
}
