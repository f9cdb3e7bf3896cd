import type { Finished, RoomCard, RoomEntry, RoomId, Secret, Snapshot } from '@cifra/room';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What is known of a room besides its log. */
export type DeviceRecord = {
  readonly id: RoomId;
  /** The last version of its log. */
  readonly version: number;
  /** When it has something to do of its own accord; null when it waits for people. */
  readonly due: number | null;
  readonly secret: Secret | null;
  readonly card: RoomCard | null;
};

export interface DeviceSchema extends DBSchema {
  rooms: { key: RoomId; value: DeviceRecord };
  entries: { key: [RoomId, number]; value: RoomEntry };
  snapshots: { key: RoomId; value: Snapshot };
  finished: { key: [RoomId, number]; value: Finished };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

/** The rooms of this device. Rejects where the browser keeps nothing. */
export async function openDatabase(name = 'cifra'): Promise<DeviceDatabase> {
  return openDB<DeviceSchema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('rooms', { keyPath: 'id' });
      database.createObjectStore('entries');
      database.createObjectStore('snapshots');
      database.createObjectStore('finished');
    },
  });
}

/** All keys of one room in a store whose keys begin with it. */
export function keysOf(room: RoomId, after = 0, to = Number.MAX_SAFE_INTEGER): IDBKeyRange {
  return IDBKeyRange.bound([room, after], [room, to], true, false);
}
