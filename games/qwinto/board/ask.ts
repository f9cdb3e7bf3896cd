import type { Language, Names, View } from '@cifra/kernel';
import { CELLS, COLOURS, type Qwinto, type Table, totalOf, whyNotWrite } from '../rules/index.ts';
import { boardWords } from '../words/board.ts';

/** What is expected of the viewer now, in one sentence. */
export function prompt({ table, viewer }: View<Qwinto>, language: Language, names: Names): string {
  const words = boardWords[language];
  const { turn, phase, number, waiting } = table;
  if (turn === null) return words.promptOver;
  const isMine = turn === viewer;
  if (phase === 'roll') return isMine ? words.promptRoll : words.promptWait(names(turn));
  const total = totalOf(table.dice ?? {});
  if (phase === 'rolled') return isMine ? words.promptKeep(total) : words.promptWaitKeep(names(turn), total);
  if (viewer !== 'spectator' && waiting.includes(viewer))
    return canWrite(table, viewer) ? words.promptWrite(number ?? 0) : words.promptNowhere(number ?? 0);
  // All have chosen: what they chose opens the next moment.
  if (waiting.length === 0) return words.promptOpens;
  return viewer === 'spectator' ? words.promptOthers(waiting.map(names)) : words.promptChosen(waiting.map(names));
}

function canWrite({ sheets, dice, number }: Table, seat: number): boolean {
  const sheet = sheets[seat];
  if (sheet === undefined || dice === null || number === null) return false;
  return COLOURS.filter((row) => dice[row] !== undefined).some((row) =>
    CELLS[row].some((column) => whyNotWrite(sheet, row, column, number) === null),
  );
}
