import type { BoardModule, Logged } from '@cifra/kit';
import type { Coda, Fact } from '../rules/types.ts';
import { prompt } from './ask.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { EndView } from './EndView.tsx';
import { ending } from './ending.ts';
import { KEYS } from './keys.ts';
import { share } from './share.ts';
import { story } from './story.ts';

/** Who has chosen or thinks about a place is seen at the table. */
const LOGGED: { readonly [type in Fact['type']]?: Logged } = {
  turned: 'turn',
  took: 'untold',
  readied: 'untold',
  chose: 'untold',
  asked: 'untold',
  // Whose tile of which colour stands beside the pool is seen there, and told when it joins a row.
  drew: 'untold',
  rowsShown: 'untold',
};

export const board: BoardModule<Coda> = {
  Board,
  prompt,
  // Nothing final happens by one tap: a choice is made on the board, and the button says in words what it does.
  confirm: () => null,
  EndView,
  logged: ({ type }) => LOGGED[type] ?? 'told',
  staging: { beats, story },
  ending,
  share,
  keys: (language) => KEYS[language],
};
