import type { AddressInfo } from 'node:net';
import { accept, type Result, refuse } from '@cifra/kernel';
import type { DestinationStream } from 'pino';
import { listenToNeighbours } from './cluster.ts';
import { ConnectionLimiter } from './connections/connection-limiter.ts';
import { connectionsWithin } from './connections/open-files.ts';
import { type HouseDependencies, REAL_DEPENDENCIES } from './dependencies.ts';
import { complain, startDuties, wakeDue, waker } from './duties.ts';
import type { House } from './house.ts';
import { Answers } from './http/answers.ts';
import { openApp } from './http/app.ts';
import { hasPages } from './http/site.ts';
import { type Logger, openLog } from './log.ts';
import { makeHouse, type NewHouse } from './make-house.ts';
import { Counts, openMetrics } from './metrics.ts';
import { Activity } from './operator/activity.ts';
import { openControl } from './operator/control.ts';
import { Operations } from './operator/operations.ts';
import { operatorRoutes } from './operator/page-routes.ts';
import { databaseSettings, type Settings } from './settings.ts';
import { IN_MEMORY, openData } from './store/embedded.ts';
import type { HouseData } from './store/house-data.ts';
import { nameOf, openDatabase } from './store/postgres/open.ts';
import { openWebSocketServer, type WebSocketListener } from './wire/websocket-server.ts';

/**
 * How long the door stays shut until bots can be thought for: where nobody else is there, people wait before it. Where
 * others are, a process that opens too early only takes tables from them whose bots then wait for its first thought.
 */
const WARM_UP_MS = { alone: 5_000, amongOthers: 20_000 };
/** How long a client may take, when the house closes, to read its answer and to close its side. */
const LONGEST_FAREWELL_MS = 2_000;
/** Connections at once, where the system allows that many open files. */
const MOST_CONNECTIONS = 50_000;
/** Connections that the system holds until we take them: beyond that somebody else's waits a second and tries again. */
const BACKLOG = 4_096;

export type RunningServer = {
  readonly url: string;
  readonly port: number;
  /** What opens the operator's page. */
  operatorToken(): Promise<string>;
  /** Comes true when the operator asks for the end from afar; whoever opened the house closes it. */
  readonly stopAsked: Promise<void>;
  /** Comes true when the disk has failed: nothing is saved any more, and only a new start reads what is there. */
  readonly diskFailed: Promise<void>;
  /** Lets nobody in, finishes what is under way, tells everybody to come back, and lets go of the data. */
  stop(): Promise<void>;
};

export type ServeOptions = {
  readonly logTo?: DestinationStream;
  readonly dependencies?: HouseDependencies;
  /** One of many processes has thought about every game before it opens: when another leaves, its bots go on here at once. */
  readonly warmsUp?: boolean;
};

/** Opens the house, or says why it cannot be opened here. */
export async function openHouse(
  settings: Settings,
  { logTo, dependencies = REAL_DEPENDENCIES, warmsUp = false }: ServeOptions = {},
): Promise<Result<RunningServer>> {
  // Named by mistake, it would be a house without pages that looks well to whoever started it.
  if (settings.site !== null && !hasPages(settings.site)) return refuse('no-pages', { site: settings.site });
  const counts = new Counts();
  const log = openLog(settings.log, logTo);
  let noteFailure = () => {};
  const diskFailed = new Promise<void>((resolve) => {
    noteFailure = resolve;
  });
  const opened = await openStore(settings, dependencies, counts, log, noteFailure);
  if (!opened.ok) return opened;
  const data = opened.value;
  if (await data.registry.isHalfMoved()) {
    await data.close();
    return refuse('house-half-moved', {
      place: settings.database === null ? settings.data : nameOf(settings.database),
    });
  }
  if (data.lostSince !== null) {
    const [from, until] = [data.lostSince.from, data.lostSince.until].map((at) => at && new Date(at).toISOString());
    log.warn({ from, until }, 'the data end earlier than they did: what was written in between is gone');
  }
  try {
    const made = await makeHouse(settings, dependencies, data, counts, log);
    const server = await serve(made, data, warmsUp && data.neighbours.mayWrite);
    return accept({ ...server, diskFailed });
  } catch (error) {
    await data.close();
    const { code, syscall } = error as NodeJS.ErrnoException;
    // An address that is none is asked of the network's names first.
    if (syscall !== 'listen' && syscall !== 'getaddrinfo') throw error;
    if (code === 'EADDRINUSE') return refuse('port-taken', { port: settings.port });
    return refuse('host-refused', { host: settings.host, port: settings.port });
  }
}

/** A folder, or a database that many processes share. */
function openStore(
  settings: Settings,
  { now }: HouseDependencies,
  counts: Counts,
  log: Logger,
  diskFailed: () => void,
): Promise<Result<HouseData>> {
  if (settings.database !== null)
    return openDatabase(databaseSettings(settings, settings.database), counts, (error) =>
      log.warn({ err: error }, 'the database is not there yet: it is waited for'),
    );
  return openData(settings.data, counts, now, (error) => {
    log.fatal({ err: error }, 'the disk failed: nothing is saved any more, and only a restart helps');
    diskFailed();
  });
}

async function serve(made: NewHouse, data: HouseData, warmsUp: boolean): Promise<Omit<RunningServer, 'diskFailed'>> {
  const { house, minds } = made;
  const { settings, log, counts } = house;
  const folder = settings.database === null && settings.data !== IN_MEMORY ? settings.data : null;
  let askToStop = () => {};
  const stopAsked = new Promise<void>((resolve) => {
    askToStop = resolve;
  });
  const operations = new Operations(data, { ...house, askToStop }, folder, house.now);
  const activity = new Activity(house);
  const answers = new Answers();
  const most = connectionsWithin(MOST_CONNECTIONS);
  const limiter = new ConnectionLimiter(settings, most, counts, house.refusals, house.monotonicNow);
  const app = await openApp(house, metricsOf(house), answers, limiter, (api) =>
    operatorRoutes(api, house, operations, activity),
  );
  const webSockets = openWebSocketServer(house, app.server);
  const wake = waker(house);
  const duties = startDuties(house, data, limiter, wake, operations, activity);
  try {
    const isAmongOthers = data.neighbours.count > 1;
    const patience = isAmongOthers ? WARM_UP_MS.amongOthers : WARM_UP_MS.alone;
    if (warmsUp) await minds.warmUp({ patience, givesWay: isAmongOthers });
    // Only now: whoever listens takes over what others leave.
    listenToNeighbours(house, data, wake, complain(house));
    await house.bans.read(data.records);
    await app.listen({ port: settings.port, host: settings.host, backlog: BACKLOG });
  } catch (error) {
    duties.stop();
    await Promise.all([minds.close(), house.painter.close(), app.close()]);
    throw error;
  }
  const control = folder === null ? null : await openControl(folder, operations, log);
  await wakeDue(house, data, wake);
  // What nobody minds, because everybody else has left or died.
  await data.neighbours.compare([]);
  const { port } = app.server.address() as AddressInfo;
  log.info({ port, host: settings.host }, 'the house is open');
  let stopping: Promise<void> | null = null;
  return {
    url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
    port,
    operatorToken: () => data.registry.operatorToken(),
    stopAsked,
    stop: () => {
      stopping ??= stop(made, data, { app, webSockets, answers, duties, control });
      return stopping;
    },
  };
}

/** What was opened for a house, and is closed with it. */
type Openings = {
  readonly app: Awaited<ReturnType<typeof openApp>>;
  readonly webSockets: WebSocketListener;
  readonly answers: Answers;
  readonly duties: ReturnType<typeof startDuties>;
  /** By which it is looked after from its folder; null where there is none. */
  readonly control: Awaited<ReturnType<typeof openControl>> | null;
};

/** Everybody is answered and told to come back, then everything is let go of, in this order. */
async function stop(
  { house, minds, timers }: NewHouse,
  data: HouseData,
  { app, webSockets, answers, duties, control }: Openings,
): Promise<void> {
  const { settings, log, rooms } = house;
  log.info('the house is closing');
  webSockets.close();
  // Whoever dials now finds nobody, and a proxy goes to the next process.
  if (settings.database !== null) app.server.close();
  control?.close();
  answers.close();
  duties.stop();
  await rooms.close();
  house.connections.endAll('stopping');
  await data.neighbours.leave();
  // Whoever does not answer the farewell is not waited for.
  const impatient = setTimeout(() => webSockets.terminate(), LONGEST_FAREWELL_MS);
  // This cuts off who asks by HTTP, so what was asked is answered first.
  await answers.given(LONGEST_FAREWELL_MS);
  await app.close();
  clearTimeout(impatient);
  timers.stop();
  await Promise.all([minds.close(), house.painter.close()]);
  await data.close();
  log.info('the house is closed');
}

function metricsOf({ counts, rooms, connections, neighbours }: House) {
  return openMetrics(counts, {
    rooms: () => rooms.size,
    connections: () => connections.size,
    processes: () => neighbours.count,
    isMember: () => neighbours.isMember,
  });
}
