import { accept, type Result, refuse } from '@cifra/kernel';
import type { RoomId, RoomsHandle } from '@cifra/room';
import type { Connections } from '../connections/connections.ts';
import type { KeptRoom, RoomFilter } from '../store/archive.ts';
import type { HouseData } from '../store/house-data.ts';

const DAY = 86_400_000;

/** What only a running house has. */
export type Running = { readonly rooms: RoomsHandle; readonly connections: Connections };

export type RoomRow = Omit<KeptRoom['card'], 'seats'> & {
  readonly id: RoomId;
  readonly seats: readonly (string | null)[];
  readonly isHidden: boolean;
  readonly matches: number;
  readonly bytes: number;
  /** How many are connected now; null where the house is stopped. */
  readonly here: number | null;
};

/** Rooms as an operator sees and tidies them, in a running house or in the data of a stopped one. */
export class RoomOperations {
  readonly #data: HouseData;
  readonly #running: Running | null;
  readonly #now: () => number;

  constructor(data: HouseData, running: Running | null, now: () => number) {
    this.#data = data;
    this.#running = running;
    this.#now = now;
  }

  async list(filter: Omit<RoomFilter, 'movedBefore'> & { quiet?: number | undefined }): Promise<{ rooms: RoomRow[] }> {
    const { quiet, ...rest } = filter;
    const movedBefore = quiet === undefined ? undefined : this.#now() - quiet * DAY;
    const rooms = await this.#data.archive.rooms({ ...rest, movedBefore });
    const elsewhere = await this.#data.neighbours.attended();
    return { rooms: rooms.map((room) => this.#row(room, elsewhere.get(room.id))) };
  }

  #row({ id, card: { seats, ...card }, isHidden, matches, bytes }: KeptRoom, elsewhere: number | undefined): RoomRow {
    const names = seats.map((seat) => (seat === null ? null : 'name' in seat ? seat.name : `bot: ${seat.bot}`));
    const ours = this.#running?.connections.rooms.get(id);
    const here = this.#running === null && elsewhere === undefined ? null : (ours ?? 0) + (elsewhere ?? 0);
    return { id, ...card, seats: names, isHidden, matches, bytes, here };
  }

  /** Whoever is in it is told that there is no such room, and everything of it is deleted. */
  async close(id: RoomId): Promise<Result<{ closed: RoomId }>> {
    if ((await this.#data.archive.rooms({ id, limit: 1 })).length === 0) return refuse('no-such-room');
    this.#running?.connections.end({ room: id }, 'no-such-room');
    await this.#running?.rooms.drop(id);
    await this.#data.store.remove(id);
    // Somebody may have come back in between.
    await this.#running?.rooms.drop(id);
    this.#running?.connections.end({ room: id }, 'no-such-room');
    this.#data.neighbours.say({ type: 'drop', room: id });
    return accept({ closed: id });
  }

  async setHidden(id: RoomId, isHidden: boolean): Promise<Result<{ room: RoomId; isHidden: boolean }>> {
    if ((await this.#data.archive.rooms({ id, limit: 1 })).length === 0) return refuse('no-such-room');
    if (isHidden) await this.#data.archive.hide(id, this.#now());
    else await this.#data.archive.show(id);
    return accept({ room: id, isHidden });
  }

  /** Rooms that have been quiet for longer than they are kept; 0 keeps them for ever. One with somebody in it stays. */
  async old(keep: { readonly rooms: number; readonly empty: number }): Promise<readonly RoomRow[]> {
    const limit = 10_000;
    const quiet = keep.rooms === 0 ? [] : (await this.list({ quiet: keep.rooms, limit })).rooms;
    const empty = keep.empty === 0 ? [] : (await this.list({ quiet: keep.empty, unplayed: true, limit })).rooms;
    const byId = new Map([...quiet, ...empty].map((room) => [room.id, room]));
    return [...byId.values()].filter(({ here }) => (here ?? 0) === 0);
  }
}
