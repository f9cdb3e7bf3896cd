import { loadCompany } from '@cifra/games/bots';
import { type Ports, type RoomId, Rooms } from '@cifra/room';
import { AnswerTimes } from './answer-times.ts';
import { Connections } from './connections/connections.ts';
import type { HouseDependencies } from './dependencies.ts';
import { isKnownTrouble } from './duties.ts';
import { Holidays } from './holidays.ts';
import { type House, makeLimits } from './house.ts';
import { Bans } from './identity/bans.ts';
import { History } from './identity/history.ts';
import { KeyTransfer } from './identity/key-transfer.ts';
import { Members } from './identity/members.ts';
import { People } from './identity/people.ts';
import { SeatLinks } from './identity/seat-links.ts';
import { Visits } from './identity/visits.ts';
import { type Logger, mark } from './log.ts';
import type { Counts } from './metrics.ts';
import { MindPool } from './minds/pool.ts';
import { Reviews } from './minds/reviews.ts';
import { Caller } from './notices/caller.ts';
import { Lookers } from './notices/lookers.ts';
import { newVapidKeys, Senders, type VapidKeys } from './notices/senders.ts';
import { Openers } from './openers.ts';
import { Painter } from './previews/painter.ts';
import { RefusalTally } from './refusal-tally.ts';
import type { Settings } from './settings.ts';
import { StorageBudget } from './storage-budget.ts';
import { IN_MEMORY } from './store/embedded.ts';
import type { HouseData } from './store/house-data.ts';
import { TimerWheel } from './timer-wheel.ts';

/** A bot that has not found a move by then is taken from its thinker. */
const LONGEST_THOUGHT_MS = 25_000;

/** A house that nobody can ask anything yet, and what only its opening and its end need. */
export type NewHouse = { readonly house: House; readonly minds: MindPool; readonly timers: TimerWheel };

/** Puts together what everybody who asks something of the house shares. */
export async function makeHouse(
  settings: Settings,
  dependencies: HouseDependencies,
  data: HouseData,
  counts: Counts,
  log: Logger,
): Promise<NewHouse> {
  const { now, notices, memberships } = data;
  const { monotonicNow } = dependencies;
  const timers = new TimerWheel();
  const connections = new Connections();
  const openers = new Openers(data.registry.secret);
  const minds = new MindPool({
    thinkers: settings.thinkers,
    mostMs: LONGEST_THOUGHT_MS,
    counts,
    company: await loadCompany(),
    payerOf: (room) => openers.of(room),
    isWatched: (room) => connections.rooms.has(room),
  });
  let caller: Caller | null = null;
  const moved = (room: RoomId) => caller?.moved(room);
  const rooms = new Rooms(portsOf({ ...dependencies, now }, { data, timers, minds, counts, log, moved }));
  const keys = JSON.parse(await data.registry.kept('vapid', () => JSON.stringify(newVapidKeys()))) as VapidKeys;
  const senders = new Senders(settings, keys);
  const holidays = new Holidays({ records: data.holidays, memberships, rooms, now });
  const lookers = new Lookers({ connections, neighbours: data.neighbours, now });
  caller = new Caller({ records: notices, memberships, senders, rooms, lookers, holidays, log, now });
  const house: House = {
    settings,
    rooms,
    store: data.store,
    registry: data.registry,
    neighbours: data.neighbours,
    people: new People(data.registry, settings.database !== null || settings.data !== IN_MEMORY),
    links: new SeatLinks(data.registry),
    bans: new Bans(),
    visits: new Visits(data.records, now),
    records: data.records,
    memberships,
    members: new Members(memberships, now),
    history: new History(memberships, data.registry.secret),
    transfer: new KeyTransfer(data.keyLinks),
    codes: data.codes,
    notices,
    senders,
    caller,
    lookers,
    holidays,
    limits: makeLimits(settings),
    storage: new StorageBudget(settings, data.store, monotonicNow),
    painter: new Painter(),
    minds,
    reviews: new Reviews(minds),
    connections,
    openers,
    counts,
    refusals: new RefusalTally(monotonicNow),
    answerTimes: new AnswerTimes(),
    log,
    now,
    monotonicNow,
  };
  return { house, minds, timers };
}

type Parts = {
  data: HouseData;
  timers: TimerWheel;
  minds: MindPool;
  counts: Counts;
  log: Logger;
  /** Something happened in a room. */
  moved: (room: RoomId) => void;
};

function portsOf(
  { games, entropy, now }: HouseDependencies,
  { data, timers, minds, counts, log, moved }: Parts,
): Ports {
  return {
    games,
    store: data.store,
    bus: {
      hint: (room, version) => {
        data.neighbours.hint(room, version);
        moved(room);
      },
    },
    neighbours: data.neighbours,
    clock: { now, after: timers.after },
    entropy,
    minds,
    report: {
      broke: (room, error) => {
        counts.roomsFailed++;
        log.error({ room: mark(room), err: error }, 'a room broke');
      },
      failed: (room, what, error) => {
        if (!isKnownTrouble(data.store, error))
          log.warn({ room: mark(room), what, err: error }, 'something failed in a room');
      },
    },
  };
}
