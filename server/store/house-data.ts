import type { RoomId, Store } from '@cifra/room';
import type { Archive } from './archive.ts';
import type { HolidayRecords } from './holiday-records.ts';
import type { KeyLinks } from './key-links.ts';
import type { Memberships } from './memberships.ts';
import type { HouseNeighbours } from './neighbours.ts';
import type { NoticeRecords } from './notice-records.ts';
import type { PeopleRecords } from './people-records.ts';
import type { Registry } from './registry.ts';
import type { RoomCodes } from './room-codes.ts';

/** The store cannot be reached at the moment; whoever was not answered may ask again, under the same id. */
export class StoreAway extends Error {
  constructor(options: ErrorOptions) {
    super('the database is away', options);
  }
}

/** What the house needs of a store beyond what a room needs. */
export interface HouseStore extends Store {
  /** Why it neither reads nor writes any more, until the house is started again; null while all is well. */
  readonly broken: Error | null;
  /** Why the last write failed, on a full disk say; null where it did not. */
  readonly failing: Error | null;
  /** Rooms that have something to do of their own accord until then, found without reading the others. */
  due(until: number, limit: number): Promise<readonly RoomId[]>;
  /** How many bytes the log of a room takes. */
  bytesOf(room: RoomId): number;
  /** How many bytes all data take. */
  bytes(): number;
  /** Writes down now and then that the house is awake, so that a crash costs nobody's clock more than moments. */
  sayAwake(): Promise<void>;
  /** Deletes a room and all that belongs to it. False where there is none. Nobody may be using it any more. */
  remove(room: RoomId): Promise<boolean>;
  /** Brings what has gathered in the write-ahead log into the database, when nobody is waiting for the disk. */
  tidy(): void;
}

/** A house's data, wherever they are. */
export type HouseData = {
  readonly store: HouseStore;
  readonly registry: Registry;
  readonly archive: Archive;
  readonly records: PeopleRecords;
  readonly memberships: Memberships;
  readonly codes: RoomCodes;
  readonly keyLinks: KeyLinks;
  readonly notices: NoticeRecords;
  readonly holidays: HolidayRecords;
  readonly neighbours: HouseNeighbours;
  /** The time that all processes of the house share, in milliseconds since 1970. */
  readonly now: () => number;
  /** The data end earlier than they once did: between these times something was written that is not there any more. */
  readonly lostSince: { readonly from: number | null; readonly until: number } | null;
  /** Everything written, then let go. */
  close(): Promise<void>;
};
