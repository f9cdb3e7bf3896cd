import type { PersonId, RoomId } from '@cifra/room';
import { hashOf, isKey, newKey } from '../keys.ts';
import type { Registry, SeatLink } from '../store/registry.ts';

/** Long enough to pick up a phone, short enough to be forgotten in a message. */
const LINK_MS = 15 * 60_000;

/** One-time links that carry a seat from one device to another. */
export class SeatLinks {
  readonly #registry: Registry;

  constructor(registry: Registry) {
    this.#registry = registry;
  }

  async make(room: RoomId, person: PersonId, holder: string, now: number): Promise<{ key: string; until: number }> {
    const key = newKey();
    const until = now + LINK_MS;
    await this.#registry.addLink(hashOf(key), { room, person, holder }, until);
    return { key, until };
  }

  /** What a link leads to, without using it up; null where it does not exist, has expired or was used. */
  async read(key: string, now: number): Promise<SeatLink | null> {
    return isKey(key) ? this.#registry.readLink(hashOf(key), now) : null;
  }

  /** Who the old device will be in the room when its seat is carried away. */
  newPerson(): PersonId {
    return newKey().slice(0, 16);
  }

  /** The new device becomes who the old one was in that room, and the old one becomes somebody new. */
  use(key: string, link: SeatLink, newHolder: string, oldDevice: PersonId): Promise<boolean> {
    return this.#registry.carrySeat(hashOf(key), link, newHolder, { holder: link.holder, person: oldDevice });
  }

  /** Which room a used link has brought this device to, until it expires; null to every other device. */
  async broughtTo(key: string, holder: string, now: number): Promise<RoomId | null> {
    return isKey(key) ? this.#registry.broughtTo(hashOf(key), holder, now) : null;
  }
}
