import { RoomClosed, type RoomId } from '@cifra/room';
import type { ConnectionLimiter } from './connections/connection-limiter.ts';
import type { House } from './house.ts';
import { CODE_MS } from './http/codes.ts';
import { Buckets } from './limits.ts';
import { mark } from './log.ts';
import { type Activity, SAMPLE_MS } from './operator/activity.ts';
import type { Operations } from './operator/operations.ts';
import { tellUsed } from './shared-limits.ts';
import { type HouseData, type HouseStore, StoreAway } from './store/house-data.ts';

/** How many rooms with something due are woken at a time, and how many of them are read at once. */
const WAKE_AT_ONCE = 500;
const READ_AT_ONCE = 16;

/** Has it been said already? From a disk that has failed, or a database that is away, everything fails in every room. */
export function isKnownTrouble({ broken }: HouseStore, error: unknown): boolean {
  return error instanceof StoreAway || (error !== null && error === broken);
}

/** Writes down what failed, unless it is known. */
export function complain({ store, log }: House): (error: unknown) => void {
  return (error) => {
    if (!isKnownTrouble(store, error)) log.error({ err: error }, 'a duty failed');
  };
}

export type Wake = (ids: Iterable<RoomId>) => Promise<void>;

/** Wakes rooms: one that cannot be read keeps no other from going on. */
export function waker({ rooms, store, log }: House): Wake {
  const complained = new Set<RoomId>();
  const wake = async (id: RoomId): Promise<void> => {
    try {
      await rooms.wake([id]);
      complained.delete(id);
    } catch (error) {
      // Left at that very moment, it is found anew next time. One that cannot be read stays due, and is named once.
      if (error instanceof RoomClosed || isKnownTrouble(store, error) || complained.has(id)) return;
      complained.add(id);
      log.error({ room: mark(id), err: error }, 'a room did not wake');
    }
  };
  return async (ids) => {
    const all = [...ids];
    for (let at = 0; at < all.length; at += READ_AT_ONCE) await Promise.all(all.slice(at, at + READ_AT_ONCE).map(wake));
  };
}

/** Rooms in which a clock runs or a bot is to move go on. The index names them; no other room is read. */
export async function wakeDue({ log }: House, { store }: HouseData, wake: Wake): Promise<void> {
  const woken = new Set<RoomId>();
  for (;;) {
    const due = (await store.due(Number.MAX_SAFE_INTEGER, woken.size + WAKE_AT_ONCE)).filter((id) => !woken.has(id));
    if (due.length === 0) break;
    for (const id of due) woken.add(id);
    await wake(due);
  }
  if (woken.size > 0) log.info({ rooms: woken.size }, 'rooms go on');
}

/** Deletes what is older than the settings keep it. */
async function pruneOld({ settings, log }: House, operations: Operations): Promise<void> {
  const { keepRoomsDays, keepEmptyDays, keepPeopleDays } = settings;
  const keep = { rooms: keepRoomsDays, empty: keepEmptyDays, people: keepPeopleDays, dryRun: false };
  const { rooms, people, bytes } = await operations.prune(keep);
  if (rooms.length + people.length > 0)
    log.info({ rooms: rooms.length, people: people.length, bytes }, 'what was old is deleted');
}

/** How often it is looked at who is to be called. */
const CALL_MS = 15_000;

/** How often rooms are told of days off that they have not heard of. */
const HOLIDAYS_MS = 30_000;

/** What the house does now and then. */
export function startDuties(
  house: House,
  { store, registry, keyLinks, codes }: HouseData,
  limiter: ConnectionLimiter,
  wake: Wake,
  operations: Operations,
  activity: Activity,
): { stop(): void } {
  const { rooms, settings, limits, storage, connections, neighbours, now, monotonicNow } = house;
  const failed = complain(house);
  const every = (ms: number, work: () => void | Promise<void>) =>
    setInterval(() => {
      try {
        work()?.catch(failed);
      } catch (error) {
        failed(error);
      }
    }, ms);
  const timers = [
    every(250, () => limiter.sweep()),
    every(1_000, () => connections.beat()),
    every(SAMPLE_MS, () => activity.sample()),
    every(5_000, () => rooms.sweep(settings.roomIdleSeconds * 1_000)),
    every(5_000, () => store.sayAwake()),
    every(5_000, () => storage.sweep()),
    every(60_000, () => store.tidy()),
    // A net: rooms ring by themselves, and this finds one that lost its alarm.
    every(10_000, async () => wake(await store.due(now() - 5_000, WAKE_AT_ONCE))),
    every(60_000, () => {
      for (const limit of Object.values(limits)) if (limit instanceof Buckets) limit.sweep(monotonicNow());
    }),
    every(1_000, () => tellUsed(house)),
    // Hints may be lost, and nobody may mind a room.
    every(3_000, () => neighbours.compare([...rooms.ids()])),
    every(CALL_MS, () => house.caller.tick()),
    every(HOLIDAYS_MS, () => house.holidays.tick()),
    // Who wants to be called and where they sit is looked up anew, whatever other processes did.
    every(300_000, () => house.caller.changed()),
    every(3_600_000, () => registry.dropOldLinks(now())),
    every(600_000, async () => {
      await keyLinks.dropOld(now());
      await codes.dropOlderThan(now() - CODE_MS);
    }),
    every(3_600_000, () => pruneOld(house, operations)),
  ];
  return { stop: () => timers.forEach(clearInterval) };
}
