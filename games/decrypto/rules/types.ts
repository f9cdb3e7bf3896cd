import type { Language, Seat, Shape } from '@cifra/kernel';
import type { Code, Draft } from './codes.ts';
import type { ByTeam, Team } from './team.ts';

export type Options = {
  /** The sand timer in seconds (D19). */
  readonly timer: 30 | 60 | 90 | 'off';
  /** Seconds for an answer (D19). */
  readonly answerLimit: number | 'off';
  /** The language of the keywords, and of the rules for their inflections and sounds. */
  readonly language: Language;
  /** Keywords of the table's own; empty for ours. */
  readonly ownWords: readonly string[];
  /** No near misses when keywords are named (D14). */
  readonly strictNames: boolean;
  /** Clues may be said aloud instead of typed (D23); left out where they may not, as up to version 3. */
  readonly spoken?: true;
};

/** Three clues in the order of the code's digits; null is one that stayed blank (D19). */
export type Clues = readonly (string | null)[];

export type Command =
  | { readonly type: 'encrypt'; readonly clues: readonly string[] }
  /** What the encryptor has written so far: it counts when the time runs out (D19). */
  | { readonly type: 'jot'; readonly clues: Clues }
  /** The encryptor will say the clues aloud when their half comes (D23). */
  | { readonly type: 'speak' }
  /** What was said in that round, typed afterwards; null stays what was only said (D23). */
  | { readonly type: 'write'; readonly round: number; readonly clues: Clues }
  | { readonly type: 'draft'; readonly code: Draft }
  | { readonly type: 'confirm'; readonly code: Code }
  | { readonly type: 'name'; readonly words: readonly string[] }
  | { readonly type: 'judge'; readonly accept: readonly number[] }
  /** Only a clock says this. A proof of an older match adds which clues counted then. */
  | { readonly type: 'time-up'; readonly counted?: Clues };

/** A line of the sheet (D22); what is not yet shown is null, and so is what was never given. */
export type Line = {
  readonly round: number;
  readonly clues: Clues | null;
  readonly answer: Code | null;
  readonly interception: Code | null;
  readonly code: Code | null;
  /** Who says the clues aloud (D23); left out where they are typed. A clue that nobody typed is null. */
  readonly said?: Seat;
};

export type Tokens = { readonly interceptions: number; readonly miscommunications: number };

export type Phase = 'clues' | 'answers' | 'names' | 'judging' | 'over';

/** Two tokens of a kind, the tie-break's points or names, a shared victory, or five rounds against one (D11–D13, D20). */
export type EndReason = 'interceptions' | 'miscommunications' | 'points' | 'names' | 'shared' | 'survived';

/** The rivals' keywords as a team named them, and which of them were right (D13). */
export type Named = { readonly words: readonly string[]; readonly right: readonly boolean[] };

type Ending = {
  /** Null when both win. */
  readonly winner: Team | null;
  readonly reason: EndReason;
  readonly words: ByTeam<readonly string[]>;
  /** How many of the rivals' keywords each team named, near misses counted; null where none were named. */
  readonly named: ByTeam<number> | null;
  /** Which of the words that each team named its rivals accepted as near misses, by index; left out if none (D14). */
  readonly accepted?: ByTeam<readonly number[]>;
};

export type Table = {
  readonly members: ByTeam<readonly Seat[]>;
  readonly language: Language;
  readonly timer: Options['timer'];
  readonly answerLimit: Options['answerLimit'];
  readonly strictNames: boolean;
  /** Clues may be said aloud (D23); left out where they may not. */
  readonly spoken?: true;
  readonly phase: Phase;
  readonly round: number;
  /** Whose clues are being decoded; null while clues are written and after the last half. */
  readonly half: Team | null;
  /** With three players black has no encryptor (D20). */
  readonly encryptors: ByTeam<Seat | null>;
  /** Whose clues are in. */
  readonly locked: readonly Seat[];
  /** Whom the match waits for. */
  readonly waiting: readonly Seat[];
  /** Whose time is up in the half, the naming or the judging being played; left out if nobody's (D19). */
  readonly late?: readonly Seat[];
  /** The teams whose answer, names or verdict are in, in the phase being played. */
  readonly done: readonly Team[];
  readonly tokens: ByTeam<Tokens>;
  readonly sheet: ByTeam<readonly Line[]>;
  /** What each team named, once both have. */
  readonly names: ByTeam<Named> | null;
  readonly end: Ending | null;
};

/** What a team shares. */
export type TeamHand = {
  /** Its keywords (D2); none for an interceptor alone (D20). */
  readonly words: readonly string[];
  /** The shared draft of the half being played (D21). */
  readonly draft: Draft;
  /** Who set each dial as it stands; null where none is set. */
  readonly turnedBy: readonly (Seat | null)[];
  /** Who has confirmed exactly this draft. */
  readonly confirmed: readonly Seat[];
  /** The answer or interception that stands, before it is shown. */
  readonly answer: Code | null;
  /** How it named the rivals' keywords, before it is shown. */
  readonly names: readonly string[] | null;
  /** Which of the rivals' near misses it accepts, before it is shown. */
  readonly accept: readonly number[] | null;
};

/** What an encryptor alone knows. */
export type SeatHand = {
  readonly code: Code | null;
  /** The clues written so far, or locked and not yet shown. */
  readonly clues: Clues;
};

export type Hand = TeamHand | SeatHand;

/** Nothing is hidden from everybody: a code is drawn when somebody sees it. */
export type Box = Record<never, never>;

export type Fact =
  /** The keywords are dealt, each team's to it alone. */
  | { readonly type: 'dealt' }
  /** Each encryptor is whispered a code. */
  | { readonly type: 'roundBegan'; readonly round: number; readonly encryptors: ByTeam<Seat | null> }
  /** Somebody writes: neither what nor how much. */
  | { readonly type: 'jotted'; readonly seat: Seat }
  /** `said`: nothing is typed, and everybody will hear them (D23); with what is shown, the round in which that was. */
  | { readonly type: 'locked'; readonly seat: Seat; readonly timeUp: boolean; readonly said?: true }
  | { readonly type: 'cluesShown'; readonly team: Team; readonly clues: Clues; readonly said?: number }
  /** What was said aloud stands on the sheet from now on (D23). */
  | { readonly type: 'written'; readonly seat: Seat; readonly round: number; readonly clues: Clues }
  /** `cleared`: the draft is another one now, so what was confirmed no longer is. */
  | { readonly type: 'drafted'; readonly seat: Seat; readonly cleared: boolean }
  | { readonly type: 'confirmed'; readonly seat: Seat; readonly cleared: boolean }
  /** This seat is waited for no longer; in version 1 only until the draft changed. */
  | { readonly type: 'timedOut'; readonly seat: Seat; readonly again?: true }
  /** The team's answer or interception stands; what it is stays a secret. */
  | { readonly type: 'answered'; readonly team: Team }
  | {
      readonly type: 'revealed';
      readonly team: Team;
      readonly interception: Code | null;
      readonly answer: Code | null;
      readonly code: Code;
    }
  | { readonly type: 'namingBegan' }
  | { readonly type: 'named'; readonly team: Team }
  | { readonly type: 'namesShown'; readonly names: ByTeam<Named> }
  | { readonly type: 'judged'; readonly team: Team }
  | ({ readonly type: 'ended' } & Ending);

/** To a team or to a seat, by the fact that it comes with. */
export type Whisper = {
  readonly words?: readonly string[];
  readonly draft?: Draft;
  readonly answer?: Code | null;
  readonly names?: readonly string[];
  readonly accept?: readonly number[];
  readonly code?: Code;
  readonly clues?: Clues;
};

type Sealed = Record<never, never>;

export interface Decrypto extends Shape {
  Options: Options;
  Command: Command;
  Table: Table;
  Hand: Hand;
  Box: Box;
  Fact: Fact;
  Whisper: Whisper;
  Sealed: Sealed;
}

/** What a clue is held against. */
export type ClueContext = {
  readonly language: Language;
  /** The team's own keywords. */
  readonly words: readonly string[];
  /** The clues that the team has given in this match. */
  readonly used: readonly string[];
  /** The code to be sent, where whoever judges knows it. */
  readonly code?: Code | null;
};
