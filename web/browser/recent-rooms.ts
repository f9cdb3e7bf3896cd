import { remember, remembered } from '@cifra/kit';

const KEY = 'cifra.rooms';
const MOST = 6;

/** Rooms in which one sat down in this browser, the newest first: to find an unfinished match again. */
export function recentRooms(): readonly string[] {
  try {
    const raw: unknown = JSON.parse(remembered(KEY) ?? '[]');
    return Array.isArray(raw) ? raw.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function moveRoomFirst(id: string): void {
  const rooms = recentRooms();
  if (rooms[0] !== id) remember(KEY, JSON.stringify([id, ...rooms.filter((one) => one !== id)].slice(0, MOST)));
}

/** One that is over is the first to be forgotten for a newer one. */
export function moveRoomLast(id: string): void {
  const rooms = recentRooms();
  if (rooms.at(-1) !== id) remember(KEY, JSON.stringify([...rooms.filter((one) => one !== id), id]));
}

export function forgetRoom(id: string): void {
  remember(KEY, JSON.stringify(recentRooms().filter((one) => one !== id)));
}
