import type { BoardModule } from '@cifra/kit';
import { sought } from '../rules/index.ts';
import type { HigherLower } from '../rules/types.ts';
import { words } from '../words/text.ts';
import { Board } from './Board.tsx';

export const board: BoardModule<HigherLower> = {
  Board,
  prompt: ({ table, viewer }, language, names) => {
    const text = words[language];
    if (table.turn === null) return text.over;
    if (table.turn !== viewer) return text.wait(names(table.turn));
    const { from, to } = sought(table, viewer);
    return text.ask(from, to);
  },
  confirm: () => null,
  logged: ({ type }) => (type === 'turned' ? 'turn' : 'told'),
};
