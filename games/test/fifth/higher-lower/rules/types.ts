import type { Seat, Shape } from '@cifra/kernel';

export const TOPS = [10, 20, 50] as const;
export type Options = { readonly top: (typeof TOPS)[number] };

export type Command = { readonly type: 'name'; readonly number: number };

/** What everybody knows of a number: it lies between these, both included. */
export type Range = { readonly from: number; readonly to: number };

export type Answer = 'higher' | 'lower' | 'right';

export type Table = {
  readonly turn: Seat | null;
  /** By whose number it is. */
  readonly ranges: readonly Range[];
  readonly winner: Seat | null;
};

export type Fact =
  | { readonly type: 'dealt'; readonly first: Seat }
  | { readonly type: 'named'; readonly seat: Seat; readonly number: number; readonly answer: Answer }
  | { readonly type: 'turned'; readonly seat: Seat };

export interface HigherLower extends Shape {
  Options: Options;
  Command: Command;
  Table: Table;
  /** One's own number (H1). */
  Hand: { readonly number: number | null };
  Box: Record<string, never>;
  Fact: Fact;
  Whisper: { readonly number: number };
  Sealed: Record<string, never>;
}
