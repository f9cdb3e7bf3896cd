import type { Json, Language, Outcome, Refusal, Seal, Seat, Shape, ViewParts } from '@cifra/kernel';
import type { TalkLine } from './events.ts';
import type { AskedHint } from './hint.ts';
import type { Access, Declined, Door, Gathering, Person, PersonId, RoomSeat, SeatRequest, Takeover } from './person.ts';
import type { Holiday, SleepVote, TimeLimit } from './time.ts';

export const ROOM_PHASES = ['lobby', 'playing', 'over', 'broken'] as const;
export type RoomPhase = (typeof ROOM_PHASES)[number];

/** The clock that runs, or stands still during a pause. */
export type RoomClock = {
  /** The game's name for it: a new name starts anew. */
  readonly name: string;
  readonly seats: readonly Seat[];
  /** How many of its last seconds are shown as the last ones. */
  readonly warning: number | null;
  /** How many seconds it began with. */
  readonly after: number;
  /** A rival has given more time for this decision. */
  readonly isExtended: boolean;
  /** By the room's own clock, in milliseconds since 1970. */
  readonly endsAt: number;
};

/** How the match before this one ended: a rematch must not take that out of anybody's sight. */
export type PreviousMatch = {
  readonly match: number;
  readonly names: readonly string[];
  readonly outcome: Outcome;
  readonly seal: Seal;
};

/** The match to come: SHA-256(seed ‖ salt) of its deal, and whether everybody moves one seat on. */
export type NextMatch = { readonly commitment: string; readonly rotate: boolean };

export type MatchResult = {
  readonly match: number;
  /** By seat. */
  readonly names: readonly string[];
  readonly winners: readonly Seat[];
};

/** Somebody's days off, as their room knows them. */
export type PersonHoliday = Holiday & { readonly person: PersonId };

/** Something that the host changed before the start, so that whoever comes later reads it too; pages put it in words. */
export type TableChange = {
  readonly at: number;
  /** What the host was called; null where the host has no seat. */
  readonly by: string | null;
  readonly what: ChangedThing;
};
export type ChangedThing =
  /** An option of the game. */
  | { readonly option: string; readonly value: Json }
  | {
      readonly setting:
        | 'seats'
        | 'timeLimit'
        | 'pace'
        | 'listed'
        | 'takeover'
        | 'language'
        | 'door'
        | 'hints'
        | 'gathering';
      readonly value: Json;
    };

/** What everybody in the room sees of it, the match itself apart. */
export type RoomTable = {
  readonly game: string;
  readonly options: { readonly [name: string]: Json };
  /** Why no bots sit down with these options; left out where they do. */
  readonly noBots?: Refusal;
  readonly listed: boolean;
  /** What is spoken here; null where nobody said. */
  readonly language: Language | null;
  /** In milliseconds since 1970. */
  readonly openedAt: number;
  readonly pace: number;
  readonly host: PersonId | null;
  /** The host who was away when somebody else became it: may have it back at any time. */
  readonly awayHost: PersonId | null;
  readonly takeover: Takeover;
  readonly gathering: Gathering;
  readonly door: Door;
  /** May players ask for hints? Whoever plays with bots alone always may. */
  readonly hints: boolean;
  readonly requests: readonly SeatRequest[];
  /** Who asked and was told: not now. After a while they may ask once more. */
  readonly declined: readonly Declined[];
  /** Who was asked to get up: they may watch and talk, and ask for a seat. */
  readonly removed: readonly PersonId[];
  /** Who neither sits nor talks here until the host lifts it. */
  readonly banned: readonly Person[];
  /** The last changes before the start. */
  readonly changes: readonly TableChange[];
  readonly phase: RoomPhase;
  /** The number of the match that is played, was played last, or comes first. */
  readonly match: number;
  readonly seats: readonly RoomSeat[];
  /** SHA-256(seed ‖ salt) of this match. */
  readonly commitment: string;
  /** The nonces that were mixed into this match, sorted. */
  readonly nonces: readonly string[];
  /** Seconds for each decision; null where nobody is hurried (T1). */
  readonly timeLimit: TimeLimit | null;
  readonly clock: RoomClock | null;
  /** Who of those who sit here has days off, now or soon. */
  readonly holidays: readonly PersonHoliday[];
  readonly sleepVotes: readonly SleepVote[];
  /** Asked for in what is being decided. */
  readonly hinted: readonly AskedHint[];
  /** When the pause began. */
  readonly pausedAt: number | null;
  readonly pauseAskedBy: readonly Seat[];
  /** The last lines that everybody heard. */
  readonly talk: readonly TalkLine[];
  readonly outcome: Outcome | null;
  /** Opened with the outcome. */
  readonly seal: Seal | null;
  /** What is offered after the outcome; who says yes to it is `ready`. Rooms of 0.1 offered nothing. */
  readonly next: NextMatch | null;
  readonly previous: PreviousMatch | null;
  /** The last matches of this room. */
  readonly results: readonly MatchResult[];
};

/** What one person alone, or with a team, or with the other watchers, has in the room. */
export type RoomHand = {
  /** The last lines of the team, or of the watchers. */
  readonly talk: readonly TalkLine[];
  readonly notes: string;
  /** What teammates have noted, where a game shares it; by seat, without those who have nothing. */
  readonly mateNotes: readonly MateNotes[];
};

export type MateNotes = { readonly seat: Seat; readonly text: string };

/** All that one person sees: a client's whole state, plain JSON. */
export type RoomView = {
  readonly version: number;
  /** When the last entry that is in it was written: with the version it says which history was seen. */
  readonly at: number;
  readonly me: PersonId;
  readonly access: Access;
  readonly table: RoomTable;
  readonly hand: RoomHand;
  readonly match: ViewParts<Shape> | null;
};
