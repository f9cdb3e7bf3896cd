import type { ByHand, HandId } from './seat.ts';

/** The types that a game fills in. All of them are plain JSON. */
export interface Shape {
  Options: object;
  Command: { readonly type: string };
  /** What everybody sees. */
  Table: object;
  /** What one seat or one team sees. */
  Hand: object;
  /** What nobody sees yet. */
  Box: object;
  Fact: { readonly type: string };
  Whisper: object;
  Sealed: object;
}

/** The first fact of every match: with it anybody can begin to fold. */
export type Opened<G extends Shape> = {
  readonly type: 'opened';
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: G['Options'];
};

/** Something that happened: said to everybody, to single hands, and to nobody. */
export type Event<G extends Shape> = {
  readonly fact: G['Fact'];
  readonly whispers?: ByHand<G['Whisper']>;
  readonly sealed?: G['Sealed'];
};

export type LoggedEvent<G extends Shape> = Event<G> | { readonly fact: Opened<G> };

export type State<G extends Shape> = {
  /** How many entries of the log are in it. */
  readonly version: number;
  /** The version of the rules that this match is played by, from beginning to end. */
  readonly rules: number;
  readonly seats: number;
  readonly table: G['Table'];
  readonly hands: ByHand<G['Hand']>;
  readonly box: G['Box'];
};

/** A match before its first event; nothing in it is secret. */
export type Blank<G extends Shape> = {
  readonly table: G['Table'];
  readonly hand: (id: HandId) => G['Hand'];
  readonly box: G['Box'];
};
