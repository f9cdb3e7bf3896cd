import type { BoardModule, Logged } from '@cifra/kit';
import type { Fact, Qwinto } from '../rules/index.ts';
import { prompt } from './ask.ts';
import { Board, Hand } from './Board.tsx';
import { beats } from './beats.ts';
import { EndView } from './EndView.tsx';
import { ending } from './ending.ts';
import { KEYS } from './keys.ts';
import { share } from './share.ts';
import { story } from './story.ts';

/** The number that stands was told with its dice. */
const LOGGED: { readonly [type in Fact['type']]?: Logged } = { passed: 'turn', announced: 'untold' };

export const board: BoardModule<Qwinto> = {
  Board,
  Hand,
  prompt,
  // Nothing final happens by one tap: a fail that could be avoided is asked for at the thumb.
  confirm: () => null,
  EndView,
  logged: ({ type }) => LOGGED[type] ?? 'told',
  staging: { beats, story },
  ending,
  share,
  keys: (language) => KEYS[language],
};
