import type { Language } from '@cifra/kernel';
import { isSlow } from '@cifra/room';
import type { ListedRoom } from '../connection/api.ts';

export const PACES = ['none', 'live', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/** Opened at most so many minutes ago. */
export const AGES = [10, 60, 1440] as const;
export type Age = (typeof AGES)[number];

/** What somebody looks for in the list of public rooms; null is everything. */
export type PublicRoomFilter = {
  readonly game: string | null;
  readonly language: Language | null;
  readonly pace: Pace | null;
  readonly age: Age | null;
  /** Only where a seat is free. */
  readonly hasSeat: boolean;
};

export const EVERYTHING: PublicRoomFilter = { game: null, language: null, pace: null, age: null, hasSeat: true };

const MINUTE = 60_000;

export function paceOf({ timeLimit = null }: Pick<ListedRoom, 'timeLimit'>): Pace {
  return timeLimit === null ? 'none' : isSlow(timeLimit) ? 'slow' : 'live';
}

/** Can somebody who comes now sit down there? */
export function hasFreeSeat({ phase, seats }: Pick<ListedRoom, 'phase' | 'seats'>): boolean {
  return phase === 'lobby' && seats.includes(null);
}

/** Those that fit, where a seat is free first, and then the newest first. */
export function filterRooms(
  rooms: readonly ListedRoom[],
  filter: PublicRoomFilter,
  now: number,
): readonly ListedRoom[] {
  const { game, language, pace, age, hasSeat } = filter;
  return rooms
    .filter(
      (room) =>
        (room.phase === 'lobby' || room.phase === 'playing') &&
        (!hasSeat || hasFreeSeat(room)) &&
        (game === null || room.game === game) &&
        (language === null || room.language === language) &&
        (pace === null || paceOf(room) === pace) &&
        (age === null || now - (room.openedAt ?? room.at) <= age * MINUTE),
    )
    .toSorted((a, b) => Number(hasFreeSeat(b)) - Number(hasFreeSeat(a)) || (b.openedAt ?? b.at) - (a.openedAt ?? a.at));
}
