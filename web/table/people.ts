import type { Names } from '@cifra/kernel';
import type { Place } from '@cifra/room';
import { words } from '../words/index.ts';

/** How the seats are called; bots have names of their own, so that sentences read like sentences. */
const BOT_NAMES = ['Ada', 'Blas', 'Cleo', 'Dédalo', 'Euler', 'Fátima', 'Gauss', 'Hipatia'] as const;

export function namesOf(places: readonly Place[]): Names {
  return (seat) => {
    const place = places[seat];
    return place?.person?.name ?? (place?.bot == null ? words.value.room.empty : botName(seat));
  };
}

export function botName(seat: number): string {
  return BOT_NAMES[seat % BOT_NAMES.length] ?? 'Bot';
}
