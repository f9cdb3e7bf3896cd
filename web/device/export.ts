import type { AnyGame } from '@cifra/kernel';
import { type Finished, foldRoom, type RoomEntry, type RoomId, type RoomState } from '@cifra/room';
import type { DeviceRecord } from './database.ts';
import type { DeviceStore } from './store.ts';

const FORMAT = 'cifra-device/1';

type ExportedRoom = DeviceRecord & { readonly entries: readonly RoomEntry[]; readonly finished: readonly Finished[] };

/** Everything that this device holds, for another device or for later. It has every secret in it. */
export type DeviceFile = { readonly format: typeof FORMAT; readonly rooms: readonly ExportedRoom[] };

export async function exportRooms(store: DeviceStore): Promise<DeviceFile> {
  const rooms = (await store.records()).map(async (record) => ({
    ...record,
    entries: await store.read(record.id, 0, record.version),
    finished: await store.finished(record.id),
  }));
  return { format: FORMAT, rooms: await Promise.all(rooms) };
}

/** The rooms of such a file; null where it is none. */
export function readDeviceFile(raw: unknown): readonly ExportedRoom[] | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { format, rooms } = raw as { readonly format?: unknown; readonly rooms?: unknown };
  return format === FORMAT && Array.isArray(rooms) && rooms.every(isRoom) ? rooms : null;
}

function isRoom(raw: unknown): raw is ExportedRoom {
  if (typeof raw !== 'object' || raw === null) return false;
  const { id, version, entries, finished, card } = raw as { readonly [field: string]: unknown };
  const isCard = typeof card === 'object' && card !== null && typeof (card as { game?: unknown }).game === 'string';
  return (
    typeof id === 'string' &&
    /^0[a-z2-9]{19}$/.test(id) &&
    Array.isArray(entries) &&
    entries.length > 0 &&
    entries.length === version &&
    Array.isArray(finished) &&
    isCard
  );
}

/** Takes in what is new of a room: all of it, or the moves that this device does not have yet. How many entries that were. */
export async function importRoom(store: DeviceStore, room: ExportedRoom): Promise<number> {
  const known = await store.record(room.id);
  const from = known?.version ?? 0;
  if (from >= room.entries.length || !(await isSame(store, room.id, room.entries.slice(0, from)))) return 0;
  const entries = room.entries.slice(from);
  const { due, secret, card } = room;
  await store.append(room.id, {
    entries,
    due,
    ...(secret === null ? {} : { secret }),
    ...(card === null ? {} : { card }),
  });
  await store.finish(room.id, room.finished);
  return entries.length;
}

/** Another history of the same room is left alone: what was played here stays. */
async function isSame(store: DeviceStore, id: RoomId, before: readonly RoomEntry[]): Promise<boolean> {
  const here = await store.read(id, 0, before.length);
  return JSON.stringify(here) === JSON.stringify(before);
}

/** Is this a log that could have been written? */
export function folds(game: AnyGame, entries: readonly RoomEntry[]): boolean {
  try {
    let state: RoomState | null = null;
    for (const [at, entry] of entries.entries()) {
      if (entry.version !== at + 1) return false;
      state = foldRoom(game, state, entry);
    }
    return state !== null;
  } catch {
    return false;
  }
}
