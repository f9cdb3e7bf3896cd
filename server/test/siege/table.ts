import type { Effort } from './attacks/attack.ts';
import type { Noticed } from './victim.ts';

export type Row = {
  readonly name: string;
  readonly calm: Noticed;
  readonly storm: Noticed;
  readonly effort: Effort;
  /** The most, in MB. */
  readonly memory: number;
  readonly isAlive: boolean;
  readonly acknowledged: number;
  readonly lost: number;
};

const MOST_MEMORY = 300;
const MOST_SLOWER = 3;
/** Below this nobody notices a difference, and a busy computer makes one by itself. */
const UNNOTICED_MS = 50;
/** A bot may take its time; nobody should wait for it as for a person. */
const MOST_BOT_MS = 1_000;

export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.POSITIVE_INFINITY;
}

/** What an attack broke; nothing where the house held. */
export function broken({ calm, storm, memory, isAlive, lost }: Row): readonly string[] {
  const p99 = percentile(storm.moves, 0.99);
  const most = Math.max(UNNOTICED_MS, MOST_SLOWER * percentile(calm.moves, 0.99));
  return [
    ...(isAlive ? [] : ['the house died']),
    ...(memory < MOST_MEMORY ? [] : [`${memory.toFixed(0)} MB`]),
    ...(p99 <= most ? [] : [`p99 ${p99.toFixed(0)} ms, at most ${most.toFixed(0)}`]),
    ...(percentile(storm.bots, 0.5) <= MOST_BOT_MS ? [] : ['bots too slow']),
    ...(storm.shutOut === 0 ? [] : [`shut out ${storm.shutOut} times`]),
    ...(lost === 0 ? [] : [`${lost} lost`]),
  ];
}

const HEADS = [
  'attack',
  'memory',
  'moves p50 calm',
  'p50 attacked',
  'p99 calm',
  'p99 attacked',
  'visits p99 calm',
  'visits attacked',
  'bots p50 calm',
  'bots attacked',
  'acknowledged',
  'lost',
  'shut out',
  'verdict',
];

function cells(row: Row): readonly string[] {
  const { name, calm, storm, memory, acknowledged, lost } = row;
  const ms = (values: readonly number[], part: number) => percentile(values, part).toFixed(1);
  const faults = broken(row);
  return [
    name,
    `${memory.toFixed(0)} MB`,
    ms(calm.moves, 0.5),
    ms(storm.moves, 0.5),
    ms(calm.moves, 0.99),
    ms(storm.moves, 0.99),
    ms(calm.visits, 0.99),
    ms(storm.visits, 0.99),
    ms(calm.bots, 0.5),
    ms(storm.bots, 0.5),
    String(acknowledged),
    String(lost),
    String(storm.shutOut),
    faults.length === 0 ? 'held' : faults.join(', '),
  ];
}

/** One line while it runs, with what the attacker did. */
export function summary(row: Row): string {
  const effort = Object.entries(row.effort).map(([what, count]) => `${count} ${what}`);
  return `${row.name}: ${effort.join(', ') || 'no effort'}: ${broken(row).join(', ') || 'held'}`;
}

export function table(rows: readonly Row[]): string {
  const lines = [HEADS, HEADS.map(() => '---'), ...rows.map(cells)];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
