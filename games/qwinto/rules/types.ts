import type { Seat, Shape } from '@cifra/kernel';
import type { Colour } from './sheet-shape.ts';

/** Twelve columns; null is an empty cell, a gap or a place outside the row. */
export type Row = readonly (number | null)[];
export type Sheet = { readonly [colour in Colour]: Row } & { readonly fails: number };

/** Where somebody writes the number, or that nothing is written. */
export type Choice = { readonly row: Colour; readonly column: number } | 'skip';

export type Dice = { readonly [colour in Colour]?: number };

export type Options = Record<never, never>;

export type Command =
  | { readonly type: 'roll'; readonly dice: readonly Colour[] }
  | { readonly type: 'reroll' }
  | { readonly type: 'keep' }
  | { readonly type: 'write'; readonly row: Colour; readonly column: number }
  | { readonly type: 'skip' }
  /** A choice that nobody else has seen yet can be changed. */
  | { readonly type: 'takeBack' };

export type Table = {
  /** The active player; null before the start and after the end. */
  readonly turn: Seat | null;
  readonly phase: 'roll' | 'rolled' | 'write';
  readonly dice: Dice | null;
  /** The number to write, once it stands. */
  readonly number: number | null;
  readonly sheets: readonly Sheet[];
  /** Who has not chosen a cell yet. */
  readonly waiting: readonly Seat[];
  readonly scores: readonly number[];
  /** How often each die was rolled: where its row of faces goes on. */
  readonly rolls: { readonly [colour in Colour]: number };
  readonly end: EndReason | null;
};

export type EndReason = 'two-rows' | 'four-fails';

/** A choice made but not yet shown. */
export type Hand = { readonly choice: Choice | null };

/** Nothing is hidden from everybody in Qwinto. */
export type Box = Record<never, never>;

export type Fact =
  | { readonly type: 'started'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: Dice; readonly again: boolean }
  /** The number stands: everybody writes. */
  | { readonly type: 'announced'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'chose'; readonly seat: Seat }
  | { readonly type: 'tookBack'; readonly seat: Seat }
  /** All have chosen: the choices by seat. */
  | {
      readonly type: 'shown';
      readonly number: number;
      readonly choices: readonly Choice[];
      readonly failed: Seat | null;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly reason: EndReason };

export type Whisper = { readonly choice: Choice };
export type Sealed = Record<never, never>;

export interface Qwinto extends Shape {
  Options: Options;
  Command: Command;
  Table: Table;
  Hand: Hand;
  Box: Box;
  Fact: Fact;
  Whisper: Whisper;
  Sealed: Sealed;
}
