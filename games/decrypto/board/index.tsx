import type { BoardModule, Logged } from '@cifra/kit';
import type { Command, Decrypto, Fact } from '../rules/table.ts';
import { prompt } from './ask.ts';
import { Board, Hand } from './Board.tsx';
import { beats } from './beats.ts';
import { EndView } from './EndView.tsx';
import { ending } from './ending.ts';
import { KEYS } from './keys.ts';
import { share } from './share.ts';
import { story } from './story.ts';

/** What is kept while somebody types or turns a dial; the lock, a clock or a teammate may be quicker. */
function isQuiet({ type }: Command): boolean {
  return type === 'jot' || type === 'draft';
}

/** Who has locked, confirmed or decided is seen at the consoles; whose time ran out is told. */
const LOGGED: { readonly [type in Fact['type']]?: Logged } = {
  roundBegan: 'first',
  cluesShown: 'first',
  confirmed: 'untold',
  answered: 'untold',
  named: 'untold',
  judged: 'untold',
};

export const board: BoardModule<Decrypto> = {
  Board,
  Hand,
  prompt,
  // Nothing final happens by one tap: it is written or dialled first, and the button says in words what it does.
  confirm: () => null,
  EndView,
  isQuiet,
  logged: (fact) => (fact.type === 'locked' ? (fact.timeUp ? 'told' : 'untold') : (LOGGED[fact.type] ?? 'told')),
  staging: { beats, story },
  ending,
  share,
  keys: (language) => KEYS[language],
};
