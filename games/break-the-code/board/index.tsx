import type { Language, Names, View } from '@cifra/kernel';
import type { BoardModule } from '@cifra/kit';
import type { BreakTheCode, Command } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { Board } from './Board.tsx';

function prompt({ table, viewer }: View<BreakTheCode>, language: Language, names: Names): string {
  const words = boardWords[language];
  if (table.turn === null) return words.promptOver;
  if (table.turn !== viewer) return words.promptWait(names(table.turn));
  return { free: words.promptFree, reply: words.promptReply, last: words.promptLast }[table.phase];
}

/** A guess that can be the last one, and giving one up, are asked for once. */
function confirm(command: Command, { table }: View<BreakTheCode>, language: Language): string | null {
  const words = boardWords[language];
  if (command.type === 'pass') return words.confirmPass;
  if (command.type !== 'guess') return null;
  if (table.seats > 2) return words.confirmGuess;
  return table.options.oneGuess ? words.confirmOneGuess : null;
}

export const board: BoardModule<BreakTheCode> = { Board, prompt, confirm };
