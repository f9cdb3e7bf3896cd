import type { RoomId } from '@cifra/room';

/** Which process minds the clocks and bots of a room, as far as this one has heard. A mistake costs a thought, no move. */
export class Holders {
  readonly #byRoom = new Map<RoomId, string>();

  set(room: RoomId, holder: string | null): void {
    if (holder === null) this.#byRoom.delete(room);
    else this.#byRoom.set(room, holder);
  }

  of(room: RoomId): string | null {
    return this.#byRoom.get(room) ?? null;
  }

  clear(): void {
    this.#byRoom.clear();
  }
}
