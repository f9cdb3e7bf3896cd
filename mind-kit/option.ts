import type { Bot, Rng, Shape, View } from '@cifra/kernel';
import { type Softmax, sampleSoftmax } from './softmax.ts';

/** Something that a seat can do now, as a mind judges it. */
export type Option<Command> = {
  readonly command: Command;
  /** What it is worth, in the unit by which this mind compares: a chance to win, or points. Greater is better. */
  readonly value: number;
  /** The chance to win if it is done, a shared victory being its share; null where the mind does not say. */
  readonly chance: number | null;
};

/** The one interface for thinking: what a seat can do and what each is worth, from its view and nothing else. */
export type Evaluate<G extends Shape> = (view: View<G>, rng: Rng) => readonly Option<G['Command']>[];

/** A bot: evaluates its options and draws one by softmax. */
export function policyOf<G extends Shape>(evaluate: Evaluate<G>, choice: Softmax): Bot<G> {
  return (view, rng) => {
    const options = evaluate(view, rng);
    const chosen = options[sampleSoftmax(options, ({ value }) => value, choice, rng)];
    if (chosen === undefined) throw new Error('A mind was asked to move where there is nothing to do');
    return chosen.command;
  };
}
