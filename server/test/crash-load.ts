import { rng } from '@cifra/kernel';
import { freePort, ServerProcess } from './child.ts';
import { absent, botsOnly, goesOn, isOver, matchFiles, pause, playOn, seat, within } from './crowd.ts';
import { type History, historyOf, unproven, type Written, writtenInDatabase, writtenInFolder } from './history.ts';
import { temporaryFolder } from './house.ts';
import { TestPostgres } from './postgres.ts';
import { TcpProxy } from './tcp-proxy.ts';

export type CrashPlan = {
  readonly kills: number;
  readonly tables: number;
  readonly seed: number;
  readonly clocks: boolean;
};

export type CrashReport = History & {
  readonly kills: number;
  readonly matches: number;
  /** What went wrong; must be empty. */
  readonly unproven: readonly string[];
  readonly stuck: readonly string[];
};

/** Processes that can be killed, and what their store has once they are gone. */
type MortalHouse = {
  readonly url: string;
  readonly processes: readonly ServerProcess[];
  written(): Promise<Written>;
  close(): Promise<void>;
};

const FLAGS = ['--log=error', '--room-idle=1', '--thinkers=1'];

async function onFolder(): Promise<MortalHouse> {
  const data = temporaryFolder();
  const server = new ServerProcess(await freePort(), data, FLAGS);
  return {
    url: server.url,
    processes: [server],
    written: () => writtenInFolder(data),
    close: async () => {},
  };
}

async function onPostgres(count: number): Promise<MortalHouse> {
  const postgres = await TestPostgres.start();
  const database = await postgres.database();
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const processes = ports.map(
    (port) => new ServerProcess(port, temporaryFolder(), [...FLAGS, `--database=${database}`]),
  );
  const door = await TcpProxy.open(...ports);
  return {
    url: door.url,
    processes,
    written: () => writtenInDatabase(database),
    close: async () => {
      await door.close();
      await postgres.stop();
    },
  };
}

export const MORTAL_HOUSES = {
  'a folder': onFolder,
  PostgreSQL: () => onPostgres(1),
  'three processes over PostgreSQL': () => onPostgres(3),
} as const;

/** Once nobody kills it any more, everything comes to its end in this time. */
const PATIENCE = 300_000;

/** People at tables, real sockets, and processes that are killed again and again while they play. */
export async function crashRun(
  kind: keyof typeof MORTAL_HOUSES,
  { kills, tables, seed, clocks }: CrashPlan,
): Promise<CrashReport> {
  const house = await MORTAL_HOUSES[kind]();
  const { url, processes } = house;
  await Promise.all(processes.map((one) => one.start()));
  const random = rng(seed);
  const people = await Promise.all(Array.from({ length: tables }, (_, at) => seat(url, at, at % 2 === 0 ? 0 : 40)));
  const alone = await Promise.all(Array.from({ length: Math.ceil(tables / 4) }, (_, at) => botsOnly(url, at)));
  const timed = clocks ? await Promise.all([1, 2].map(() => absent(url))) : [];
  const nudge = setInterval(() => {
    for (const player of people.flat()) player.session.nudge();
  }, 300);

  let isLast = false;
  const matches = people.map((players, at) => playOn(players, seed + at, () => isLast));
  const done = () => people.flat().reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  for (let kill = 0; kill < kills; kill++) {
    // Busy again before it is killed again, however slow this computer is.
    for (const before = done(); done() < before + tables; ) await pause(10);
    // Now and then long enough for a bot's thinker to begin.
    await pause(random.below(kill % 4 === 3 ? 4_000 : 500));
    const victim = random.pick(processes);
    await victim.end('SIGKILL');
    await victim.start();
  }
  isLast = true;
  const stuck = (
    await Promise.all([
      ...matches.map((match, at) => within(match, PATIENCE, () => `table ${at}`)),
      ...alone.map((room) => within(isOver(url, room), PATIENCE, () => `the bots of ${room}`)),
      ...timed.map((room) => within(goesOn(url, room), PATIENCE, () => `the clock of ${room}`)),
    ])
  ).flat();
  clearInterval(nudge);
  for (const player of people.flat()) player.leave();
  const files = await matchFiles(url, [...people.map(([first]) => first?.room ?? ''), ...alone]);
  for (const one of processes) {
    const exit = await one.end('SIGTERM');
    if (exit !== 0) stuck.push(`a process ended with ${exit}: ${one.output.slice(-500)}`);
  }
  const history = historyOf(await house.written(), people.flat());
  await house.close();
  return { kills, matches: files.length, stuck, unproven: unproven(files), ...history };
}
