import type { Language, Names, View } from '@cifra/kernel';
import type { BoardModule } from '@cifra/kit';
import { CELLS, COLOURS, type Qwinto, type Table, whyNotWrite } from '../rules/index.ts';
import { boardWords } from '../words/board.ts';
import { Board } from './Board.tsx';

/** What is expected of the viewer now, in one sentence. */
function prompt({ table, viewer }: View<Qwinto>, language: Language, names: Names): string {
  const words = boardWords[language];
  const { turn, phase, number, waiting } = table;
  if (turn === null) return words.promptOver;
  const isMine = turn === viewer;
  if (phase === 'roll') return isMine ? words.promptRoll : words.promptWait(names(turn));
  const total = Object.values(table.dice ?? {}).reduce((sum, face) => sum + face, 0);
  if (phase === 'rolled') return isMine ? words.promptKeep(total) : words.promptWaitKeep(names(turn));
  if (viewer !== 'spectator' && waiting.includes(viewer))
    return canWrite(table, viewer) ? words.promptWrite(number ?? 0) : words.promptNowhere(number ?? 0);
  return words.promptOthers(new Intl.ListFormat(language).format(waiting.map(names)));
}

function canWrite({ sheets, dice, number }: Table, seat: number): boolean {
  const sheet = sheets[seat];
  if (sheet === undefined || dice === null || number === null) return false;
  return COLOURS.filter((row) => dice[row] !== undefined).some((row) =>
    CELLS[row].some((column) => whyNotWrite(sheet, row, column, number) === null),
  );
}

export const board: BoardModule<Qwinto> = {
  Board,
  prompt,
  // A fail that could be avoided is asked for once.
  confirm: (command, { table, viewer }, language) =>
    command.type === 'skip' && table.turn === viewer ? boardWords[language].confirmFail : null,
};
