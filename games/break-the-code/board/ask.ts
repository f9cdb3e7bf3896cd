import type { Language, Names, View } from '@cifra/kernel';
import { colourOf, numberOf } from '../rules/tiles.ts';
import type { BreakTheCode, Command } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';

/** What is expected of the viewer now, in one sentence. */
export function prompt({ table, viewer }: View<BreakTheCode>, language: Language, names: Names): string {
  const words = boardWords[language];
  if (table.turn === null) return words.promptOver;
  // While a round is completed everybody still in has exactly one turn (B12).
  const phase = table.phase === 'free' && table.until !== null ? 'final' : table.phase;
  const { promptFree: free, promptFinal: final, promptReply: reply, promptLast: last } = words;
  if (table.turn === viewer) return { free, final, reply, last }[phase];
  const wait = {
    free: words.promptWait,
    final: words.promptWaitFinal,
    reply: words.promptWaitReply,
    last: words.promptWaitLast,
  };
  return wait[phase](names(table.turn));
}

/** A guess that can be the last one, and giving one up, are asked for once. */
export function confirm(command: Command, { table }: View<BreakTheCode>, language: Language): string | null {
  const words = boardWords[language];
  if (command.type === 'pass') return words.confirmPass;
  if (command.type !== 'guess') return null;
  if (table.seats > 2) return words.confirmGuess;
  if (table.options.oneGuess) return words.confirmOneGuess;
  // Neither reply (B9) nor last chance (B14) comes twice, and the line may still hold an earlier guess: it is read out.
  if (table.phase === 'free') return null;
  return words.confirmOnlyGuess(command.tiles.map((tile) => words.tile(numberOf(tile), colourOf(tile))).join(', '));
}
