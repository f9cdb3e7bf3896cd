import type { RoomId } from '@cifra/room';
import type { Connections } from '../connections/connections.ts';
import type { HouseMessage, HouseNeighbours } from '../store/neighbours.ts';

/** What another process said counts for so long: two of its looks, and a little. */
const COUNTS_MS = 40_000;
/** As many fit into one message: it has room for 8,000 bytes, and a key and a room for 70. */
const AT_ONCE = 100;

type Parts = {
  readonly connections: Pick<Connections, 'looking'>;
  readonly neighbours: Pick<HouseNeighbours, 'count' | 'say'>;
  readonly now: () => number;
};

/** Who looks at which rooms now, at any process of the house: nobody is called to what they see. */
export class Lookers {
  readonly #parts: Parts;
  readonly #elsewhere = new Map<string, Map<RoomId, number>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  roomsOf(holder: string): ReadonlySet<RoomId> {
    const rooms = new Set(this.#parts.connections.looking.get(holder));
    for (const [room, at] of this.#elsewhere.get(holder) ?? []) if (this.#parts.now() - at < COUNTS_MS) rooms.add(room);
    return rooms;
  }

  /** Tells the other processes which of these people look here. */
  tell(holders: Iterable<string>): void {
    const { connections, neighbours, now } = this.#parts;
    for (const [holder, rooms] of this.#elsewhere)
      if ([...rooms.values()].every((at) => now() - at >= COUNTS_MS)) this.#elsewhere.delete(holder);
    if (neighbours.count < 2) return;
    const { looking } = connections;
    const at = [...holders].flatMap((holder) =>
      [...(looking.get(holder) ?? [])].map((room): readonly [string, RoomId] => [holder, room]),
    );
    for (let from = 0; from < at.length; from += AT_ONCE)
      neighbours.say({ type: 'looking', at: at.slice(from, from + AT_ONCE) });
  }

  heard({ at }: Extract<HouseMessage, { type: 'looking' }>): void {
    for (const [holder, room] of at) {
      const rooms = this.#elsewhere.get(holder) ?? new Map<RoomId, number>();
      this.#elsewhere.set(holder, rooms.set(room, this.#parts.now()));
    }
  }
}
