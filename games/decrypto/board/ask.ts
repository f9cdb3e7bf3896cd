import type { Language, Names, View } from '@cifra/kernel';
import { type Decrypto, hasLoneInterceptor } from '../rules/table.ts';
import { boardWords } from '../words/board.ts';
import { roleOf, sideInText, teamOfViewer } from './situation.ts';

/** What is expected of the viewer now, in one sentence addressed to them. */
export function prompt(view: View<Decrypto>, language: Language, names: Names): string {
  const words = boardWords[language];
  const { table, viewer } = view;
  const others = table.waiting.filter((seat) => seat !== viewer);
  const who = words.list(others.map(names));
  const mine = teamOfViewer(view);
  const hasConfirmed = mine !== null && viewer !== 'spectator' && !table.waiting.includes(viewer);
  const isThree = hasLoneInterceptor(table);
  switch (roleOf(view)) {
    case 'writes':
      return words.promptWrite;
    case 'locked':
      return words.promptLocked(who, others.length);
    case 'rests':
      return words.promptWriters(who, table.waiting.length);
    case 'answers':
      if (hasConfirmed) return words.promptConfirmed(who, others.length);
      return isThree ? words.promptAnswerAgainstOne(names(1)) : words.promptAnswer;
    case 'intercepts':
      return hasConfirmed ? words.promptConfirmed(who, others.length) : words.promptIntercept;
    case 'silent':
      return mine !== null && table.sheet[mine].at(-1)?.said === viewer ? words.sayNow : words.promptSilent;
    case 'listens':
      return words.promptListen;
    case 'names':
      return words.promptName;
    case 'judges':
      return words.promptJudge;
    case 'watches':
      if (table.phase === 'clues') return words.promptWriters(who, table.waiting.length);
      return table.half === null ? words.waitFor(who) : words.promptHalf(sideInText(table, table.half, words));
    case 'over':
      return words.promptOver;
  }
}
