import type { AddressInfo } from 'node:net';
import { accept, type Result, refuse } from '@cifra/kernel';
import { type Ports, RoomClosed, type RoomId, Rooms } from '@cifra/room';
import type { DestinationStream } from 'pino';
import { ConnectionLimiter } from './connections/connection-limiter.ts';
import { Connections } from './connections/connections.ts';
import { connectionsWithin } from './connections/open-files.ts';
import { type House, makeLimits } from './house.ts';
import { Answers } from './http/answers.ts';
import { openApp } from './http/app.ts';
import { Bans } from './identity/bans.ts';
import { People } from './identity/people.ts';
import { SeatLinks } from './identity/seat-links.ts';
import { Visits } from './identity/visits.ts';
import { Buckets } from './limits.ts';
import { type Logger, mark, openLog } from './log.ts';
import { Counts, openMetrics } from './metrics.ts';
import { MindPool } from './minds/pool.ts';
import { Openers } from './openers.ts';
import { openControl } from './operator/control.ts';
import { Operations } from './operator/operations.ts';
import type { Settings } from './settings.ts';
import { StorageBudget } from './storage-budget.ts';
import { IN_MEMORY, openData } from './store/embedded.ts';
import type { HouseData, HouseStore } from './store/house-data.ts';
import { Wheel } from './wheel.ts';
import { openGate } from './wire/gate.ts';
import { REAL_WORLD, type World } from './world.ts';

/** A bot that has not found a move by then is taken from its thread. */
const LONGEST_THOUGHT_MS = 25_000;
/** How long a client may take, when the house closes, to read its answer and to close its side. */
const LONGEST_FAREWELL_MS = 2_000;
/** Connections at once, where the system allows that many open files. */
const MOST_CONNECTIONS = 50_000;
/** How many rooms with something due are woken at a time. */
const WAKE_AT_ONCE = 500;

export type RunningServer = {
  readonly url: string;
  readonly port: number;
  /** Lets nobody in, finishes what is under way, tells everybody to come back, and lets go of the data. */
  stop(): Promise<void>;
};

export type ServeOptions = { readonly logTo?: DestinationStream; readonly world?: World };

/** Opens the house, or says why it cannot be opened here. */
export async function openHouse(
  settings: Settings,
  { logTo, world = REAL_WORLD }: ServeOptions = {},
): Promise<Result<RunningServer>> {
  const counts = new Counts();
  const log = openLog(settings.log, logTo);
  const opened = await openData(settings.data, counts, world.now, (error) =>
    log.fatal({ err: error }, 'the disk failed: nothing is saved any more, and only a restart helps'),
  );
  if (!opened.ok) return opened;
  const data = opened.value;
  if (data.lostSince !== null) {
    const [from, until] = [data.lostSince.from, data.lostSince.until].map((at) => at && new Date(at).toISOString());
    log.warn({ from, until }, 'the data end earlier than they did: what was written in between is gone');
  }
  try {
    return accept(await serve(settings, world, data, counts, log));
  } catch (error) {
    await data.close();
    const { code, syscall } = error as NodeJS.ErrnoException;
    // An address that is none is asked of the network's names first.
    if (syscall !== 'listen' && syscall !== 'getaddrinfo') throw error;
    if (code === 'EADDRINUSE') return refuse('port-taken', { port: settings.port });
    return refuse('host-refused', { host: settings.host, port: settings.port });
  }
}

async function serve(
  settings: Settings,
  world: World,
  data: HouseData,
  counts: Counts,
  log: Logger,
): Promise<RunningServer> {
  const wheel = new Wheel();
  const connections = new Connections();
  const openers = new Openers();
  const minds = new MindPool({
    threads: settings.thinkers,
    mostMs: LONGEST_THOUGHT_MS,
    counts,
    payerOf: (room) => openers.of(room),
    isWatched: (room) => connections.rooms.has(room),
  });
  const rooms = new Rooms(portsOf(world, { data, wheel, minds, counts, log }));
  const bans = new Bans();
  await bans.read(data.records);
  const house: House = {
    settings,
    rooms,
    store: data.store,
    registry: data.registry,
    people: new People(data.registry, settings.data !== IN_MEMORY),
    links: new SeatLinks(data.registry),
    bans,
    visits: new Visits(data.records, world.now),
    limits: makeLimits(settings),
    storage: new StorageBudget(settings, data.store, world.monotonicNow),
    connections,
    openers,
    counts,
    log,
    now: world.now,
    monotonicNow: world.monotonicNow,
  };
  const metrics = openMetrics(counts, { rooms: () => rooms.size, connections: () => house.connections.size });
  const answers = new Answers();
  const limiter = new ConnectionLimiter(settings, connectionsWithin(MOST_CONNECTIONS), counts, world.monotonicNow);
  const app = await openApp(house, metrics, answers, limiter);
  const gate = openGate(house, app.server);
  const wake = waker(house);
  const operations = new Operations(data, house, world.now);
  const duties = startDuties(house, data, limiter, wake, operations);
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    duties.stop();
    await Promise.all([minds.close(), app.close()]);
    throw error;
  }
  const control = settings.data === IN_MEMORY ? null : await openControl(settings.data, operations, log);
  await wakeDue(house, data, wake);
  const { port } = app.server.address() as AddressInfo;
  log.info({ port, host: settings.host }, 'the house is open');

  const stop = async (): Promise<void> => {
    log.info('the house is closing');
    gate.close();
    control?.close();
    answers.close();
    duties.stop();
    await rooms.close();
    house.connections.endAll('stopping');
    // Whoever does not answer the farewell is not waited for.
    const impatient = setTimeout(() => gate.terminate(), LONGEST_FAREWELL_MS);
    // This cuts off who asks by HTTP, so what was asked is answered first.
    await answers.given(LONGEST_FAREWELL_MS);
    await app.close();
    clearTimeout(impatient);
    wheel.stop();
    await minds.close();
    await data.close();
    log.info('the house is closed');
  };
  let stopping: Promise<void> | null = null;
  return {
    url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
    port,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

type Parts = { data: HouseData; wheel: Wheel; minds: MindPool; counts: Counts; log: Logger };

function portsOf({ games, entropy, now }: World, { data, wheel, minds, counts, log }: Parts): Ports {
  return {
    games,
    store: data.store,
    // One process: nobody else has to be told.
    bus: { hint: () => {} },
    clock: { now, after: wheel.after },
    entropy,
    minds,
    report: {
      broke: (room, error) => {
        counts.roomsFailed++;
        log.error({ room: mark(room), err: error }, 'a room broke');
      },
      failed: (room, what, error) => {
        if (!isKnown(data.store, error)) log.warn({ room: mark(room), what, err: error }, 'something failed in a room');
      },
    },
  };
}

/** Has it been said already? From a disk that has failed everything fails, in every room. */
function isKnown({ broken }: HouseStore, error: unknown): boolean {
  return error !== null && error === broken;
}

type Wake = (ids: Iterable<RoomId>) => Promise<void>;

/** Wakes rooms one by one: one that cannot be read keeps no other from going on. */
function waker({ rooms, store, log }: House): Wake {
  const complained = new Set<RoomId>();
  return async (ids) => {
    for (const id of ids)
      try {
        await rooms.wake([id]);
        complained.delete(id);
      } catch (error) {
        // Left at that very moment, it is found anew next time. One that cannot be read stays due, and is named once.
        if (error instanceof RoomClosed || isKnown(store, error) || complained.has(id)) continue;
        complained.add(id);
        log.error({ room: mark(id), err: error }, 'a room did not wake');
      }
  };
}

/** Rooms in which a clock runs or a bot is to move go on. The index names them; no other room is read. */
async function wakeDue({ log }: House, { store }: HouseData, wake: Wake): Promise<void> {
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

/** What the house does now and then. */
function startDuties(
  house: House,
  { store, registry }: HouseData,
  limiter: ConnectionLimiter,
  wake: Wake,
  operations: Operations,
): { stop(): void } {
  const { rooms, settings, limits, storage, connections, log, now, monotonicNow } = house;
  const failed = (error: unknown) => {
    if (!isKnown(store, error)) log.error({ err: error }, 'a duty failed');
  };
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
    every(5_000, () => rooms.sweep(settings.roomIdleSeconds * 1_000)),
    every(5_000, () => store.sayAwake()),
    every(5_000, () => storage.sweep()),
    every(60_000, () => store.tidy()),
    // A net: rooms ring by themselves, and this finds one that lost its alarm.
    every(10_000, async () => wake(await store.due(now() - 5_000, WAKE_AT_ONCE))),
    every(60_000, () => {
      for (const limit of Object.values(limits)) if (limit instanceof Buckets) limit.sweep(monotonicNow());
    }),
    every(3_600_000, () => registry.dropOldLinks(now())),
    every(3_600_000, () => pruneOld(house, operations)),
  ];
  return { stop: () => timers.forEach(clearInterval) };
}
