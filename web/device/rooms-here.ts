import type { RoomCard } from '@cifra/room';
import { type DeviceRecord, openDatabase } from './database.ts';

/** A room of this device as lists show it, in the shape in which the house tells its own. */
export type RoomHere = RoomCard & {
  readonly id: string;
  readonly url: string;
  readonly mine: { readonly seat: number; readonly isToAct: boolean } | null;
  /** How many people play around this device. */
  readonly people: number;
  readonly isHere: true;
};

export function cardHere({ id, due }: Pick<DeviceRecord, 'id' | 'due'>, card: RoomCard): RoomHere {
  const seats = card.seats.flatMap((one, seat) => (one !== null && 'name' in one ? [seat] : []));
  // Nothing is due: it waits for whoever plays here.
  const isToAct = card.phase === 'playing' && due === null;
  return {
    ...card,
    id,
    url: `${location.origin}/r/${id}`,
    mine: seats[0] === undefined ? null : { seat: seats[0], isToAct },
    people: seats.length,
    isHere: true,
  };
}

/** The rooms of this device, the latest first; none where the browser keeps nothing. The worker need not be there for it. */
export async function listRoomsHere(): Promise<readonly RoomHere[]> {
  try {
    const database = await openDatabase();
    const records = await database.getAll('rooms');
    database.close();
    return records
      .flatMap((record) => (record.card === null ? [] : [cardHere(record, record.card)]))
      .toSorted((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}
