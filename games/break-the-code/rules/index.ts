import type { Game } from '@cifra/kernel';
import { decide } from './decide.ts';
import { foldBox, foldHand, foldTable } from './fold.ts';
import { check, legal, toAct } from './legal.ts';
import { outcome } from './outcome.ts';
import { OPTIONS, parseCommand, parseOptions } from './parse.ts';
import { blank, draws, setup } from './setup.ts';
import { deadline, decision, onTimeout } from './time.ts';
import type { BreakTheCode } from './types.ts';

export const breakTheCode: Game<BreakTheCode> = {
  id: 'break-the-code',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  teams: () => [],
  parseOptions,
  parseCommand,
  draws,
  blank,
  setup,
  toAct,
  legal,
  check,
  decide,
  decision,
  deadline,
  onTimeout,
  outcome,
  foldTable,
  foldHand,
  foldBox,
};

export { type Answer, answerOf } from './answers.ts';
export { CARDS, type Card, numbersOf, QUESTIONS, type Question, questionsOf } from './cards.ts';
export { rowSize } from './setup.ts';
export {
  type Colour,
  colourOf,
  copiesOf,
  DECK,
  inOrder,
  isSameRow,
  numberOf,
  PLACES,
  type Place,
  TILES,
  type Tile,
} from './tiles.ts';
export type {
  Asked,
  BreakTheCode,
  Command,
  End,
  EndReason,
  Fact,
  Guess,
  Hand,
  Options,
  Phase,
  Table,
} from './types.ts';
