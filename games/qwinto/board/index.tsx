import type { BoardModule } from '@cifra/kit';
import type { Qwinto } from '../rules/index.ts';
import { confirm, prompt } from './ask.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { ending } from './ending.ts';
import { story } from './story.ts';

export const board: BoardModule<Qwinto> = {
  Board,
  prompt,
  confirm,
  staging: { beats, story },
  ending,
  isTurnOnly: ({ type }) => type === 'passed',
};
