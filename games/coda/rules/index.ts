import type { Game } from '@cifra/kernel';
import { decide } from './decide.ts';
import { foldBox, foldHand, foldTable } from './fold.ts';
import { check, legal, toAct } from './legal.ts';
import { outcome } from './outcome.ts';
import { OPTIONS, parseCommand, parseOptions } from './parse.ts';
import { blank, draws, setup } from './setup.ts';
import { deadline, decision, onTimeout } from './time.ts';
import type { Coda } from './types.ts';

export const coda: Game<Coda> = {
  id: 'coda',
  rulesVersion: 2,
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
  // Who plays from memory writes nothing down (C17).
  mayNote: ({ memory }) => !memory,
  // And reads again no more than the last attack and what followed it (C17).
  readableFrom: ({ memory }, facts) =>
    memory
      ? Math.max(
          0,
          facts.findLastIndex(({ type }) => type === 'attacked'),
        )
      : 0,
  foldTable,
  foldHand,
  foldBox,
};

export { openSlots } from './legal.ts';
export { stillIn } from './outcome.ts';
export { openingSize, ROUNDS } from './setup.ts';
export {
  COLOURS,
  type Colour,
  IN_ORDER,
  type Known,
  NUMBERS,
  rank,
  slotsFor,
  type Value,
  valuesWith,
} from './tiles.ts';
export type { Attack, Coda, Command, Earned, Fact, Hand, Options, Phase, RoundEnd, Row, Table, Tile } from './types.ts';
