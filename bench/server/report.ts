import { availableParallelism, loadavg } from 'node:os';
import { HAS_CORES } from './child.ts';
import { CONTESTANTS, type ContestantId } from './contestants.ts';
import type { Delay, Growth } from './load.ts';

export type Rate = {
  readonly perSecond: number;
  /** The server's processor time for a move. */
  readonly cpuMicros: number;
  /** How busy the driver's core was; near 1 the driver is the limit. */
  readonly driver: number;
};
export type Paced = { readonly perSecond: number; readonly delays: ReadonlyMap<ContestantId, Delay> };
/** Of a room with its two sockets, in kilobytes; and of the whole process, its share of a core. */
export type Idle = { readonly rss: number; readonly live: number; readonly cpu: number };
export type Sockets = {
  readonly wanted: number;
  readonly count: number;
  readonly megabytes: number;
  readonly p99: number;
};
export type Results = {
  readonly rates: Map<ContestantId, Rate>;
  paced: Paced | null;
  readonly idle: Map<ContestantId, Idle>;
  sockets: Sockets | null;
  readonly growth: Map<ContestantId, readonly Growth[]>;
};

export function report(tables: number, rooms: number, { rates, paced, idle, sockets, growth }: Results): string {
  return [
    'Two-player Break the Code: questions, then wrong guesses, the same moves for all. A move counts when both players',
    'have it, and with Cifra when it is on disk and acknowledged besides. Each server runs alone, fresh for each part,',
    HAS_CORES ? 'on a core of its own; the driver, one process, has another.' : 'and shares the cores with the driver.',
    `${availableParallelism()} cores, Node ${process.versions.node}, load at the end ${(loadavg()[0] ?? 0).toFixed(1)}.`,
    ...(rates.size > 0 ? ['', ...speedLines(tables, rates)] : []),
    ...(paced === null ? [] : ['', ...pacedLines(paced)]),
    ...(idle.size > 0 ? ['', ...idleLines(rooms, idle)] : []),
    ...(sockets === null ? [] : ['', socketsLine(sockets)]),
    ...(growth.size > 0 ? ['', ...growthLines(growth)] : []),
  ].join('\n');
}

const AIMS: { readonly [id in ContestantId]?: number } = { 'boardgame.io': 6, colyseus: 1, echo: 0.6 };

function speedLines(tables: number, rates: ReadonlyMap<ContestantId, Rate>): string[] {
  const ours = rates.get('cifra');
  const lines = [...rates].map(([id, { perSecond, cpuMicros, driver }]) => {
    const aim = AIMS[id];
    const cells = [perSecond.toFixed(0), cpuMicros.toFixed(0), `${(driver * 100).toFixed(0)} %`];
    if (ours !== undefined && id !== 'cifra')
      cells.push(
        `${(ours.perSecond / perSecond).toFixed(2)} ×`,
        aim === undefined ? '' : `${aim} ×`,
        `${(cpuMicros / ours.cpuMicros).toFixed(2)} ×`,
      );
    return row(id, cells);
  });
  return [
    `${tables} tables at full speed:`,
    row(null, ['moves/s', 'CPU µs/move', 'driver busy', 'Cifra is', 'aim', 'by CPU']),
    ...lines,
  ];
}

function pacedLines({ perSecond, delays }: Paced): string[] {
  return [
    `Paced at ${perSecond} moves/s, until both have it (aim: our p99 no worse than theirs):`,
    row(null, ['p50 ms', 'p99 ms', 'moves/s']),
    ...[...delays].map(([id, { p50, p99, perSecond: made }]) =>
      row(id, [p50.toFixed(1), p99.toFixed(1), made.toFixed(0)]),
    ),
  ];
}

function idleLines(rooms: number, idle: ReadonlyMap<ContestantId, Idle>): string[] {
  return [
    `An idle room with its two sockets (aim: 25 KB), and the processor while ${rooms} of them idle:`,
    row(null, ['KB (RSS)', 'KB live', 'CPU']),
    ...[...idle].map(([id, { rss, live, cpu }]) =>
      row(id, [rss.toFixed(1), live.toFixed(1), `${(cpu * 100).toFixed(2)} %`]),
    ),
  ];
}

function socketsLine({ wanted, count, megabytes, p99 }: Sockets): string {
  const short = count < wanted ? ` (the limit of open files allows no more; wanted: ${wanted})` : '';
  return `${count} open sockets on one Cifra process${short}: ${megabytes.toFixed(0)} MB in all, and a move at 500 a second among them has a p99 of ${p99.toFixed(1)} ms.`;
}

function growthLines(growth: ReadonlyMap<ContestantId, readonly Growth[]>): string[] {
  return [
    'One table whose log grows by notes: a step, and coming back having missed three entries or with nothing:',
    row(null, ['entries', 'step ms', 'missed 3', '', 'anew', '']),
    ...[...growth].flatMap(([id, marks]) =>
      marks.map(({ entries, stepMs, missedThree, anew }) =>
        row(id, [
          String(entries),
          stepMs.toFixed(2),
          size(missedThree.bytes),
          `${missedThree.ms.toFixed(1)} ms`,
          size(anew.bytes),
          `${anew.ms.toFixed(1)} ms`,
        ]),
      ),
    ),
  ];
}

function size(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

function row(id: ContestantId | null, cells: readonly string[]): string {
  const name = id === null ? '' : CONTESTANTS[id].name;
  return `  ${name.padEnd(38)}${cells.map((cell) => cell.padStart(12)).join('')}`.trimEnd();
}
