import type { BotName, HandId, Seat, Viewer } from '@cifra/kernel';

/** An opaque name of a room, unguessable where the room is private. */
export type RoomId = string;

/**
 * Who somebody is inside one room. It stands in the log and on the wire, so it is neither the person's key nor the
 * same in two rooms: whoever runs the room derives it from both.
 */
export type PersonId = string;
export type Person = {
  readonly id: PersonId;
  readonly name: string;
  /** A program sat down here by the interface for bots. */
  readonly isProgram?: true;
};

/**
 * A place at the room's table.
 *
 * | person | bot   | the seat is                                                                   |
 * |--------|-------|-------------------------------------------------------------------------------|
 * | null   | null  | empty                                                                         |
 * | null   | name  | a bot's                                                                       |
 * | set    | null  | a person's                                                                    |
 * | set    | name  | a person's who left or is absent: a bot stands in, and the person may return  |
 *
 * A seat whose person is only absent stays theirs; one that was left can be had by somebody else (`orders/seats.ts`).
 */
export type RoomSeat = {
  readonly person: Person | null;
  readonly bot: BotName | null;
  /** Which of the house's bots it is: it keeps its name wherever it sits. Rooms of 0.2 did not say. */
  readonly botNumber?: number;
  /** Its person has got up from a match that goes on. */
  readonly hasLeft: boolean;
  readonly ready: boolean;
  /** 32 bytes of this player for the deal to come, in hexadecimal. */
  readonly nonce: string | null;
};

/** Who may take over a bot's seat in the middle of a match: nobody, or whoever asks and is let by the host. */
export const TAKEOVERS = ['nobody', 'asked'] as const;
export type Takeover = (typeof TAKEOVERS)[number];

/**
 * How the people of a room are together: each in their own place, talking by writing; on a call, talking aloud; or around
 * one table with a screen that shows what everybody may see, so that phones are hands.
 */
export const GATHERINGS = ['apart', 'call', 'screen'] as const;
export type Gathering = (typeof GATHERINGS)[number];

/** Whoever comes by the link sits down at once, or waits until the host lets them in. */
export const DOORS = ['open', 'ask'] as const;
export type Door = (typeof DOORS)[number];

/** Somebody who asks the host for a seat; for any empty one where none is named. */
export type SeatRequest = { readonly person: Person; readonly seat: Seat | null };

/** Somebody to whom the host said: not now. */
export type Declined = { readonly person: PersonId; readonly at: number };

/** Whom something is said to: a hand of the match is an audience of the room. Who sits at no seat and has sat at none in this match hears the watchers. */
export type Audience = 'all' | 'watchers' | HandId;

/** What one person may see of a room: as which viewer of the match, and as one of which audiences. */
export type Access = { readonly viewer: Viewer; readonly audiences: readonly Audience[] };
