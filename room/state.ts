import type { Seat, Shape, State } from '@cifra/kernel';
import type { Line } from './events.ts';
import type { PersonId, Place } from './person.ts';
import type { RoomTable } from './view.ts';

/** How much a room remembers of what has no natural end. */
export const KEPT = { lines: 40, results: 20, spans: 100, orders: 16, people: 64, kicked: 64 } as const;

/** Raised when a kept state of an older kind can no longer be read: then the log is read from its beginning. */
export const STATE_FORMAT = 2;

/** A finished match, and where its entries stand in the log. */
export type Span = { readonly match: number; readonly from: number; readonly to: number };

/** An order that was carried out, so that its retry is answered and not repeated. */
export type Done = { readonly id: string; readonly version: number };

/** A whole room, folded from its log alone: what everybody sees, the match, and what only some or none may see. */
export type RoomState = {
  /** How many entries of the log are in it. */
  readonly version: number;
  /** When the last of them was written. */
  readonly at: number;
  readonly table: RoomTable;
  readonly match: State<Shape> | null;
  readonly teamTalk: readonly (readonly Line[])[];
  readonly watchersTalk: readonly Line[];
  /** By seat. */
  readonly notes: readonly string[];
  /** Who has held which seat in this match: whoever knows one hand may not take another. */
  readonly sat: { readonly [person: PersonId]: Seat };
  readonly kicked: readonly PersonId[];
  readonly done: { readonly [person: PersonId]: readonly Done[] };
  /** The version with the deal of this match. */
  readonly dealtAt: number;
  readonly spans: readonly Span[];
};

export const EMPTY: Place = { person: null, bot: null, ready: false, nonce: null };

export function seatOf(table: RoomTable, person: PersonId): Seat | null {
  const seat = table.seats.findIndex((place) => place.person?.id === person);
  return seat < 0 ? null : seat;
}

/** Does a person sit there and play, with no bot in their place? */
export function isPlaying(place: Place | undefined): boolean {
  return place !== undefined && place.person !== null && place.bot === null;
}
