import type { AnyGame, Shape } from '@cifra/kernel';
import type { RoomClock, RoomTable } from '../model/table.ts';
import type { RoomState } from './state.ts';

/**
 * The clock after a step of the match. A clock of the same name goes on; a new name starts it anew (from the time of
 * the entry, so that server, client and restarted room agree without a word being sent).
 */
export function clockAfter(game: AnyGame, table: RoomTable, match: Shape['Table'], at: number): RoomClock | null {
  const deadline = table.phase === 'playing' ? game.deadline(match) : null;
  if (deadline === null) return null;
  const { clock: name, seats, after, warning = null } = deadline;
  const endsAt = table.clock?.name === name ? table.clock.endsAt : at + after * 1_000;
  return { name, seats, warning, endsAt };
}

/**
 * When a clock must end so that nobody loses the time for which the house slept: as much is left as there was when it
 * was last surely awake. Null where nothing has to be given back.
 */
export function endAfterSleep({ table, at }: RoomState, awakeUntil: number | null, now: number): number | null {
  const { clock, pausedAt } = table;
  if (clock === null || pausedAt !== null) return null;
  const left = clock.endsAt - Math.max(at, awakeUntil ?? at);
  return now + left > clock.endsAt ? now + Math.max(left, 0) : null;
}
