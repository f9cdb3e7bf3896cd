import type { HandId, Level, Viewer } from '@cifra/kernel';

/** An opaque name of a room, unguessable where the room is private. */
export type RoomId = string;

/**
 * Who somebody is inside one room. It stands in the log and on the wire, so it is neither the person's key nor the
 * same in two rooms: whoever runs the room derives it from both.
 */
export type PersonId = string;
export type Person = { readonly id: PersonId; readonly name: string };

/**
 * A place at the room's table.
 *
 * | person | bot   | the seat is                                                                   |
 * |--------|-------|-------------------------------------------------------------------------------|
 * | null   | null  | empty                                                                         |
 * | null   | level | a bot's                                                                       |
 * | set    | null  | a person's                                                                    |
 * | set    | level | a person's who left or is absent: a bot stands in, and the person may return  |
 */
export type RoomSeat = {
  readonly person: Person | null;
  readonly bot: Level | null;
  readonly ready: boolean;
  /** 32 bytes of this player for the deal to come, in hexadecimal. */
  readonly nonce: string | null;
};

/** Whom something is said to: a hand of the match is an audience of the room. Who sits at no seat and has sat at none in this match hears the watchers. */
export type Audience = 'all' | 'watchers' | HandId;

/** What one person may see of a room: as which viewer of the match, and as one of which audiences. */
export type Access = { readonly viewer: Viewer; readonly audiences: readonly Audience[] };
