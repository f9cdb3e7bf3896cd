import type { BoardModule } from '@cifra/kit';
import type { Coda } from '../rules/types.ts';
import { prompt } from './ask.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { EndView } from './EndView.tsx';
import { ending } from './ending.ts';
import { story } from './story.ts';

export const board: BoardModule<Coda> = {
  Board,
  prompt,
  // Nothing final happens by one tap: a choice is made on the board, and the button says in words what it does.
  confirm: () => null,
  isFull: true,
  EndView,
  isTurnOnly: ({ type }) => type === 'turned',
  verdict: (fact) => (fact.type === 'attacked' ? (fact.right ? 'right' : 'wrong') : null),
  staging: { beats, story },
  ending,
};
