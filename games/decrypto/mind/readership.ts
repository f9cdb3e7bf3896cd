import type { Clues, Code } from '../rules/judge/index.ts';
import { readBy } from './decoder.ts';
import type { EncryptorTask } from './encryptor-task.ts';
import { Interceptor } from './interceptor.ts';
import { interceptorModels, USUALLY_OUTSIDE } from './levels.ts';
import type { CodeBelief } from './posterior.ts';

/** By clue, from 0 to 1: which share of our models finds the right digit for it. */
export type Readership = {
  readonly read: readonly number[];
  /** Null in round 1, when nobody may intercept (D6). */
  readonly overheard: readonly number[] | null;
};

/** Chances that differ by less are equal: only rounding tells them apart. */
const EQUAL = 1e-9;

/** How many of our readers would have read each clue, and how many of our listeners would have overheard it. */
export function readershipOf({ context, code, past, partners, isWatched }: EncryptorTask, clues: Clues): Readership {
  const read = partners.map((reader) => readBy(reader, context.words, clues));
  const heard = interceptorModels(context.language, USUALLY_OUTSIDE).map((model) => {
    const listener = new Interceptor({ language: context.language, models: [model] });
    for (const round of past) listener.learn(round);
    return listener.codes(clues);
  });
  return { read: shares(read, code), overheard: isWatched ? shares(heard, code) : null };
}

function shares(beliefs: readonly CodeBelief[], code: Code): readonly number[] {
  return code.map((digit, at) => beliefs.reduce((sum, belief) => sum + found(belief, at, digit), 0) / beliefs.length);
}

/** 1 if the likeliest code has this digit there; of several that are equally likely the part that does. */
function found(belief: CodeBelief, at: number, digit: number): number {
  const most = Math.max(...belief.map(({ chance }) => chance));
  const likeliest = belief.filter(({ chance }) => chance > most - EQUAL);
  return likeliest.filter(({ code }) => code[at] === digit).length / likeliest.length;
}
