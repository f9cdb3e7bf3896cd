import type { Refusal } from '@cifra/kernel';
import type { RoomId, RoomOrder } from '@cifra/room';
import { Buckets, type FindBucket } from './limits.ts';
import type { Settings } from './settings.ts';
import type { HouseStore } from './store/house-data.ts';

const MB = 1_048_576;
const HOUR = 3_600;
/** What one person may have kept at once, and again in an hour, at the usual number of messages a second. */
const PERSON = 4 * MB;
const USUAL_MESSAGES = 25;
/** An address may be a whole school, but not everybody writes at once. */
const ADDRESS = 8;
/** What is said, noted and set up in one room; a match is played to its end all the same. */
const ROOM = 16 * MB;
/** What an entry takes beside what was sent. */
const ENTRY = 200;

/** How much may still be kept for a person, and for the address where they are. */
export type StorageShares = { readonly ofPerson: FindBucket; readonly ofAddress: FindBucket };

/** What somebody wants to be kept, and where; a room that is being opened has no log yet. */
export type Keeping = {
  readonly room: RoomId | null;
  readonly order: RoomOrder['type'] | 'open';
  readonly bytes: number;
};

/** How many bytes are kept for whom. Nothing is deleted by itself, so that nobody may fill a house's disk. */
export class StorageBudget {
  readonly #store: HouseStore;
  readonly #byPerson: Buckets;
  readonly #byAddress: Buckets;
  readonly #mostInHouse: number;
  readonly #now: () => number;
  #isFull = false;

  constructor({ messagesPerSecond, storageMegabytes }: Settings, store: HouseStore, now: () => number) {
    const person = PERSON * Math.max(1, messagesPerSecond / USUAL_MESSAGES);
    this.#byPerson = new Buckets(person, person / HOUR);
    this.#byAddress = new Buckets(person * ADDRESS, (person * ADDRESS) / HOUR);
    this.#mostInHouse = storageMegabytes * MB;
    this.#store = store;
    this.#now = now;
    this.sweep();
  }

  /** The data take as much as they may: what was begun can be finished, and nothing new is begun. */
  get isFull(): boolean {
    return this.#isFull;
  }

  sharesOf(address: string, person: string): StorageShares {
    return { ofPerson: this.#byPerson.finder(person), ofAddress: this.#byAddress.finder(address) };
  }

  /** Why this is not kept; null where it is, and then it counts. */
  refuse(shares: StorageShares, { room, order, bytes }: Keeping): Refusal | null {
    // Whoever plays or leaves finishes what was begun.
    const isNeeded = order === 'play' || order === 'leave';
    if (this.#isFull && !isNeeded) return { code: 'house-storage-full' };
    if (room !== null && !isNeeded && this.#store.bytesOf(room) > ROOM) return { code: 'room-storage-full' };
    const at = this.#now();
    const size = bytes + ENTRY;
    const ofAddress = shares.ofAddress(at);
    const ofPerson = shares.ofPerson(at);
    // What is refused costs nothing: nobody uses up what is for a whole school by what they do not get.
    if (!isNeeded) {
      const own = ofPerson.secondsUntil(at, size);
      const shared = ofAddress.secondsUntil(at, size);
      // Whoever has written little is not told that they wrote too much: others at their address did.
      const code = own > 0 ? 'kept-too-much' : 'address-kept-too-much';
      if (own > 0 || shared > 0) return { code, minutes: Math.ceil(Math.max(own, shared) / 60) };
    }
    ofAddress.spend(at, size);
    ofPerson.spend(at, size);
    return null;
  }

  /** The rights to it, for whoever tells the other processes. */
  get buckets(): { readonly keptByPerson: Buckets; readonly keptByAddress: Buckets } {
    return { keptByPerson: this.#byPerson, keptByAddress: this.#byAddress };
  }

  /** Call it now and then: how large the data are, and who need not be remembered. */
  sweep(): void {
    const at = this.#now();
    this.#isFull = this.#store.bytes() > this.#mostInHouse;
    this.#byPerson.sweep(at);
    this.#byAddress.sweep(at);
  }
}
