import type { Language, Names, View } from '@cifra/kernel';
import { CELLS, COLOURS, type Command, type Qwinto, type Table, whyNotWrite } from '../rules/index.ts';
import { boardWords } from '../words/board.ts';

/** What is expected of the viewer now, in one sentence. */
export function prompt({ table, viewer }: View<Qwinto>, language: Language, names: Names): string {
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

/** A fail that could be avoided is asked for once; where nothing fits, there is nothing to ask. */
export function confirm(command: Command, { table, viewer }: View<Qwinto>, language: Language): string | null {
  const isAvoidable = viewer !== 'spectator' && table.turn === viewer && canWrite(table, viewer);
  return command.type === 'skip' && isAvoidable ? boardWords[language].confirmFail : null;
}

function canWrite({ sheets, dice, number }: Table, seat: number): boolean {
  const sheet = sheets[seat];
  if (sheet === undefined || dice === null || number === null) return false;
  return COLOURS.filter((row) => dice[row] !== undefined).some((row) =>
    CELLS[row].some((column) => whyNotWrite(sheet, row, column, number) === null),
  );
}
