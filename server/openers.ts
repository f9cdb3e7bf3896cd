import type { RoomId } from '@cifra/room';

const MOST = 50_000;

/** Who brought a room into being or set it going, as far as shares and lists care. Only of the latest rooms, in memory. */
export class Openers {
  readonly #byRoom = new Map<RoomId, string>();

  set(room: RoomId, address: string): void {
    this.#byRoom.delete(room);
    this.#byRoom.set(room, address);
    if (this.#byRoom.size > MOST) this.#byRoom.delete(this.#byRoom.keys().next().value ?? room);
  }

  /** The address; where it is not known each room stands for itself. */
  of(room: RoomId): string {
    return this.#byRoom.get(room) ?? room;
  }
}
