import type { BoardModule } from '@cifra/kit';
import type { Coda } from '../rules/types.ts';
import { confirm, prompt } from './ask.ts';
import { Board } from './Board.tsx';

export const board: BoardModule<Coda> = {
  Board,
  prompt,
  confirm,
  isTurnOnly: ({ type }) => type === 'turned',
  verdict: (fact) => (fact.type === 'attacked' ? (fact.right ? 'right' : 'wrong') : null),
};
