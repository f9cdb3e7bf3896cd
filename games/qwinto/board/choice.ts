import { COLOURS, type Colour, type Command, type Table } from '../rules/index.ts';

export type Write = Extract<Command, { readonly type: 'write' }>;

/** What somebody has chosen and not yet done. Nobody else sees it. */
export type TableChoice = {
  /** The decision for which it was chosen: with the next one it is forgotten. */
  readonly at: string;
  /** The dice to roll. */
  readonly dice: readonly Colour[];
  /** Where the number shall stand, or that nothing shall be written. */
  readonly aim: Write | 'skip' | null;
  /** A cell that was pressed and cannot take the number: the table says why. */
  readonly refused: Write | null;
  /** Whose sheet lies in the middle; null is one's own. */
  readonly looksAt: number | null;
};

export const NO_CHOICE: TableChoice = { at: '', dice: COLOURS, aim: null, refused: null, looksAt: null };

/** What was chosen for one throw is not for the next, so that no later tap writes by mistake. */
export function currentChoice(choice: TableChoice, { turn, phase, rolls }: Table): TableChoice {
  const at = `${turn}/${phase}/${rolls.orange}/${rolls.yellow}/${rolls.purple}`;
  return choice.at === at ? choice : { ...NO_CHOICE, at };
}
