import type { Seat } from '@cifra/kernel';
import type { PersonHoliday, RoomClock, RoomTable } from '../model/table.ts';
import { type Holiday, isSlow } from '../model/time.ts';

type Times = Pick<RoomTable, 'timeLimit' | 'holidays' | 'seats'>;

/** On which days the clock of these seats stands, in order and apart: none where people have minutes (T6). */
export function daysOff({ timeLimit, holidays, seats: places }: Times, seats: readonly Seat[]): readonly Holiday[] {
  if (!isSlow(timeLimit) || holidays.length === 0) return [];
  const theirs = holidays.filter(({ person }) => seats.some((seat) => places[seat]?.person?.id === person));
  const apart: Holiday[] = [];
  for (const { from, until } of theirs.toSorted((a, b) => a.from - b.from)) {
    const last = apart.at(-1);
    if (last === undefined || from > last.until) apart.push({ from, until });
    else apart[apart.length - 1] = { from: last.from, until: Math.max(last.until, until) };
  }
  return apart;
}

/** How much time that counts passes between two moments. */
export function timeBetween(off: readonly Holiday[], from: number, to: number): number {
  return off.reduce((left, one) => left - Math.max(0, Math.min(one.until, to) - Math.max(one.from, from)), to - from);
}

/** When so much time that counts has passed. */
export function endOf(off: readonly Holiday[], from: number, ms: number): number {
  return off.reduce(
    (end, one) => (one.until > from && one.from < end ? end + one.until - Math.max(one.from, from) : end),
    from + ms,
  );
}

/** The same time is left, by other days off. */
function retimed(before: Times, after: Times, clock: RoomClock, at: number): number {
  return endOf(daysOff(after, clock.seats), at, timeBetween(daysOff(before, clock.seats), at, clock.endsAt));
}

/** The room after somebody's days off were set or called off: the clock that runs ends at another time. */
export function withHoliday(table: RoomTable, { person, ...holiday }: PersonHoliday, at: number): RoomTable {
  const others = table.holidays.filter((one) => one.person !== person && one.until > at);
  const holidays = holiday.until > at ? [...others, { person, ...holiday }] : others;
  const after = { ...table, holidays };
  const { clock, pausedAt } = table;
  if (clock === null) return after;
  return { ...after, clock: { ...clock, endsAt: retimed(table, after, clock, pausedAt ?? at) } };
}

/** The days off on which the clock of these seats stands at this moment; null where it runs. */
export function holidayNow(table: Times, seats: readonly Seat[], at: number): Holiday | null {
  return daysOff(table, seats).find(({ from, until }) => from <= at && at < until) ?? null;
}
