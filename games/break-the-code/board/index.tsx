import type { BoardModule } from '@cifra/kit';
import type { BreakTheCode } from '../rules/types.ts';
import { confirm, prompt } from './ask.ts';
import { Board } from './Board.tsx';

export const board: BoardModule<BreakTheCode> = {
  Board,
  prompt,
  confirm,
  isTurnOnly: ({ type }) => type === 'turned',
  verdict: (fact) => (fact.type === 'guessed' ? (fact.right ? 'right' : 'wrong') : null),
};
