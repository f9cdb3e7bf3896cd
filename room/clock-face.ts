import type { AnyGame, Shape } from '@cifra/kernel';
import type { RoomClock, RoomTable } from './view.ts';

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
