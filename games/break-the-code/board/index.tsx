import type { BoardModule } from '@cifra/kit';
import type { BreakTheCode } from '../rules/types.ts';
import { prompt } from './ask.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { EndView } from './EndView.tsx';
import { ending } from './ending.ts';
import { story } from './story.ts';

export const board: BoardModule<BreakTheCode> = {
  Board,
  prompt,
  // A guess is composed first, and what hangs on it is said beside it; giving one up is asked for on the board.
  confirm: () => null,
  isFull: true,
  EndView,
  isTurnOnly: ({ type }) => type === 'turned',
  verdict: (fact) => (fact.type === 'guessed' ? (fact.right ? 'right' : 'wrong') : null),
  staging: { beats, story },
  ending,
};
