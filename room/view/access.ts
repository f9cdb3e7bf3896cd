import { type AnyGame, handsOf } from '@cifra/kernel';
import type { RoomEntry, RoomEvent, RoomFact } from '../model/events.ts';
import type { Access, PersonId } from '../model/person.ts';
import { type RoomState, seatOf } from '../state/state.ts';

/** What somebody may see: who holds a seat sees its hand, all others see what is public. */
export function accessOf(game: AnyGame, state: RoomState, person: PersonId): Access {
  const seat = seatOf(state.table, person);
  if (seat !== null)
    return { viewer: seat, audiences: ['all', ...handsOf(seat, game.teams(state.table.seats.length))] };
  // Whoever has held a seat in this match still plays, in a way: the watchers' talk is not for them.
  const hasSat = Object.hasOwn(state.sat, person);
  return { viewer: 'spectator', audiences: hasSat ? ['all'] : ['all', 'watchers'] };
}

/** Facts after which somebody may see something else; all others leave everybody's access as it was. */
const MOVING: ReadonlySet<RoomFact['type']> = new Set([
  'sat',
  'left',
  'kicked',
  'banned',
  'swapped',
  'resized',
  'started',
  'tookOver',
  'handSeen',
  'rematched',
]);

/** May somebody's access be another one after this entry? */
export function changesAccess({ events }: RoomEntry): boolean {
  return events.some(movesPeople);
}

function movesPeople(event: RoomEvent): boolean {
  return 'fact' in event && MOVING.has(event.fact.type);
}
