import { randomBytes } from 'node:crypto';
import { MAX_MESSAGE } from '@cifra/protocol';
import type { RoomHandle, RoomId, RoomsHandle } from '@cifra/room';
import type { Connections } from './connections/connections.ts';
import type { Bans } from './identity/bans.ts';
import type { People } from './identity/people.ts';
import type { SeatLinks } from './identity/seat-links.ts';
import type { Visits } from './identity/visits.ts';
import { Buckets, Tally } from './limits.ts';
import type { Logger } from './log.ts';
import type { Counts } from './metrics.ts';
import type { Openers } from './openers.ts';
import type { Settings } from './settings.ts';
import type { StorageBudget } from './storage-budget.ts';
import type { HouseStore } from './store/house-data.ts';
import type { Registry } from './store/registry.ts';

/** What everybody who asks something of the house shares. */
export type House = {
  readonly settings: Settings;
  readonly rooms: RoomsHandle;
  readonly store: HouseStore;
  readonly registry: Registry;
  readonly people: People;
  readonly links: SeatLinks;
  readonly bans: Bans;
  readonly visits: Visits;
  readonly limits: Limits;
  readonly storage: StorageBudget;
  readonly connections: Connections;
  readonly openers: Openers;
  readonly counts: Counts;
  readonly log: Logger;
  readonly now: () => number;
  /** Milliseconds that only ever grow: all limits measure by it. */
  readonly monotonicNow: () => number;
};

export type Limits = {
  /** Orders and other messages of one person, over all of its connections. */
  readonly messages: Buckets;
  readonly messagesByAddress: Buckets;
  /** Bytes that come in on the WebSockets of one person, and of one address, whatever they say. */
  readonly bytes: Buckets;
  readonly bytesByAddress: Buckets;
  /** What the requests of one address cost: to the interface for programs, and for pages. */
  readonly requests: Buckets;
  readonly pages: Buckets;
  /** New WebSockets. */
  readonly arrivals: Buckets;
  /** Rooms that somebody opens, and that are opened from one address: for others, and to play alone against bots. */
  readonly openings: Buckets;
  readonly openingsByAddress: Buckets;
  readonly matchesAlone: Buckets;
  readonly sockets: Tally;
};

/** One address may be a whole school behind one router. */
const PEOPLE_PER_ADDRESS = 40;
/** A club with several tables; few of its people open one. */
const TABLES_PER_ADDRESS = 4;
/** Hardly ever do many of them send much at the same time. */
const ADDRESS_BYTES = 8;

/** A page brings its files, each of them from memory. */
const FILES_PER_PAGE = 10;

/** Of the longest messages so many at once; then so many bytes for each message. */
const LONGEST_AT_ONCE = 4;
const BYTES_PER_MESSAGE = 1_024;

export function makeLimits(settings: Settings): Limits {
  const { messagesPerSecond, requestsPerMinute, roomsPerHour, socketsPerAddress } = settings;
  const [burst, pace] = [LONGEST_AT_ONCE * MAX_MESSAGE, BYTES_PER_MESSAGE * messagesPerSecond];
  return {
    messages: new Buckets(messagesPerSecond * 4, messagesPerSecond),
    messagesByAddress: new Buckets(messagesPerSecond * 4 * PEOPLE_PER_ADDRESS, messagesPerSecond * PEOPLE_PER_ADDRESS),
    bytes: new Buckets(burst, pace),
    bytesByAddress: new Buckets(burst * ADDRESS_BYTES, pace * ADDRESS_BYTES),
    requests: new Buckets(requestsPerMinute, requestsPerMinute / 60),
    pages: new Buckets(requestsPerMinute * FILES_PER_PAGE, (requestsPerMinute * FILES_PER_PAGE) / 60),
    arrivals: new Buckets(socketsPerAddress, socketsPerAddress / 30),
    openings: new Buckets(roomsPerHour, roomsPerHour / 3600),
    openingsByAddress: new Buckets(roomsPerHour * TABLES_PER_ADDRESS, (roomsPerHour * TABLES_PER_ADDRESS) / 3600),
    matchesAlone: new Buckets(roomsPerHour * PEOPLE_PER_ADDRESS, (roomsPerHour * PEOPLE_PER_ADDRESS) / 3600),
    sockets: new Tally(),
  };
}

/** What a message costs: one, and one more for each kilobyte, for whoever reads, checks, keeps and tells it. */
export function costOf(bytes: number): number {
  return 1 + Math.floor(bytes / BYTES_PER_MESSAGE);
}

/** May this person, at this address, say something more? Asked anew each time: a bucket that was kept may be forgotten. */
export function maySay(
  { messages, messagesByAddress }: Limits,
  address: string,
  person: string,
  at: number,
  cost = 1,
): boolean {
  return messagesByAddress.of(address, at).charge(at, cost) && messages.of(person, at).charge(at, cost);
}

/**
 * May this person, at this address, open a room? Null where they may, else in how many seconds. Whoever plays alone
 * takes no table from anybody: a whole school may do it at once, each of them all the time.
 */
export function secondsUntilRoom(
  { openings, openingsByAddress, matchesAlone }: Limits,
  address: string,
  person: string,
  isAlone: boolean,
  at: number,
): number | null {
  const buckets = isAlone
    ? [matchesAlone.of(address, at)]
    : [openingsByAddress.of(address, at), openings.of(person, at)];
  const seconds = Math.max(...buckets.map((bucket) => bucket.secondsUntil(at, 1)));
  if (seconds > 0) return seconds;
  for (const bucket of buckets) bucket.take(at);
  return null;
}

/** May so many bytes come in? They have come already: whoever sends too many is hung up on. */
export function maySend(
  { bytes, bytesByAddress }: Limits,
  address: string,
  person: string,
  size: number,
  at: number,
): boolean {
  return bytesByAddress.of(address, at).take(at, size) && bytes.of(person, at).take(at, size);
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const ROOM_ID = /^[a-z2-9]{20}$/;

/** A hundred bits: nobody finds a private room by guessing. */
export function newRoomId(): RoomId {
  return Array.from(randomBytes(20), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** The room of that name, if it can be one. */
export async function findRoom({ rooms }: House, id: unknown): Promise<RoomHandle | null> {
  return typeof id === 'string' && ROOM_ID.test(id) ? rooms.find(id) : null;
}
