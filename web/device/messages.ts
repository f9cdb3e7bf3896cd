import type { BotName, Json } from '@cifra/kernel';
import type { Person, PersonId, RoomId, RoomOrder } from '@cifra/room';

/** A room for people around one device, and bots; the match begins at once. */
export type DeviceOpening = {
  readonly game: string;
  readonly options: object;
  /** What they are called, in the order of their seats. The first one is the host. */
  readonly people: readonly string[];
  /** Bots for the next seats. */
  readonly bots: readonly BotName[];
  readonly pace?: number;
};

/** What a page asks of the worker that holds the rooms; the answer comes over a port of its own. */
export type DeviceQuestion =
  | { readonly type: 'open'; readonly opening: DeviceOpening }
  /** The port is a line to the room, for the protocol's messages as text. `steal` takes the room from another tab. */
  | { readonly type: 'connect'; readonly room: RoomId; readonly person: Person; readonly steal: boolean }
  /** People around this device who are not at a line of their own give the same order, one after another. */
  | { readonly type: 'order'; readonly room: RoomId; readonly places: readonly number[]; readonly order: RoomOrder }
  | { readonly type: 'card'; readonly room: RoomId }
  | { readonly type: 'log'; readonly room: RoomId }
  | { readonly type: 'matches'; readonly room: RoomId }
  | { readonly type: 'match'; readonly room: RoomId; readonly match: number }
  | { readonly type: 'export' }
  | { readonly type: 'import'; readonly file: unknown };

export type DeviceAnswer<T = unknown> =
  | { readonly ok: true; readonly value: T }
  /** Why not: `no-such-room`, `storage-full` and so on, or the code of a room's or a game's refusal. */
  | { readonly ok: false; readonly code: string };

/** What the worker tells by itself: the last write failed, or writing works again. */
export type DeviceNews = { readonly storage: 'fine' | 'storage-refused' | 'storage-full' };

/** The line is closed, by either side. */
export const CLOSED: Json = null;

/** Who sits at the n-th place around this device. */
export function personHere(at: number, name: string): Person {
  return { id: `here-${at}`, name };
}

/** The place of somebody who sits around this device; null for anybody else. */
export function placeOf(person: PersonId): number | null {
  const place = /^here-(\d+)$/.exec(person)?.[1];
  return place === undefined ? null : Number(place);
}

/** Whoever only looks: it holds no seat, so it is told no secret. */
export const ONLOOKER: Person = { id: 'onlooker', name: '·' };
