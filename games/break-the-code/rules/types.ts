import type { Seat, Shape } from '@cifra/kernel';
import type { Answer } from './answers.ts';
import type { Card, Question } from './cards.ts';
import type { Tile } from './tiles.ts';

export type Options = {
  /** The asker too answers `sum`, `c-over-4` and `spread`. */
  readonly sharedCards: boolean;
  /** When the cards run out everybody still in gets one final guess. */
  readonly lastChance: boolean;
  /** With two players a wrong guess loses. */
  readonly oneGuess: boolean;
};

export type Command =
  | ({ readonly type: 'ask' } & Question)
  | { readonly type: 'guess'; readonly tiles: readonly Tile[] }
  | { readonly type: 'pass' };

/**
 * What the seat in turn may do: ask or guess (`free`), answer a right guess of the first player with one guess
 * or pass (`reply`, B9), guess or pass because no card is left (`last`, B14).
 */
export type Phase = 'free' | 'reply' | 'last';

export type Asked = Question & {
  readonly seat: Seat;
  readonly answers: readonly { readonly seat: Seat; readonly answer: Answer }[];
  /** The card that took its place, so that anybody can tell which cards lay open at which question. */
  readonly drawn: Card | null;
};

/** With two players the tiles are spoken (B8); with more they stay secret (B10). */
export type Guess = {
  readonly seat: Seat;
  readonly right: boolean;
  readonly tiles?: readonly Tile[];
  /** How many questions had been asked before. */
  readonly after: number;
};

export type EndReason = 'guessed' | 'both-right' | 'wrong-guess' | 'all-wrong' | 'cards-out';

export type Table = {
  readonly seats: number;
  readonly options: Options;
  /** Tiles in a row: five, or four with four players (B4). */
  readonly size: number;
  /** Who began (B5). */
  readonly first: Seat;
  /** Null before the deal and after the end. */
  readonly turn: Seat | null;
  readonly phase: Phase;
  /** Whose turn is the last one; null while no end is in sight. */
  readonly until: Seat | null;
  /** Face up. */
  readonly cards: readonly Card[];
  /** How many cards are left in the pile. */
  readonly pile: number;
  readonly asked: readonly Asked[];
  readonly guesses: readonly Guess[];
  /** Seats that take no more turns (B11). */
  readonly out: readonly Seat[];
  readonly end: End | null;
};

/** The end, with everything opened: the rows by seat, and the centre, which is empty with two players. */
export type End = {
  readonly reason: EndReason;
  readonly winners: readonly Seat[];
  readonly rows: readonly (readonly Tile[])[];
  readonly centre: readonly Tile[];
};

export type Hand = {
  readonly tiles: readonly Tile[];
  /** What this seat wrote down as its one guess, and what it then saw in the centre (B10). */
  readonly guess?: readonly Tile[];
  readonly centre?: readonly Tile[];
};

export type Box = {
  readonly pile: readonly Card[];
  readonly centre: readonly Tile[];
};

export type Fact =
  /** Whispers the rows; seals the pile and the centre. */
  | { readonly type: 'dealt'; readonly first: Seat; readonly cards: readonly Card[]; readonly pile: number }
  /** Everything about a question is heard by all (B7). */
  | ({ readonly type: 'asked' } & Asked)
  /** With three or four players whispers to the guesser what it wrote and what lies in the centre. */
  | ({ readonly type: 'guessed' } & Guess)
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'turned'; readonly seat: Seat; readonly phase: Phase; readonly until: Seat | null }
  | ({ readonly type: 'ended' } & End);

export type Whisper =
  | { readonly tiles: readonly Tile[] }
  | { readonly guess: readonly Tile[]; readonly centre: readonly Tile[] };

export type Sealed = Box;

export interface BreakTheCode extends Shape {
  Options: Options;
  Command: Command;
  Table: Table;
  Hand: Hand;
  Box: Box;
  Fact: Fact;
  Whisper: Whisper;
  Sealed: Sealed;
}
