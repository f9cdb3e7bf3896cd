import type { Chance, Draws } from './chance.ts';
import type { Json } from './json.ts';
import type { OptionSpecs } from './options.ts';
import type { Refusal, Result } from './result.ts';
import type { HandId, Seat, Teams } from './seat.ts';
import type { Blank, Event, LoggedEvent, Shape, State } from './shape.ts';
import type { View } from './view.ts';

export type Outcome = {
  readonly winners: readonly Seat[];
  /** A code, worded by the game's words. */
  readonly reason: string;
  /** Seats from first to last; those of one group are level. */
  readonly ranking: readonly (readonly Seat[])[];
  readonly scores?: readonly number[];
  readonly [more: string]: Json | undefined;
};

export type Deadline = {
  /** Whose time runs. */
  readonly seats: readonly Seat[];
  /** In seconds. */
  readonly after: number;
  /** How many of them are the visible last ones. */
  readonly warning?: number;
  /** Names this clock: while it stays the same the clock goes on, a new name starts it anew. */
  readonly clock: string;
};

/** How matches of older versions are proven where today's judgement is another one: their log has the last word. */
export interface Earlier<G extends Shape> {
  /** Options as that version took them. */
  parseOptions?(raw: unknown, rules: number): Result<G['Options']>;
  /** Does today's refusal say nothing about a match of that version? */
  allowed?(refusal: Refusal, rules: number): boolean;
  /** The command with what that version decided by means that are gone, as its log has it. */
  recall?(state: State<G>, seat: Seat, command: G['Command'], logged: readonly LoggedEvent<G>[]): G['Command'];
}

/** The contract of a game: functions without clock, network or chance of their own. */
export interface Game<G extends Shape> {
  readonly id: string;
  /** What new matches are played by. Matches of every version from 1 on are folded, played on and proven. */
  readonly rulesVersion: number;
  readonly earlier?: Earlier<G>;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs<G['Options']>;
  /** Who plays together; none where everybody plays alone. */
  teams(seats: number): Teams;

  parseOptions(raw: unknown): Result<G['Options']>;
  /** The words on the wire; what only a clock may say is not among them. */
  parseCommand(raw: unknown): Result<G['Command']>;

  /** Every label of chance and what it can bring, so that a script can be checked before the deal. */
  draws(seats: number, options: G['Options']): Draws;
  blank(seats: number, options: G['Options']): Blank<G>;
  setup(seats: number, options: G['Options'], chance: Chance): readonly Event<G>[];

  /** Whom the match waits for: several when play is simultaneous, nobody after the end. */
  toAct(table: G['Table']): readonly Seat[];
  /** What this viewer may do; of free text a sample. */
  legal(view: View<G>): Iterable<G['Command']>;
  /** The only place that says no, and it sees no more than the player. */
  check(view: View<G>, command: G['Command']): Refusal | null;
  /** What a command causes; succeeds on whatever `check` allowed. */
  decide(state: State<G>, seat: Seat, command: G['Command'], chance: Chance): readonly Event<G>[];

  /**
   * Names what is being decided: while it stays the same a table's clock goes on, a new name starts it anew. Where a game
   * does not say, it is known by who is to act.
   */
  decision?(table: G['Table']): string;
  /** The clock of the rulebook itself. */
  deadline(table: G['Table']): Deadline | null;
  /** What is played for a seat whose time is up. */
  onTimeout(view: View<G>): G['Command'] | null;
  outcome(table: G['Table']): Outcome | null;

  /**
   * Whom a bot at this seat lets go first where people play them: because one speaks for all, or because the bot would
   * start their clock. Where a game does not say, nobody.
   */
  yields?(table: G['Table'], seat: Seat): readonly Seat[];
  /**
   * Around one device: who of those that are waited for look at one screen together with this seat, and through whose
   * eyes, so that nobody sees what is not theirs. Null, and where a game does not say: everybody looks alone.
   */
  sharedScreen?(
    table: G['Table'],
    seat: Seat,
    waiting: readonly Seat[],
  ): { readonly eyes: Seat; readonly seats: readonly Seat[] } | null;
  /** May this seat talk now? Where a game does not say, everybody may. */
  mayTalk?(table: G['Table'], seat: Seat): boolean;
  /** May players keep notes at a table with these options? Where a game does not say, they may. */
  mayNote?(options: G['Options']): boolean;
  /** Does a team keep its notes together? Then whoever may not talk may not note either. Where a game does not say, notes are a seat's own. */
  readonly sharesNotes?: true;
  /** From which of a match's facts on may the log be read again? Where a game does not say, all of it. */
  readableFrom?(options: G['Options'], facts: readonly { readonly type: string }[]): number;

  /** A fact of an older version in today's shape; left out where no fact has changed its shape. */
  lift?(fact: { readonly type: string }, from: number): G['Fact'];
  foldTable(table: G['Table'], fact: G['Fact']): G['Table'];
  foldHand(hand: G['Hand'], fact: G['Fact'], whisper: G['Whisper'] | undefined, id: HandId): G['Hand'];
  foldBox(box: G['Box'], fact: G['Fact'], sealed: G['Sealed'] | undefined): G['Box'];
}

/** A game whose own types do not matter here. */
export type AnyGame = Game<Shape>;
