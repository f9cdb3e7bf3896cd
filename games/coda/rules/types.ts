import type { Seat, Shape } from '@cifra/kernel';
import type { Colour, Known, Value } from './tiles.ts';

export type Options = {
  /** Two dashes more (C13). */
  readonly dashes: boolean;
  /** May a dash be in an opening row? */
  readonly dashInOpening: boolean;
  /** 60 s and a visible 20 s for every decision (C16). */
  readonly clock: boolean;
  /** Only the last attack stays to be read (C17). */
  readonly memory: boolean;
  /** Three rounds for points (C18). */
  readonly tournament: boolean;
};

export type Command =
  | { readonly type: 'take'; readonly dark: number }
  /** Said once by everybody: where one's dashes of the opening stand in the finished row, the dark one first (C13). */
  | { readonly type: 'ready'; readonly slots: readonly number[] }
  | { readonly type: 'place'; readonly slot: number }
  | { readonly type: 'draw'; readonly colour: Colour }
  | { readonly type: 'attack'; readonly seat: Seat; readonly place: number; readonly value: Value }
  | { readonly type: 'stop' }
  | { readonly type: 'open'; readonly place: number }
  /** Said by the clock alone (C16). */
  | { readonly type: 'time-up' };

/** A tile in a row as the table sees it. */
export type Tile = {
  readonly colour: Colour;
  /** Null while it is hidden (C2). */
  readonly value: Value | null;
  readonly open: boolean;
  /** The turn that brought it; 0 for the opening. */
  readonly since: number;
  /** The turn that opened it; null while it is hidden. */
  readonly openSince: number | null;
  /** Its name within its row, which stays when the row grows: the opening ones from the left, then as they came. */
  readonly key: number;
};
export type Row = readonly Tile[];

export type Attack = {
  readonly seat: Seat;
  readonly target: Seat;
  /** Its index at that moment. */
  readonly place: number;
  readonly value: Value;
  readonly right: boolean;
  readonly turn: number;
  /** The key of the tile that was meant. */
  readonly tile: number;
};

/** What a seat has got in one round of a tournament, by what it was for (C18). */
export type Earned = {
  readonly hits: number;
  readonly lastTiles: number;
  readonly round: number;
  readonly hidden: number;
};

/** How a round of a tournament ended: everything that lay or stood there, and what each seat got. */
export type RoundEnd = {
  readonly winner: Seat;
  readonly rows: readonly Row[];
  readonly drawn: Table['drawn'];
  /** The attack that ended it; null where somebody opened their own last tile. */
  readonly attack: Attack | null;
  readonly earned: readonly Earned[];
};

/**
 * `take` and `arrange` are the opening (C3, C13); then `draw` and `attack` (C6, C7), `place` when a tile must join and
 * its owner has not said where (C14), and `open` after a wrong attack without a drawn tile (C11).
 */
export const PHASES = ['take', 'arrange', 'draw', 'attack', 'place', 'open', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type Table = {
  readonly options: Options;
  readonly phase: Phase;
  /** Whose turn it is; null in the opening and after the end. */
  readonly turn: Seat | null;
  /** Who has to act in the opening. */
  readonly waiting: readonly Seat[];
  /** Who begins this round. */
  readonly first: Seat;
  /** How many turns of this round have begun. */
  readonly turns: number;
  /** Right attacks in this turn. */
  readonly hits: number;
  /** A row is empty until it is dealt and arranged. */
  readonly rows: readonly Row[];
  readonly pool: { readonly [colour in Colour]: number };
  readonly drawn: { readonly seat: Seat; readonly colour: Colour; readonly value?: Value } | null;
  /** How the drawn tile will join once its owner has said where. */
  readonly joining: 'hidden' | 'open' | null;
  readonly attacks: readonly Attack[];
  /** In the order in which they went out (C12). */
  readonly out: readonly Seat[];
  /** The winner of the match without a tournament. */
  readonly winner: Seat | null;
  /** How often the clock has opened a tile by lot (C16). */
  readonly lots: number;
  readonly round?: number;
  readonly points?: readonly number[];
  /** What of the points was got in this round, by seat. */
  readonly earned?: readonly Earned[];
  /** The rounds that are over. */
  readonly rounds?: readonly RoundEnd[];
};

export type Hand = {
  /** All values in order; `colours` goes with it. */
  readonly row: readonly Value[];
  readonly colours: readonly Colour[];
  readonly drawn: Value | null;
  /** Where the drawn tile will stand, if that has been said. */
  readonly slot: number | null;
  /** Dashes of the opening that still need a place (C13). */
  readonly dashes: readonly Colour[];
  /** How many dark tiles were asked for, until the deal (C3). */
  readonly took: number | null;
};

/** The pool in the order in which it will be drawn. */
export type Pool = { readonly [colour in Colour]: readonly Value[] };
export type Box = { readonly pool: Pool };

export type Fact =
  | { readonly type: 'shuffled'; readonly round: number; readonly first: Seat; readonly pool: Table['pool'] }
  | { readonly type: 'took'; readonly seat: Seat }
  /** The colours of every row, from the left; null while everybody arranges, in version 1 while its owner alone does. */
  | { readonly type: 'dealt'; readonly rows: readonly (readonly Colour[] | null)[]; readonly pool: Table['pool'] }
  /** Said of everybody alike, whether there was something to arrange or not (C13). */
  | { readonly type: 'readied'; readonly seat: Seat }
  /** All are ready: the colours of every row, from the left. */
  | { readonly type: 'rowsShown'; readonly rows: readonly (readonly Colour[])[] }
  /** Version 1: a dash of the opening has its place, in sight of all; the row is shown when it was the last one. */
  | { readonly type: 'arranged'; readonly seat: Seat; readonly row: readonly Colour[] | null }
  | { readonly type: 'turned'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly colour: Colour }
  /** Said whenever the owner of a drawn tile has chosen its slot, also where there is only one: it tells nothing. */
  | { readonly type: 'chose'; readonly seat: Seat }
  | ({ readonly type: 'attacked' } & Omit<Attack, 'turn' | 'tile'>)
  | { readonly type: 'stopped'; readonly seat: Seat }
  | { readonly type: 'timeUp'; readonly seat: Seat }
  /** The drawn tile must join and its owner says where (C14). */
  | { readonly type: 'asked'; readonly seat: Seat; readonly joining: 'hidden' | 'open' }
  | {
      readonly type: 'joined';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly place: number;
      readonly value: Value | null;
    }
  /** A wrong attack without a drawn tile: one of one's own must open (C11). */
  | { readonly type: 'owed'; readonly seat: Seat }
  | {
      readonly type: 'revealed';
      readonly seat: Seat;
      readonly place: number;
      readonly value: Value;
      readonly lot: boolean;
    }
  | { readonly type: 'wentOut'; readonly seat: Seat; readonly by: Seat | null }
  /** A round is won; all that was still hidden lies open (C12, C18). */
  | {
      readonly type: 'won';
      readonly seat: Seat;
      /** For the tiles still hidden; null where no points are counted. */
      readonly bonus: number | null;
      readonly rows: readonly (readonly Value[])[];
      readonly drawn: Value | null;
      readonly last: boolean;
    };

export type Whisper =
  | { readonly took: number }
  | { readonly row: readonly Known[]; readonly dashes: readonly Colour[] }
  | { readonly slots: readonly number[] }
  | { readonly slot: number }
  | { readonly value: Value };

export type Sealed = { readonly pool: Pool };

export interface Coda extends Shape {
  Options: Options;
  Command: Command;
  Table: Table;
  Hand: Hand;
  Box: Box;
  Fact: Fact;
  Whisper: Whisper;
  Sealed: Sealed;
}
