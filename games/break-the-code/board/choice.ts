import type { Card } from '../rules/cards.ts';
import type { Tile } from '../rules/tiles.ts';
import type { Table } from '../rules/types.ts';
import type { CodeKey } from './codes.ts';

/** What the drawer is for: a card to ask, marks for a place, whose a tile is, a guess, giving up the last guess. */
export type DrawerMode = 'cards' | 'mark' | 'owner' | 'guess' | 'pass';

/** What somebody has chosen and not yet done. Nobody else sees it. */
export type TableChoice = {
  /** The decision for which it was chosen: with the next one the card is forgotten. */
  readonly at: string;
  readonly card: Card | null;
  /** On a card with two numbers. */
  readonly number: number | null;
  readonly mode: DrawerMode;
  /** The row that is looked at where only one has room; null is the hunted one. */
  readonly code: CodeKey | null;
  /** The place that marks are for. */
  readonly place: number | null;
  /** A press on a tile says that it is this one, instead of crossing it out. */
  readonly isSetting: boolean;
  /** The tile whose owner is to be marked. */
  readonly tile: Tile | null;
  /** The table of answers stands where a row has room for one. */
  readonly isTable: boolean;
  /** A question in that table, to be shown on the rows. */
  readonly line: number | null;
};

export const NO_CHOICE: TableChoice = {
  at: '',
  card: null,
  number: null,
  mode: 'cards',
  code: null,
  place: null,
  isSetting: false,
  tile: null,
  isTable: false,
  line: null,
};

/** The name of the decision that the table waits for. */
function decisionOf({ turn, phase, asked, guesses, end }: Table): string {
  return `${turn}/${phase}/${asked.length}/${guesses.length}/${end === null}`;
}

/** A card or a guess was chosen for one decision and not for the next; notes go on. */
export function currentChoice(choice: TableChoice, table: Table, isMyTurn: boolean): TableChoice {
  const at = `${decisionOf(table)}/${isMyTurn}`;
  if (choice.at === at) return choice;
  const mode = choice.mode === 'guess' || choice.mode === 'pass' ? 'cards' : choice.mode;
  return { ...choice, at, mode, card: null, number: null, line: null, isSetting: false };
}
