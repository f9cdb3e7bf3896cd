import { randomBytes } from 'node:crypto';
import { type Bye, MAX_MESSAGE } from '@cifra/protocol';
import type { RoomHandle, RoomId, RoomsHandle } from '@cifra/room';
import type { AnswerTimes } from './answer-times.ts';
import type { Connections } from './connections/connections.ts';
import type { Holidays } from './holidays.ts';
import type { Bans } from './identity/bans.ts';
import type { History } from './identity/history.ts';
import type { KeyTransfer } from './identity/key-transfer.ts';
import type { Members } from './identity/members.ts';
import type { People } from './identity/people.ts';
import type { SeatLinks } from './identity/seat-links.ts';
import type { Visits } from './identity/visits.ts';
import { Buckets, type FindBucket, Tally } from './limits.ts';
import type { Logger } from './log.ts';
import type { Counts } from './metrics.ts';
import type { MindPool } from './minds/pool.ts';
import type { Reviews } from './minds/reviews.ts';
import type { Caller } from './notices/caller.ts';
import type { Lookers } from './notices/lookers.ts';
import type { Senders } from './notices/senders.ts';
import type { Openers } from './openers.ts';
import type { Painter } from './previews/painter.ts';
import type { RefusalTally } from './refusal-tally.ts';
import type { Settings } from './settings.ts';
import type { StorageBudget } from './storage-budget.ts';
import type { HouseStore } from './store/house-data.ts';
import type { Memberships } from './store/memberships.ts';
import type { ConnectionMark, HouseNeighbours } from './store/neighbours.ts';
import type { NoticeRecords } from './store/notice-records.ts';
import type { PeopleRecords } from './store/people-records.ts';
import type { Registry } from './store/registry.ts';
import type { RoomCodes } from './store/room-codes.ts';

/** What everybody who asks something of the house shares. */
export type House = {
  readonly settings: Settings;
  readonly rooms: RoomsHandle;
  readonly store: HouseStore;
  readonly registry: Registry;
  readonly neighbours: HouseNeighbours;
  readonly people: People;
  readonly links: SeatLinks;
  readonly bans: Bans;
  readonly visits: Visits;
  readonly records: PeopleRecords;
  readonly memberships: Memberships;
  readonly members: Members;
  readonly history: History;
  readonly transfer: KeyTransfer;
  readonly codes: RoomCodes;
  readonly notices: NoticeRecords;
  readonly senders: Senders;
  readonly caller: Caller;
  readonly lookers: Lookers;
  readonly holidays: Holidays;
  readonly limits: Limits;
  readonly storage: StorageBudget;
  readonly painter: Painter;
  readonly minds: Pick<MindPool, 'memory'>;
  readonly reviews: Reviews;
  readonly connections: Connections;
  readonly openers: Openers;
  readonly counts: Counts;
  /** Who was refused what, for the operator. */
  readonly refusals: RefusalTally;
  readonly answerTimes: AnswerTimes;
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
  /** Codes of rooms that were guessed wrong, by address and by everybody: docs/links.md has the arithmetic. */
  readonly guesses: Buckets;
  readonly allGuesses: Buckets;
  /** Letters that ask whether a mail address is somebody's own, by who asks for them, and by whom they go to. */
  readonly letters: Buckets;
  readonly lettersTo: Buckets;
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
    guesses: new Buckets(10, 20 / 3600, { isStrict: true }),
    allGuesses: new Buckets(120, 120 / 3600, { isStrict: true }),
    letters: new Buckets(10, 20 / 3600, { isStrict: true }),
    lettersTo: new Buckets(2, 4 / 86_400, { isStrict: true }),
  };
}

/** What a message costs: one, and one more for each kilobyte, for whoever reads, checks, keeps and tells it. */
export function costOf(bytes: number): number {
  return 1 + Math.floor(bytes / BYTES_PER_MESSAGE);
}

/** One person at one address, with the buckets that are asked at every message. */
export type Speaker = {
  readonly messages: FindBucket;
  readonly messagesByAddress: FindBucket;
  readonly bytes: FindBucket;
  readonly bytesByAddress: FindBucket;
};

export function speakerOf(limits: Limits, address: string, person: string): Speaker {
  return {
    messages: limits.messages.finder(person),
    messagesByAddress: limits.messagesByAddress.finder(address),
    bytes: limits.bytes.finder(person),
    bytesByAddress: limits.bytesByAddress.finder(address),
  };
}

/** May they say something more? */
export function maySay({ messages, messagesByAddress }: Speaker, at: number, cost: number): boolean {
  return messagesByAddress(at).charge(at, cost) && messages(at).charge(at, cost);
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
export function maySend({ bytes, bytesByAddress }: Speaker, at: number, size: number): boolean {
  return bytesByAddress(at).take(at, size) && bytes(at).take(at, size);
}

/** Somebody at this address has opened a room or set it going: every process of the house counts it for them. */
export function noteOpener({ openers, neighbours }: House, room: RoomId, address: string): void {
  const mark = openers.markOf(address);
  openers.set(room, mark);
  neighbours.say({ type: 'opened', room, by: mark });
}

/** Hangs up on them, at whichever process they are. */
export function hangUp({ connections, neighbours }: House, who: ConnectionMark, bye: Bye): void {
  connections.end(who, bye);
  neighbours.say({ type: 'end', who, bye });
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const ROOM_ID_LENGTH = 20;
const ROOM_ID = /^[a-z2-9]{20}$/;

/** A hundred bits: nobody finds a private room by guessing. */
export function newRoomId(): RoomId {
  return roomIdFrom(randomBytes(ROOM_ID_LENGTH));
}

/** The name of a room by bytes that nobody can guess. */
export function roomIdFrom(bytes: Uint8Array): RoomId {
  return Array.from(bytes.subarray(0, ROOM_ID_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** The room of that name, if it can be one. */
export async function findRoom({ rooms }: House, id: unknown): Promise<RoomHandle | null> {
  return typeof id === 'string' && ROOM_ID.test(id) ? rooms.find(id) : null;
}
