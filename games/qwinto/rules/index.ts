import type { Game } from '@cifra/kernel';
import { decide } from './decide.ts';
import { foldBox, foldHand, foldTable } from './fold.ts';
import { check, legal, toAct } from './legal.ts';
import { outcome } from './outcome.ts';
import { OPTIONS, parseCommand, parseOptions } from './parse.ts';
import { blank, draws, setup } from './setup.ts';
import { deadline, decision, onTimeout } from './time.ts';
import type { Qwinto } from './types.ts';

export const qwinto: Game<Qwinto> = {
  id: 'qwinto',
  rulesVersion: 2,
  seats: { min: 1, max: 6 },
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

export { whyNotWrite } from './legal.ts';
export {
  columnPoints,
  FAIL_COST,
  FAILS_TO_END,
  fullRows,
  isEnding,
  isRowFull,
  rowPoints,
  score,
  totalOf,
} from './score.ts';
export { BONUS_COLUMNS, CELLS, COLOURS, COLUMNS, type Colour, isCell, isPentagon } from './sheet-shape.ts';
export type { Choice, Command, Dice, EndReason, Fact, Hand, Qwinto, Row, Sheet, Table } from './types.ts';
