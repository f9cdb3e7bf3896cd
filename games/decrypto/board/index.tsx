import type { BoardModule } from '@cifra/kit';
import type { Command, Decrypto } from '../rules/index.ts';
import { prompt } from './ask.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { EndView } from './EndView.tsx';
import { ending } from './ending.ts';
import { story } from './story.ts';

/** What is kept while somebody types or turns a dial; the lock, a clock or a teammate may be quicker. */
function isQuiet({ type }: Command): boolean {
  return type === 'jot' || type === 'draft';
}

export const board: BoardModule<Decrypto> = {
  Board,
  prompt,
  // Nothing final happens by one tap: it is written or dialled first, and the button says in words what it does.
  confirm: () => null,
  isFull: true,
  EndView,
  isQuiet,
  // The dials show who has confirmed.
  isTurnOnly: ({ type }) => type === 'confirmed',
  staging: { beats, story },
  ending,
};
