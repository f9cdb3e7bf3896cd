import type { Language, Names, View } from '@cifra/kernel';
import type { BreakTheCode } from '../rules/types.ts';
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
