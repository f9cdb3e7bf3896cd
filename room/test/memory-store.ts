import type { RoomEntry } from '../model/events.ts';
import type { RoomId } from '../model/person.ts';
import type { Append, Finished, RoomCard, Secret, Snapshot, Store, Stored } from '../model/ports.ts';

type Kept = {
  readonly entries: RoomEntry[];
  snapshot: Snapshot | null;
  secret: Secret | null;
  due: number | null;
  card: RoomCard | null;
  readonly finished: Finished[];
};

/** A store that lives as long as its test. */
export class MemoryStore implements Store {
  readonly #rooms = new Map<RoomId, Kept>();

  async load(room: RoomId): Promise<Stored | null> {
    const kept = this.#rooms.get(room);
    if (kept === undefined) return null;
    const { snapshot, entries, secret } = kept;
    return { snapshot, entries: entries.slice(snapshot?.version ?? 0), secret, awakeUntil: null };
  }

  async read(room: RoomId, after: number, limit: number): Promise<readonly RoomEntry[]> {
    return this.#rooms.get(room)?.entries.slice(after, after + limit) ?? [];
  }

  async append(
    room: RoomId,
    { entries, due, secret, card, finished, overtaken = [] }: Append,
  ): Promise<'done' | 'conflict'> {
    const kept = this.#rooms.get(room) ?? {
      entries: [],
      snapshot: null,
      secret: null,
      due: null,
      card: null,
      finished: [],
    };
    if (entries[0]?.version !== kept.entries.length + 1) return 'conflict';
    for (const version of overtaken) {
      const entry = kept.entries[version - 1];
      if (entry !== undefined) kept.entries[version - 1] = { ...entry, events: [] };
    }
    kept.entries.push(...entries);
    kept.due = due;
    kept.secret = secret ?? kept.secret;
    kept.card = card ?? kept.card;
    if (finished !== undefined) kept.finished.push(finished);
    this.#rooms.set(room, kept);
    return 'done';
  }

  async keep(room: RoomId, snapshot: Snapshot): Promise<void> {
    const kept = this.#rooms.get(room);
    if (kept !== undefined) kept.snapshot = snapshot;
  }

  /** Rooms with something to do of their own accord. */
  due(): readonly RoomId[] {
    return [...this.#rooms].flatMap(([room, { due }]) => (due === null ? [] : [room]));
  }

  cards(): ReadonlyMap<RoomId, RoomCard> {
    return new Map([...this.#rooms].flatMap(([room, { card }]) => (card === null ? [] : [[room, card]])));
  }

  finished(room: RoomId): readonly Finished[] {
    return this.#rooms.get(room)?.finished ?? [];
  }
}
