import type { Bye } from '@cifra/protocol';
import type { PersonId, RoomId } from '@cifra/room';
import type { ConnectionMark } from '../store/neighbours.ts';

/** A socket or a stream that somebody holds open. */
export interface Connection {
  readonly room: RoomId;
  readonly person: PersonId;
  /** From where, and by whose key (its hash), where that is known: a token speaks for a seat alone. */
  readonly address: string;
  readonly holder: string | null;
  /** Does its person see what comes? A page behind others, and a screen for everybody, is open without being looked at. */
  readonly isLooking: boolean;
  /** Says why, and closes. */
  end(bye: Bye): void;
  /** Is it still answered? Asked now and then. */
  beat(): void;
}

/** In so many seconds every connection is asked once whether it is still there. */
const ROUND = 30;

/** Everything that is open, in groups that are asked one a second, so that ten thousand are not asked at once. */
export class Connections {
  readonly #groups: readonly Set<Connection>[] = Array.from({ length: ROUND }, () => new Set<Connection>());
  readonly #byRoom = new Map<RoomId, number>();
  #turn = 0;
  #arrivals = 0;

  add(connection: Connection): () => void {
    const group = this.#groups[this.#arrivals++ % ROUND] as Set<Connection>;
    group.add(connection);
    const { room } = connection;
    this.#byRoom.set(room, (this.#byRoom.get(room) ?? 0) + 1);
    return () => {
      if (!group.delete(connection)) return;
      const left = (this.#byRoom.get(room) ?? 1) - 1;
      if (left > 0) this.#byRoom.set(room, left);
      else this.#byRoom.delete(room);
    };
  }

  /** Rooms in which somebody is. */
  get rooms(): ReadonlyMap<RoomId, number> {
    return this.#byRoom;
  }

  /** Who is looking, by the hashes of their keys, and at which rooms. */
  get looking(): ReadonlyMap<string, ReadonlySet<RoomId>> {
    const looking = new Map<string, Set<RoomId>>();
    for (const { holder, room, isLooking } of this.#all())
      if (holder !== null && isLooking) looking.set(holder, (looking.get(holder) ?? new Set()).add(room));
    return looking;
  }

  get size(): number {
    return this.#groups.reduce((sum, group) => sum + group.size, 0);
  }

  /** Call it once a second. */
  beat(): void {
    for (const connection of this.#groups[this.#turn++ % ROUND] ?? []) connection.beat();
  }

  /** Those that fit every given mark. */
  end({ room, person, address, holder }: ConnectionMark, bye: Bye): void {
    this.endWhere(
      (one) =>
        (room === undefined || one.room === room) &&
        (person === undefined || one.person === person) &&
        (address === undefined || one.address === address) &&
        (holder === undefined || one.holder === holder),
      bye,
    );
  }

  endWhere(isMeant: (connection: Connection) => boolean, bye: Bye): void {
    for (const connection of this.#all()) if (isMeant(connection)) connection.end(bye);
  }

  endAll(bye: Bye): void {
    this.endWhere(() => true, bye);
  }

  *#all(): Generator<Connection> {
    for (const group of this.#groups) yield* group;
  }
}
