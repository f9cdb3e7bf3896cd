import type { BoardModule } from '@cifra/kit';
import type { Qwinto } from '../rules/index.ts';
import { confirm, prompt } from './ask.ts';
import { Board } from './Board.tsx';

export const board: BoardModule<Qwinto> = {
  Board,
  prompt,
  confirm,
  isTurnOnly: ({ type }) => type === 'passed',
};
