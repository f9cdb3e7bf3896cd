import type { Language, Names, View } from '@cifra/kernel';
import type { BoardModule } from '@cifra/kit';
import type { Command, Decrypto } from '../rules/index.ts';
import { boardWords } from '../words/board.ts';
import { Board } from './Board.tsx';
import { encryptorHandOf, roleOf, teamHandOf, teamOfViewer } from './situation.ts';

function prompt(view: View<Decrypto>, language: Language, names: Names): string {
  const words = boardWords[language];
  const { table, viewer } = view;
  const who = words.list(table.waiting.map(names));
  const mine = teamOfViewer(view);
  const hasConfirmed = mine !== null && viewer !== 'spectator' && !table.waiting.includes(viewer);
  switch (roleOf(view)) {
    case 'writes':
      return words.promptWrite;
    case 'locked':
      return words.promptLocked(who);
    case 'rests':
      return words.promptWriters(who);
    case 'answers':
      return hasConfirmed ? words.promptConfirmed(who) : words.promptAnswer;
    case 'intercepts':
      return hasConfirmed ? words.promptConfirmed(who) : words.promptIntercept;
    case 'silent':
      return words.promptSilent(who);
    case 'listens':
      return words.promptListen(who);
    case 'names':
      return words.promptName;
    case 'judges':
      return words.promptJudge;
    case 'watches':
      if (table.phase === 'clues') return words.promptWriters(who);
      return table.half === null ? words.promptWait(who) : words.promptHalf(table.half, who);
    case 'over':
      return words.promptOver;
  }
}

/** Locked clues, names and verdicts cannot be taken back; a confirmed code has three dials and a button before it. */
function confirm(command: Command, view: View<Decrypto>, language: Language): string | null {
  const words = boardWords[language];
  const mine = teamOfViewer(view);
  switch (command.type) {
    case 'encrypt': {
      const code = mine === null ? null : encryptorHandOf(view, mine)?.code;
      const keywords = mine === null ? null : teamHandOf(view, mine)?.words;
      const lines = command.clues.map((clue, at) => {
        const digit = code?.[at] ?? 0;
        return `${digit} ${keywords?.[digit - 1] ?? ''}: ${words.quote(clue.trim())}`;
      });
      return words.confirmLock(lines.join(' · '));
    }
    case 'name':
      return words.confirmName;
    case 'judge':
      return words.confirmJudge;
    case 'jot':
    case 'draft':
    case 'confirm':
    case 'time-up':
      return null;
  }
}

/** What is kept while somebody types or turns a dial; the lock, a clock or a teammate may be quicker. */
function isQuiet({ type }: Command): boolean {
  return type === 'jot' || type === 'draft';
}

export const board: BoardModule<Decrypto> = { Board, prompt, confirm, isQuiet };
