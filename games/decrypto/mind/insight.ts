import type { View } from '@cifra/kernel';
import { type Code, type Decrypto, DIGITS } from '../rules/judge/index.ts';
import { encryptorTask } from './bot.ts';
import type { WeighedParts } from './clue-evaluator.ts';
import { weighedClues } from './encryptor.ts';
import type { EncryptorTask } from './encryptor-task.ts';
import { beliefOf, halfIn } from './half.ts';
import { Interceptor } from './interceptor.ts';
import { interceptorModels, LEVEL_SETTINGS, USUALLY_OUTSIDE } from './levels.ts';
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
    }
  | { readonly type: 'codes'; readonly codes: readonly { readonly code: Code; readonly chance: number }[] };

const MASTER = LEVEL_SETTINGS.master;
const MOST_CODES = 5;

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
  };
}

export function codesInsight(view: View<Decrypto>): ModelInsight {
  const codes = beliefOf(halfIn(readSituation(view)), MASTER).toSorted((one, other) => other.chance - one.chance);
  return { type: 'codes', codes: codes.slice(0, MOST_CODES) };
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
