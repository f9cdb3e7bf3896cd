import type { Seat } from '@cifra/kernel';
import type { RoomTable } from '../model/table.ts';

/** Always where one person plays with bots alone: nobody is wronged by it. Somebody whose seat a bot keeps is somebody too. */
export function areHintsAllowed({ hints, seats }: Pick<RoomTable, 'hints' | 'seats'>): boolean {
  return hints || seats.filter(({ person }) => person !== null).length === 1;
}

/** Has this seat asked for a hint about what is being decided? */
export function hasHint({ hinted }: Pick<RoomTable, 'hinted'>, seat: Seat, decision: string): boolean {
  return hinted.some((one) => one.seat === seat && one.decision === decision);
}
