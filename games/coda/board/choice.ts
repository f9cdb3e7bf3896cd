import type { Colour, Value } from '../rules/tiles.ts';
import type { Table } from '../rules/types.ts';
import type { Target } from './target.ts';

/** What somebody has chosen and not yet done. Nobody else sees it. */
export type TableChoice = {
  /** The decision for which it was chosen: with the next one it is forgotten. */
  readonly at: string;
  readonly target: Target | null;
  readonly mode: 'attack' | 'pencil';
  /** The number to be said. */
  readonly value: Value | null;
  /** The pile to draw from. */
  readonly colour: Colour | null;
  /** How many dark tiles to begin with. */
  readonly darks: number | null;
  /** Where the tile in the hand shall stand. */
  readonly slot: number | null;
  /** Where the dashes of the opening shall stand, one after the other (C13). */
  readonly gaps: readonly number[];
  /** The own tile to open, by its place. */
  readonly own: number | null;
};

export const NO_CHOICE: TableChoice = {
  at: '',
  target: null,
  mode: 'attack',
  value: null,
  colour: null,
  darks: null,
  slot: null,
  gaps: [],
  own: null,
};

/** The name of the decision that the table waits for. */
function decisionOf({ round = 1, turns, phase, hits, turn, attacks }: Table): string {
  return `${round}/${turns}/${turn}/${phase}/${hits}/${attacks.length}`;
}

/** What was chosen for one decision is not for the next. Whoever waits goes on with notes on the same tile. */
export function currentChoice(choice: TableChoice, table: Table, isMyTurn: boolean): TableChoice {
  const at = `${decisionOf(table)}/${isMyTurn}`;
  return choice.at === at ? choice : { ...NO_CHOICE, at, target: isMyTurn ? null : choice.target };
}
