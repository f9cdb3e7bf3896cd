import type { Language } from '@cifra/kernel';
import type { DecisionReview } from '@cifra/mind-kit/review';
import type { Colour } from '../rules/sheet-shape.ts';
import type { Command, Table } from '../rules/types.ts';
import { reviewWords } from '../words/review.ts';

export function commandsOf({ command, best }: DecisionReview): { readonly made: Command; readonly best: Command } {
  return { made: command as Command, best: best as Command };
}

export function isSame(one: Command, other: Command): boolean {
  if (one.type === 'roll' && other.type === 'roll') return one.dice.toSorted().join() === other.dice.toSorted().join();
  if (one.type === 'write' && other.type === 'write') return one.row === other.row && one.column === other.column;
  return one.type === other.type;
}

/** What is to be written, or lies there to be kept. */
export function numberOn({ number, dice }: Table): number {
  return number ?? Object.values(dice ?? {}).reduce((sum, one) => sum + one, 0);
}

/** What is asked there. */
export function questionOf(table: Table, language: Language): string {
  const words = reviewWords[language];
  return { roll: words.whichDice, rolled: words.again, write: words.number(numberOn(table)) }[table.phase];
}

export function whereText(
  language: Language,
  { row, column }: { readonly row: Colour; readonly column: number },
): string {
  const words = reviewWords[language];
  return words.cell(words.row[row], column);
}

export function diceText(language: Language, dice: readonly Colour[]): string {
  const words = reviewWords[language];
  return words.list(dice.map((colour) => words.die[colour]));
}
