import type { AnyGame, Deadline, Shape } from '@cifra/kernel';
import type { RoomFact } from '../model/events.ts';
import type { RoomClock, RoomTable } from '../model/table.ts';
import { isSlow } from '../model/time.ts';
import { daysOff, endOf, timeBetween } from './holidays.ts';
import { isPlaying, type RoomState } from './state.ts';

/** How many of the last seconds of a live clock are shown as the last ones. */
const WARNING = 10;

/** What is being decided, by name. */
export function decisionOf(game: AnyGame, match: Shape['Table']): string {
  return game.decision?.(match) ?? game.toAct(match).join();
}

function tableClockName(game: AnyGame, match: Shape['Table']): string {
  return `table/${decisionOf(game, match)}`;
}

/** The table's own clock: it runs for people; a bot is never late (T1). */
function tableDeadline(game: AnyGame, { timeLimit, seats }: RoomTable, match: Shape['Table']): Deadline | null {
  if (timeLimit === null) return null;
  const awaited = game.toAct(match).filter((seat) => isPlaying(seats[seat]));
  if (awaited.length === 0) return null;
  const clock = tableClockName(game, match);
  return { seats: awaited, after: timeLimit, clock, ...(isSlow(timeLimit) ? {} : { warning: WARNING }) };
}

/**
 * The clock after a step of the match. A clock of the same name goes on; a new name starts it anew (from the time of
 * the entry, so that server, client and restarted room agree without a word being sent). The rulebook's own clock comes
 * first, except where people have days: nobody has to be there then (T1).
 */
export function clockAfter(game: AnyGame, table: RoomTable, match: Shape['Table'], at: number): RoomClock | null {
  if (table.phase !== 'playing') return null;
  const ruled = isSlow(table.timeLimit) ? null : game.deadline(match);
  const deadline = ruled ?? tableDeadline(game, table, match);
  if (deadline === null) return null;
  const { clock: name, seats, after, warning = null } = deadline;
  const { clock: before } = table;
  const off = daysOff(table, seats);
  if (before?.name !== name)
    return { name, seats, warning, after, isExtended: false, endsAt: endOf(off, at, after * 1_000) };
  // Whoever has days off may have decided: then the clock stands no longer (T6).
  const left = timeBetween(daysOff(table, before.seats), at, before.endsAt);
  return { name, seats, warning, after, isExtended: before.isExtended, endsAt: endOf(off, at, left) };
}

/**
 * Is this the clock of what is decided now? A table's own one is that of the whole decision, also where one seat's lateness
 * would start the rulebook's for the others: their time is up as well (T1).
 */
export function isClockOf(
  { name }: RoomClock,
  game: AnyGame,
  table: RoomTable,
  match: Shape['Table'],
  at: number,
): boolean {
  return name === tableClockName(game, match) || name === clockAfter(game, table, match, at)?.name;
}

/** Facts after which somebody else decides for a seat: then another clock may run. */
export function changesDecider(
  fact: RoomFact,
): fact is Extract<RoomFact, { type: 'stoodIn' | 'returned' | 'tookOver' }> {
  return fact.type === 'stoodIn' || fact.type === 'returned' || fact.type === 'tookOver';
}

/**
 * When a clock must end so that nobody loses the time for which the house slept: as much is left as there was when it
 * was last surely awake. Null where nothing has to be given back.
 */
export function endAfterSleep({ table, at }: RoomState, awakeUntil: number | null, now: number): number | null {
  const { clock, pausedAt } = table;
  if (clock === null || pausedAt !== null) return null;
  const off = daysOff(table, clock.seats);
  const left = timeBetween(off, Math.max(at, awakeUntil ?? at), clock.endsAt);
  const endsAt = endOf(off, now, Math.max(left, 0));
  return endsAt > clock.endsAt ? endsAt : null;
}
