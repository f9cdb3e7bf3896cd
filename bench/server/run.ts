import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { pause } from './child.ts';
import { CONTESTANTS, type ContestantId, ROOM_IDLE } from './contestants.ts';
import type { Delay, Growth, Speed } from './load.ts';
import { MOVES } from './match.ts';
import { type Idle, type Paced, type Rate, type Results, report, type Sockets } from './report.ts';
import { BenchRun } from './stage.ts';

type Plan = {
  readonly tables: number;
  readonly rounds: number;
  readonly mostMs: number;
  readonly pacedMs: number;
  readonly idleRooms: number;
  readonly sockets: number;
  readonly marks: readonly number[];
};

const FULL: Plan = {
  tables: 500,
  rounds: 2,
  mostMs: 8_000,
  pacedMs: 8_000,
  idleRooms: 1_000,
  sockets: 10_000,
  marks: [10, 1_000, 4_000],
};
/** A short run. Rooms are not given the time to fall asleep, so idle ones take more memory here. */
const QUICK: Plan = {
  ...FULL,
  rounds: 1,
  mostMs: 3_000,
  pacedMs: 3_000,
  idleRooms: 200,
  sockets: 1_000,
  marks: [10, 400],
};

const WARM_UP = 10;
const PACE = 1_500;
/** `--only=cifra,echo` leaves the others out. */
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const ALL = (Object.keys(CONTESTANTS) as ContestantId[]).filter((id) => only?.includes(id) ?? true);
/** With its file store it is slower than any pace that says something about the others. */
const IN_MEMORY = ALL.filter((id) => id !== 'boardgame.io-file');

function tell(what: string): void {
  console.error(`${new Date().toTimeString().slice(0, 8)} load ${(loadavg()[0] ?? 0).toFixed(1)}  ${what}`);
}

async function rate(id: ContestantId, { tables, mostMs }: Plan): Promise<Rate> {
  return BenchRun.with(id, async (stage) => {
    await stage.play({ do: 'open', tables });
    await stage.play({ do: 'fullSpeed', each: WARM_UP, mostMs });
    const before = await stage.probe();
    const speed = await stage.play<Speed & { driverCpu: number }>({
      do: 'fullSpeed',
      each: MOVES - WARM_UP,
      mostMs,
    });
    const after = await stage.probe();
    const { moves, seconds, all, driverCpu } = speed;
    tell(`full speed, ${id}: ${(moves / seconds).toFixed(0)} moves/s`);
    return {
      perSecond: moves / seconds,
      cpuMicros: ((after.cpu - before.cpu) / all) * 1e6,
      driver: driverCpu / seconds,
    };
  });
}

/** In rounds, so that a busy moment of the machine does not hit one of them alone; of each the round that was disturbed least. */
async function rates(plan: Plan): Promise<Map<ContestantId, Rate>> {
  const rounds = new Map<ContestantId, Rate[]>();
  for (let round = 0; round < plan.rounds; round++)
    for (const id of ALL) rounds.set(id, [...(rounds.get(id) ?? []), await rate(id, plan)]);
  return new Map([...rounds].map(([id, all]) => [id, all.toSorted((a, b) => b.perSecond - a.perSecond)[0] as Rate]));
}

async function delay(id: ContestantId, perSecond: number, { tables, pacedMs }: Plan): Promise<Delay> {
  return BenchRun.with(id, async (stage) => {
    await stage.play({ do: 'open', tables });
    await stage.play({ do: 'fullSpeed', each: WARM_UP, mostMs: pacedMs });
    const found = await stage.play<Delay>({ do: 'paced', perSecond, ms: pacedMs });
    tell(`paced, ${id}: p50 ${found.p50.toFixed(1)} ms, p99 ${found.p99.toFixed(1)} ms`);
    return found;
  });
}

async function idle(id: ContestantId, { idleRooms }: Plan, sleeps: boolean): Promise<Idle> {
  return BenchRun.with(id, async (stage) => {
    const settled = async () => {
      await pause(sleeps && id === 'cifra' ? (ROOM_IDLE + 6) * 1_000 : 2_000);
      // The engine gives memory back some time after it was freed.
      await stage.probe(true);
      await pause(2_000);
      return stage.probe(true);
    };
    // What a server needs once is needed before.
    await stage.play({ do: 'open', tables: 300 });
    const before = await settled();
    await stage.play({ do: 'open', tables: idleRooms });
    const after = await settled();
    const quiet = await stage.probe();
    await pause(5_000);
    const later = await stage.probe();
    const kilobytes = (from: number, to: number) => (to - from) / idleRooms / 1024;
    const found = {
      rss: kilobytes(before.rss, after.rss),
      live: kilobytes(before.live, after.live),
      cpu: (later.cpu - quiet.cpu) / 5,
    };
    tell(`idle, ${id}: ${found.rss.toFixed(1)} KB a room, ${found.live.toFixed(1)} KB of it live`);
    return found;
  });
}

/** As many open sockets on one process as planned, or as the system's limit of open files allows. */
async function sockets({ sockets: wanted }: Plan): Promise<Sockets> {
  const limit = Number(spawnSync('sh', ['-c', 'ulimit -n']).stdout?.toString()) || Number.POSITIVE_INFINITY;
  const count = Math.min(wanted, Math.floor((limit - 200) / 2) * 2);
  return BenchRun.with('cifra', async (stage) => {
    await stage.play({ do: 'open', tables: count / 2 });
    const { rss } = await stage.probe(true);
    const { p99 } = await stage.play<Delay>({ do: 'paced', perSecond: 500, ms: 4_000 });
    tell(`${count} sockets: ${(rss / 2 ** 20).toFixed(0)} MB`);
    return { wanted, count, megabytes: rss / 2 ** 20, p99 };
  });
}

async function growth(id: ContestantId, { marks }: Plan): Promise<readonly Growth[]> {
  return BenchRun.with(id, async (stage) => {
    await stage.play({ do: 'open', tables: 1 });
    const found = await stage.play<readonly Growth[]>({ do: 'grow', marks });
    tell(`growing log, ${id}: ${found.map(({ anew }) => anew.bytes).join(', ')} bytes`);
    return found;
  });
}

/** Parts can be named: `npm run bench -- server speed idle`. */
const PARTS = ['speed', 'paced', 'idle', 'sockets', 'growth'] as const;

export async function run(args: readonly string[]): Promise<void> {
  const plan = args.includes('--quick') ? QUICK : FULL;
  const named = PARTS.filter((part) => args.includes(part));
  const wants = (part: (typeof PARTS)[number]) => named.length === 0 || named.includes(part);
  const results: Results = { rates: new Map(), paced: null, idle: new Map(), sockets: null, growth: new Map() };
  if (wants('speed')) for (const [id, found] of await rates(plan)) results.rates.set(id, found);
  if (wants('paced')) results.paced = await pacedAll(plan, results);
  if (wants('idle')) for (const id of IN_MEMORY) results.idle.set(id, await idle(id, plan, !args.includes('--quick')));
  if (wants('sockets')) results.sockets = await sockets(plan);
  if (wants('growth'))
    for (const id of IN_MEMORY.filter((one) => one !== 'echo')) results.growth.set(id, await growth(id, plan));
  console.log(report(plan.tables, plan.idleRooms, results));
}

/** At a pace that even the slowest of them can keep. */
async function pacedAll(plan: Plan, { rates: known }: Results): Promise<Paced> {
  const slowest = Math.min(...IN_MEMORY.map((id) => known.get(id)?.perSecond ?? Number.POSITIVE_INFINITY));
  const perSecond = Math.round(Math.min(PACE, slowest * 0.6));
  const delays = new Map<ContestantId, Delay>();
  for (const id of IN_MEMORY) delays.set(id, await delay(id, perSecond, plan));
  return { perSecond, delays };
}
