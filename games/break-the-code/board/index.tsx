import type { BoardModule } from '@cifra/kit';
import type { BreakTheCode } from '../rules/types.ts';
import { prompt } from './ask.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { EndView } from './EndView.tsx';
import { ending } from './ending.ts';
import { KEYS } from './keys.ts';
import { share } from './share.ts';
import { story } from './story.ts';

export const board: BoardModule<BreakTheCode> = {
  Board,
  prompt,
  // A guess is composed first, and what hangs on it is said beside it; giving one up is asked for on the board.
  confirm: () => null,
  EndView,
  logged: ({ type }) => (type === 'turned' ? 'turn' : 'told'),
  staging: { beats, story },
  ending,
  share,
  keys: (language) => KEYS[language],
};
