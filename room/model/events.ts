import type { BotName, Json, Language, LoggedEvent, Outcome, Refusal, Seal, Seat, Seen, Shape } from '@cifra/kernel';
import type { AskedHint } from './hint.ts';
import type { Audience, Door, Gathering, Person, PersonId, Takeover } from './person.ts';
import type { Holiday, SleepVote, TimeLimit } from './time.ts';

/** Something said, with the seat of the speaker at that time. */
export type TalkLine = {
  readonly at: number;
  readonly from: Person;
  readonly seat: Seat | null;
  readonly text: string;
};

/** Something that happened in a room. */
export type RoomFact =
  | {
      readonly type: 'opened';
      readonly game: string;
      readonly seats: number;
      readonly options: { readonly [name: string]: Json };
      readonly host: PersonId;
      /** In the list of public rooms. */
      readonly listed: boolean;
      /** How long a bot pretends to think at least, in milliseconds. */
      readonly pace: number;
      /** Rooms of 0.1 did not say. */
      readonly takeover?: Takeover;
      /** Rooms of 0.2 did not say. */
      readonly door?: Door;
      readonly timeLimit?: TimeLimit | null;
      /** What is spoken there. Rooms of 0.2 did not say. */
      readonly language?: Language;
      /** May players ask for hints? Rooms of 0.2 did not say. */
      readonly hints?: boolean;
      /** Why no bots sit down with these options; left out where they do. */
      readonly noBots?: Refusal;
      /** SHA-256(seed ‖ salt) of the first match. */
      readonly commitment: string;
    }
  | { readonly type: 'sat'; readonly seat: Seat; readonly person: Person }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'kicked'; readonly seat: Seat; readonly person: PersonId }
  /** The seat is the one that they had to leave for it. */
  | { readonly type: 'banned'; readonly seat: Seat | null; readonly person: Person }
  | { readonly type: 'banLifted'; readonly person: PersonId }
  | { readonly type: 'swapped'; readonly seats: readonly [Seat, Seat] }
  | { readonly type: 'botSet'; readonly seat: Seat; readonly level: BotName | null }
  | { readonly type: 'resized'; readonly seats: number }
  | { readonly type: 'configured'; readonly options: { readonly [name: string]: Json }; readonly noBots?: Refusal }
  | {
      readonly type: 'settingsChanged';
      readonly pace: number;
      readonly listed: boolean;
      readonly takeover?: Takeover;
      readonly language?: Language;
      readonly door?: Door;
      readonly hints?: boolean;
    }
  | { readonly type: 'gathered'; readonly gathering: Gathering }
  | { readonly type: 'timeLimitSet'; readonly timeLimit: TimeLimit | null }
  | { readonly type: 'renamed'; readonly seat: Seat; readonly name: string }
  /** `whileAway` where the host before was only away and may have it back. */
  | { readonly type: 'hostChanged'; readonly host: PersonId | null; readonly whileAway?: true }
  | { readonly type: 'readied'; readonly seat: Seat; readonly ready: boolean; readonly nonce: string | null }
  /** The nonces of those who gave one, sorted: their order must be nobody's choice. The deal follows in the same entry. */
  | { readonly type: 'started'; readonly match: number; readonly nonces: readonly string[] }
  | {
      readonly type: 'stoodIn';
      readonly seat: Seat;
      readonly level: BotName;
      readonly why: 'left' | 'absent' | 'asleep';
    }
  | { readonly type: 'returned'; readonly seat: Seat }
  | { readonly type: 'tookOver'; readonly seat: Seat; readonly person: Person }
  | { readonly type: 'seatAsked'; readonly seat: Seat | null; readonly person: Person }
  | { readonly type: 'askingEnded'; readonly person: PersonId; readonly why: 'declined' | 'withdrawn' }
  /** Somebody else has seen this seat's hand: the device from which it was carried away. */
  | { readonly type: 'handSeen'; readonly seat: Seat; readonly person: PersonId }
  | { readonly type: 'said'; readonly line: TalkLine }
  | { readonly type: 'noted'; readonly seat: Seat; readonly text: string }
  /** Somebody wants to know what can be known; their own page finds it out. */
  | ({ readonly type: 'hinted' } & AskedHint)
  | { readonly type: 'pauseAsked'; readonly seat: Seat }
  | { readonly type: 'pauseWithdrawn'; readonly seat: Seat }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'sleepVoted'; readonly vote: SleepVote }
  /** A rival gives more time for the decision that the clock is about. */
  | { readonly type: 'timeGiven'; readonly by: Seat; readonly endsAt: number }
  /** Somebody's days off: where people have days for each decision, the clock stands on them (T6). Null calls them off. */
  | { readonly type: 'holidaySet'; readonly person: PersonId; readonly holiday: Holiday | null }
  /** Time that the house took is given back: the clock that runs ends later. */
  | { readonly type: 'clockMoved'; readonly endsAt: number }
  /** The seed opens, and with it what the watchers said. */
  | {
      readonly type: 'ended';
      readonly outcome: Outcome;
      /** What the players were called, by seat; a bot by the name that programs call it. */
      readonly names: readonly string[];
      readonly seal: Seal;
      readonly watchers: readonly TalkLine[];
    }
  /** The deal of the match to come, with the outcome of the one before it. */
  | { readonly type: 'promised'; readonly match: number; readonly commitment: string }
  /** Do seats move on in the next match? Whoever had said yes is asked again. */
  | { readonly type: 'rotationChosen'; readonly rotate: boolean }
  | {
      readonly type: 'rematched';
      readonly match: number;
      readonly rotate: boolean;
      readonly commitment: string;
    }
  /** A broken invariant: the room is closed for good. */
  | { readonly type: 'broke' };

/** Who gave a command for a seat: its person, the clock, or a bot. */
export type PlayedBy = 'person' | 'clock' | BotName;

/** A step of the match, with all its secrets. The deal was ordered by nobody. */
export type Play = {
  readonly seat: Seat | null;
  readonly command: { readonly type: string } | null;
  readonly by: PlayedBy | null;
  /** Its person had asked for a hint. */
  readonly hinted?: true;
  readonly events: readonly LoggedEvent<Shape>[];
};

/** Closed by default: a fact names its audience; of a play everybody gets what the kernel's `see` leaves. */
export type RoomEvent = { readonly to: Audience; readonly fact: RoomFact } | { readonly play: Play };

/** One step of a room's log: what one order caused; all of it or nothing. */
export type RoomEntry = {
  /** From 1, without gaps. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whose order it was, and its id; null where the house acted (a bot, a clock). */
  readonly by: PersonId | null;
  readonly order: string | null;
  readonly events: readonly RoomEvent[];
};

/** An entry as one person is told it. Entries that hold nothing for somebody are told empty: versions have no gaps. */
export type SeenRoomEvent =
  | { readonly to: Audience; readonly fact: RoomFact }
  | { readonly play: Seen<Shape>['events'] };
export type SeenRoomEntry = {
  readonly version: number;
  readonly at: number;
  readonly events: readonly SeenRoomEvent[];
};
