import type { PersonId, RoomId } from '@cifra/room';
import type { Memberships } from '../store/memberships.ts';

const MOST = 50_000;

/** Writes down once where somebody sits; asked with every arrival, so it remembers whom it has written down. */
export class Members {
  readonly #memberships: Memberships;
  readonly #now: () => number;
  readonly #known = new Set<string>();

  constructor(memberships: Memberships, now: () => number) {
    this.#memberships = memberships;
    this.#now = now;
  }

  async sits(holder: string, room: RoomId, person: PersonId): Promise<void> {
    const key = `${holder} ${room} ${person}`;
    if (this.#known.has(key)) return;
    if (this.#known.size >= MOST) this.#known.clear();
    await this.#memberships.add(holder, room, person, this.#now());
    this.#known.add(key);
  }

  /** Seats have changed hands, or somebody was forgotten: what was written down may be gone. */
  forget(): void {
    this.#known.clear();
  }
}
