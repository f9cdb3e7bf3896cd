import type { BoardModule } from '@cifra/kit';
import type { Coda } from '../rules/types.ts';
import { confirm, prompt } from './ask.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { ending } from './ending.ts';
import { story } from './story.ts';

export const board: BoardModule<Coda> = {
  Board,
  prompt,
  confirm,
  isTurnOnly: ({ type }) => type === 'turned',
  verdict: (fact) => (fact.type === 'attacked' ? (fact.right ? 'right' : 'wrong') : null),
  staging: { beats, story },
  ending,
};
