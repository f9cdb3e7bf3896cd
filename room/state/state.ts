import type { Seat, Shape, State } from '@cifra/kernel';
import type { TalkLine } from '../model/events.ts';
import type { PersonId, RoomSeat } from '../model/person.ts';
import type { RoomTable } from '../model/table.ts';
import type { CompletedOrders } from './completed-orders.ts';

/** How much a room remembers of what has no natural end. */
export const KEPT = {
  lines: 40,
  results: 20,
  removed: 64,
  requests: 16,
  declined: 64,
  banned: 64,
  changes: 20,
} as const;

/** Raised when a kept state of an older kind can no longer be read: then the log is read from its beginning. */
export const STATE_FORMAT = 12;

/** A whole room, folded from its log alone: what everybody sees, the match, and what only some or none may see. */
export type RoomState = {
  /** How many entries of the log are in it. */
  readonly version: number;
  /** When the last of them was written. */
  readonly at: number;
  readonly table: RoomTable;
  readonly match: State<Shape> | null;
  readonly teamTalk: readonly (readonly TalkLine[])[];
  readonly watchersTalk: readonly TalkLine[];
  /** By seat. */
  readonly notes: readonly string[];
  /** By seat: the version with these notes; 0 where there are none. */
  readonly notedAt: readonly number[];
  /** Who has held which seat in this match: whoever knows one hand may not take another. */
  readonly sat: { readonly [person: PersonId]: Seat };
  readonly done: CompletedOrders;
  /** The version with the deal of this match. */
  readonly dealtAt: number;
  /** When that was, in milliseconds since 1970. */
  readonly startedAt: number;
  /** At a table without a clock: what is being decided, and since when. */
  readonly asked: { readonly decision: string; readonly at: number } | null;
  /** By seat: how often in a row its person's time ran out. */
  readonly late: readonly number[];
};

export const EMPTY: RoomSeat = { person: null, bot: null, hasLeft: false, ready: false, nonce: null };

export function seatOf(table: RoomTable, person: PersonId): Seat | null {
  const seat = table.seats.findIndex((place) => place.person?.id === person);
  return seat < 0 ? null : seat;
}

/** Does a person sit there and play, with no bot in their place? */
export function isPlaying(place: RoomSeat | undefined): boolean {
  return place !== undefined && place.person !== null && place.bot === null;
}

/** The match, where one is being played. */
export function matchOf(state: RoomState): State<Shape> | null {
  return state.table.phase === 'playing' ? state.match : null;
}
