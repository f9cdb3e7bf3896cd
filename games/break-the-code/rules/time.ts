import type { View } from '@cifra/kernel';
import { numbersOf, questionsOf } from './cards.ts';
import type { BreakTheCode, Command, Table } from './types.ts';

/** A question, a guess or a pass: each turn is one decision (T1). */
export function decision({ turn, phase, asked, guesses }: Table): string {
  return `${turn}/${phase}/${asked.length}/${guesses.length}`;
}

/** The rulebook has no clock. */
export function deadline(): null {
  return null;
}

/**
 * The clock of a table passes where that is allowed, and otherwise asks the leftmost card that needs no number, or, if
 * all of them need one, the leftmost with its lower number (T2).
 */
export function onTimeout({ table }: View<BreakTheCode>): Command {
  if (table.phase !== 'free') return { type: 'pass' };
  const card = table.cards.find((one) => numbersOf(one).length === 0) ?? table.cards[0];
  const question = card === undefined ? undefined : questionsOf(card)[0];
  return question === undefined ? { type: 'pass' } : { type: 'ask', ...question };
}
