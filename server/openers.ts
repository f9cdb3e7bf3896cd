import { createHash } from 'node:crypto';
import type { RoomId } from '@cifra/room';

const MOST = 50_000;

/**
 * Who brought a room into being or set it going, as far as shares and lists care. Only of the latest rooms, in memory,
 * and not by their address but by a mark that every process of the house makes of it.
 */
export class Openers {
  readonly #secret: string;
  readonly #byRoom = new Map<RoomId, string>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  markOf(address: string): string {
    return createHash('sha256').update(`${this.#secret} ${address}`).digest('base64url').slice(0, 12);
  }

  set(room: RoomId, mark: string): void {
    this.#byRoom.delete(room);
    this.#byRoom.set(room, mark);
    if (this.#byRoom.size > MOST) this.#byRoom.delete(this.#byRoom.keys().next().value ?? room);
  }

  /** The mark; where it is not known each room stands for itself. */
  of(room: RoomId): string {
    return this.#byRoom.get(room) ?? room;
  }
}
