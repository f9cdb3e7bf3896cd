import type { AnyGame, Teams } from '@cifra/kernel';
import type { RoomEntry, RoomEvent, RoomFact } from './events.ts';
import type { Audience, PersonId, Standing } from './person.ts';
import { type RoomState, seatOf } from './state.ts';

/** As what somebody stands in the room: who holds a seat sees its hand, all others see what is public. */
export function standingOf(game: AnyGame, state: RoomState, person: PersonId): Standing {
  const seat = seatOf(state.table, person);
  if (seat !== null) return { viewer: seat, hears: heardAt(seat, game.teams(state.table.seats.length)) };
  // Whoever has held a seat in this match still plays, in a way: the watchers' talk is not for them.
  const hasSat = Object.hasOwn(state.sat, person);
  return { viewer: 'spectator', hears: hasSat ? ['all'] : ['all', 'watchers'] };
}

function heardAt(seat: number, teams: Teams): readonly Audience[] {
  const team = teams.findIndex((members) => members.includes(seat));
  return team < 0 ? ['all', `seat:${seat}`] : ['all', `seat:${seat}`, `team:${team}`];
}

/** Facts after which somebody may stand elsewhere; all others leave everybody where they were. */
const MOVING: ReadonlySet<RoomFact['type']> = new Set([
  'sat',
  'left',
  'kicked',
  'swapped',
  'resized',
  'started',
  'tookOver',
  'rematched',
]);

/** May somebody stand elsewhere after this entry? */
export function someMove({ events }: RoomEntry): boolean {
  return events.some(movesPeople);
}

function movesPeople(event: RoomEvent): boolean {
  return 'fact' in event && MOVING.has(event.fact.type);
}
