import type { Append, Finished, RoomEntry, RoomId, Snapshot, Store, Stored } from '@cifra/room';
import { type DeviceDatabase, type DeviceRecord, keysOf } from './database.ts';

/** Logs in the browser's own database. An append is one transaction, acknowledged when it is on the disk. */
export class DeviceStore implements Store {
  readonly #database: DeviceDatabase;

  constructor(database: DeviceDatabase) {
    this.#database = database;
  }

  async load(room: RoomId): Promise<Stored | null> {
    const read = this.#database.transaction(['rooms', 'entries', 'snapshots']);
    const record = await read.objectStore('rooms').get(room);
    if (record === undefined) return null;
    const snapshot = (await read.objectStore('snapshots').get(room)) ?? null;
    const entries = await read.objectStore('entries').getAll(keysOf(room, snapshot?.version ?? 0));
    return { snapshot, entries, secret: record.secret, awakeUntil: null };
  }

  read(room: RoomId, after: number, limit: number): Promise<readonly RoomEntry[]> {
    return this.#database.getAll('entries', keysOf(room, after), limit);
  }

  async append(
    room: RoomId,
    { entries, due, secret, card, finished, overtaken = [] }: Append,
  ): Promise<'done' | 'conflict'> {
    const write = this.#database.transaction(['rooms', 'entries', 'finished'], 'readwrite', { durability: 'strict' });
    const rooms = write.objectStore('rooms');
    const known = await rooms.get(room);
    const last = entries.at(-1);
    if (last === undefined || entries[0]?.version !== (known?.version ?? 0) + 1) {
      await write.done;
      return 'conflict';
    }
    const record: DeviceRecord = {
      id: room,
      version: last.version,
      due,
      secret: secret ?? known?.secret ?? null,
      card: card ?? known?.card ?? null,
    };
    const written: Promise<unknown>[] = [write.done];
    try {
      for (const version of overtaken) {
        const old = await write.objectStore('entries').get([room, version]);
        if (old !== undefined) written.push(write.objectStore('entries').put({ ...old, events: [] }, [room, version]));
      }
      // A key that is there already ends the transaction, and nothing of it is written.
      for (const entry of entries) written.push(write.objectStore('entries').add(entry, [room, entry.version]));
      written.push(rooms.put(record));
      if (finished !== undefined) written.push(write.objectStore('finished').put(finished, [room, finished.match]));
    } catch (error) {
      write.abort();
      await Promise.allSettled(written);
      throw error;
    }
    const isTaken = (one: PromiseSettledResult<unknown>) =>
      one.status === 'rejected' && one.reason instanceof DOMException && one.reason.name === 'ConstraintError';
    const results = await Promise.allSettled(written);
    if (results.some(isTaken)) return 'conflict';
    for (const one of results) if (one.status === 'rejected') throw one.reason;
    return 'done';
  }

  async keep(room: RoomId, snapshot: Snapshot): Promise<void> {
    await this.#database.put('snapshots', snapshot, room);
  }

  record(room: RoomId): Promise<DeviceRecord | undefined> {
    return this.#database.get('rooms', room);
  }

  records(): Promise<readonly DeviceRecord[]> {
    return this.#database.getAll('rooms');
  }

  finished(room: RoomId): Promise<readonly Finished[]> {
    return this.#database.getAll('finished', keysOf(room));
  }

  /** Matches that came with a log from elsewhere. */
  async finish(room: RoomId, matches: readonly Finished[]): Promise<void> {
    const write = this.#database.transaction('finished', 'readwrite');
    await Promise.all([...matches.map((one) => write.store.put(one, [room, one.match])), write.done]);
  }

  /** Puts a room away for good. */
  async forget(room: RoomId): Promise<void> {
    const write = this.#database.transaction(['rooms', 'entries', 'snapshots', 'finished'], 'readwrite');
    await Promise.all([
      write.objectStore('rooms').delete(room),
      write.objectStore('entries').delete(keysOf(room)),
      write.objectStore('snapshots').delete(room),
      write.objectStore('finished').delete(keysOf(room)),
      write.done,
    ]);
  }
}
