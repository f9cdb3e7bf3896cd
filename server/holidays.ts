import { accept, type Result, refuse } from '@cifra/kernel';
import { type Holiday, isSlow, type RoomId, type RoomsHandle } from '@cifra/room';
import type { HolidayRecords } from './store/holiday-records.ts';
import type { MemberRoom, Memberships } from './store/memberships.ts';

/** So many days off one has in each half of a year (T6). */
export const DAYS_A_SEASON = 14;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A day on which clocks are put back has an hour more. */
const LONGER_DAY = 2 * HOUR;
/** Nobody plans further ahead. */
const AHEAD = 366 * DAY;
const MOST_ROOMS = 200;

type Parts = {
  readonly records: HolidayRecords;
  readonly memberships: Memberships;
  readonly rooms: RoomsHandle;
  readonly now: () => number;
};

/** How it stands with somebody's days off. */
export type HolidayState = {
  readonly holiday: Holiday | null;
  /** How many days are left in this half of the year. */
  readonly left: number;
};

/** Which half of which year, by UTC: the same for everybody. */
function seasonOf(at: number): number {
  const day = new Date(at);
  return day.getUTCFullYear() * 2 + Math.floor(day.getUTCMonth() / 6);
}

/** How many days of each season it takes; one that has begun counts. */
export function daysBySeason(holidays: readonly Holiday[]): ReadonlyMap<number, number> {
  const days = new Map<number, number>();
  for (const { from, until } of holidays)
    for (let day = from; day < until - LONGER_DAY || day === from; day += DAY)
      days.set(seasonOf(day), (days.get(seasonOf(day)) ?? 0) + 1);
  return days;
}

/**
 * Days on which somebody's slow clocks stand: kept by the key, told to every room where they sit, and there in the log. A
 * room that did not hear of it, because the house fell in between or they sat down later, hears of it at the next look.
 */
export class Holidays {
  readonly #parts: Parts;
  /** Everybody's that have not ended, as far as this process knows; null before it has looked for the first time. */
  #upcoming: ReadonlyMap<string, Holiday> | null = null;
  /** Which rooms have been told which. */
  readonly #told = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Is somebody off at this moment? Then nobody calls them. */
  async isOff(holder: string): Promise<boolean> {
    const holiday = (await this.#known()).get(holder);
    const now = this.#parts.now();
    return holiday !== undefined && holiday.from <= now && now < holiday.until;
  }

  async state(holder: string): Promise<HolidayState> {
    const { records, now } = this.#parts;
    const taken = await records.of(holder, now() - AHEAD);
    const holiday = taken.find(({ until }) => until > now()) ?? null;
    return {
      holiday: holiday === null ? null : { from: holiday.from, until: holiday.until },
      left: Math.max(0, DAYS_A_SEASON - (daysBySeason(taken).get(seasonOf(now())) ?? 0)),
    };
  }

  /** Takes these days, in place of those that were planned; one that has begun goes on. */
  async take(holder: string, wanted: Holiday): Promise<Result<HolidayState>> {
    const { records, now } = this.#parts;
    const at = now();
    const taken = await records.of(holder, at - AHEAD);
    const begun = taken.find(({ from, until }) => from <= at && at < until);
    const holiday = { from: begun?.from ?? Math.max(wanted.from, at), until: wanted.until };
    if (!(holiday.until > at && holiday.until > holiday.from && holiday.until < at + AHEAD))
      return refuse('bad-holiday');
    const others = taken.filter(({ until }) => until <= at);
    const days = daysBySeason([...others, holiday]);
    if ([...days.values()].some((count) => count > DAYS_A_SEASON))
      return refuse('holiday-too-long', { days: DAYS_A_SEASON });
    await records.put({ holder, ...holiday }, at);
    await this.#tellRooms(holder, holiday);
    return accept(await this.state(holder));
  }

  async end(holder: string): Promise<HolidayState> {
    const { records, now } = this.#parts;
    await records.end(holder, now());
    await this.#tellRooms(holder, null);
    return this.state(holder);
  }

  /** Call it now and then. */
  async tick(): Promise<void> {
    this.#upcoming = null;
    for (const [holder, holiday] of await this.#known()) await this.#tellRooms(holder, holiday);
  }

  async #known(): Promise<ReadonlyMap<string, Holiday>> {
    const { records, now } = this.#parts;
    this.#upcoming ??= new Map(
      (await records.upcoming(now())).map(({ holder, from, until }) => [holder, { from, until }]),
    );
    return this.#upcoming;
  }

  async #tellRooms(holder: string, holiday: Holiday | null): Promise<void> {
    const upcoming = new Map(await this.#known());
    if (holiday === null) upcoming.delete(holder);
    else upcoming.set(holder, holiday);
    this.#upcoming = upcoming;
    for (const member of await this.#parts.memberships.going(holder, MOST_ROOMS))
      if (isConcerned(member)) await this.#tell(member, holiday);
  }

  async #tell({ room: id, person }: MemberRoom, holiday: Holiday | null): Promise<void> {
    const key = `${id} ${person} ${holiday?.from} ${holiday?.until}`;
    if (this.#told.has(key)) return;
    const room = await this.#parts.rooms.find(id as RoomId);
    await room?.setHoliday(person, holiday);
    const { table } = (await room?.view(person)) ?? {};
    // Whoever does not sit there yet may do so later.
    if (holiday !== null && table?.holidays.some((one) => one.person === person) === true) this.#told.add(key);
    if (holiday === null) for (const one of this.#told) if (one.startsWith(`${id} ${person} `)) this.#told.delete(one);
  }
}

function isConcerned({ card: { phase, timeLimit = null } }: MemberRoom): boolean {
  return phase === 'lobby' || (phase === 'playing' && isSlow(timeLimit));
}
