import type { Language, Names, View } from '@cifra/kernel';
import type { BoardModule } from '@cifra/kit';
import { toAct } from '../rules/legal.ts';
import type { Coda } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { Board } from './Board.tsx';

function prompt({ table, viewer }: View<Coda>, language: Language, names: Names): string {
  const words = boardWords[language];
  const isMine = viewer !== 'spectator' && toAct(table).includes(viewer);
  switch (table.phase) {
    case 'take':
      return isMine ? words.promptTake : words.promptOthers;
    case 'arrange':
      return isMine ? words.promptArrange : words.promptOthers;
    case 'over':
      return words.promptOver;
    case 'draw':
    case 'attack':
    case 'place':
    case 'open': {
      if (!isMine) return words.promptWait(names(table.turn ?? 0));
      if (table.phase === 'draw') return words.promptDraw;
      if (table.phase === 'place') return words.promptPlace;
      if (table.phase === 'open') return words.promptOpen;
      return table.hits > 0 ? words.promptMore : words.promptAttack;
    }
  }
}

/** The pad asks for a tile, a number and a press: three steps are enough of a question. */
export const board: BoardModule<Coda> = { Board, prompt, confirm: () => null };
