import type { BySeat } from '@cifra/kernel';

/** What somebody who holds a certain row makes of the questions at one moment. */
export type QuestionScores = {
  /** How many possibilities are left for that player. */
  count: number;
  /** By question: the expected information in bits, and how many different answers there can be. */
  readonly bits: Float64Array;
  readonly parts: Uint16Array;
};

/** A turn of the rival's that everybody saw. */
export type ObservedTurn = {
  /** How many answers it had heard, by seat. */
  readonly answers: BySeat<number>;
  /** What it could ask. */
  readonly options: readonly number[];
  readonly did: { readonly asked: number } | { readonly guessed: number };
  /** Rows that it had guessed wrong before; with more than two players nobody knows them. */
  readonly ruledOut: readonly number[];
};

/** A way to play: what it values in a question, how sharply it prefers the best, how often it guesses among so few. */
export type ChoiceModel = {
  readonly share: number;
  readonly values: 'bits' | 'parts';
  readonly inverseTemperature: number;
  /** By the number of rows that are left, from one. */
  readonly guesses: readonly number[];
};

/** Who sits there is not known: players that we can think of, each with its share. */
export const CHOICE_MODELS: readonly ChoiceModel[] = [
  { share: 0.35, values: 'bits', inverseTemperature: 25, guesses: [0.97, 0.97, 0.05, 0.02] },
  { share: 0.2, values: 'parts', inverseTemperature: 4, guesses: [0.97, 0.03, 0.02, 0.01] },
  { share: 0.35, values: 'bits', inverseTemperature: 4, guesses: [0.95, 0.7, 0.4, 0.15, 0.05, 0.02] },
  { share: 0.1, values: 'bits', inverseTemperature: 0, guesses: [0.7, 0.3, 0.1, 0.05, 0.02] },
];

const RARELY = 0.01;
/** How much of a choice has no reason that we can think of. */
const WHIM = 0.03;

/** How likely such a player is to do what was done, with these scores. */
export function chanceOf(model: ChoiceModel, { did, options }: ObservedTurn, scores: QuestionScores): number {
  const guesses = model.guesses[Math.max(1, scores.count) - 1] ?? RARELY;
  if ('guessed' in did) return guesses / Math.max(1, scores.count);
  const values = scores[model.values];
  let best = 0;
  for (const question of options) best = Math.max(best, values[question] as number);
  let total = 0;
  for (const question of options) total += Math.exp(model.inverseTemperature * ((values[question] as number) - best));
  const reasoned = Math.exp(model.inverseTemperature * ((values[did.asked] as number) - best)) / total;
  return (1 - guesses) * ((1 - WHIM) * reasoned + WHIM / options.length);
}
