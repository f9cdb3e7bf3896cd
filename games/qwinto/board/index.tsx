import type { BoardModule } from '@cifra/kit';
import type { Qwinto } from '../rules/index.ts';
import { prompt } from './ask.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { EndView } from './EndView.tsx';
import { ending } from './ending.ts';
import { story } from './story.ts';

export const board: BoardModule<Qwinto> = {
  Board,
  prompt,
  // Nothing final happens by one tap: a fail that could be avoided is asked for at the thumb.
  confirm: () => null,
  isFull: true,
  EndView,
  isTurnOnly: ({ type }) => type === 'passed',
  staging: { beats, story },
  ending,
};
