import type { Effort } from './attacks/attack.ts';
import type { ProcessorShare } from './house-process.ts';
import { type Noticed, together } from './victim.ts';

/** What people noticed, and what the main thread of the house had of the processors meanwhile. */
type Phase = Noticed & { readonly processor: ProcessorShare };

/** An attack on one house: people who play in the calm, then beside the attacker. */
export type Round = {
  readonly calm: Phase;
  readonly storm: Phase;
  readonly effort: Effort;
  /** The most, in MB. */
  readonly memory: number;
  readonly isAlive: boolean;
  readonly acknowledged: number;
  readonly lost: number;
};

export type Row = Round & { readonly name: string };

/** All rounds of an attack as one: the waits of all of them, and the worst of what must never happen. */
export function rowOf(name: string, rounds: readonly Round[]): Row {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const phase = (phases: readonly Phase[]): Phase => ({
    ...together(phases),
    processor: {
      used: sum(phases.map(({ processor }) => processor.used)) / phases.length,
      waited: sum(phases.map(({ processor }) => processor.waited)) / phases.length,
    },
  });
  const efforts = rounds.flatMap(({ effort }) => Object.entries(effort));
  const effort = Object.fromEntries(
    [...new Set(efforts.map(([what]) => what))].map((what) => [
      what,
      sum(efforts.filter(([other]) => other === what).map(([, count]) => count)),
    ]),
  );
  return {
    name,
    calm: phase(rounds.map(({ calm }) => calm)),
    storm: phase(rounds.map(({ storm }) => storm)),
    effort,
    memory: Math.max(...rounds.map(({ memory }) => memory)),
    isAlive: rounds.every(({ isAlive }) => isAlive),
    acknowledged: sum(rounds.map(({ acknowledged }) => acknowledged)),
    lost: sum(rounds.map(({ lost }) => lost)),
  };
}

const MOST_MEMORY = 300;
const MOST_SLOWER = 3;
/** What a computer with two processors adds by itself: a timer is late by one, and whoever is woken waits for slices of 4. */
const JITTER_MS = 10;
/** A bot may take its time; nobody should wait for it as for a person. */
const MOST_BOT_MS = 1_000;

export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.POSITIVE_INFINITY;
}

/** What an attack broke; nothing where the house held. */
export function broken({ calm, storm, effort, memory, isAlive, lost }: Row): readonly string[] {
  const mostBotMs = Math.max(MOST_BOT_MS, MOST_SLOWER * percentile(calm.bots, 0.5));
  return [
    // An attacker who did nothing proves nothing: this computer is too busy to tell.
    ...(Object.values(effort).some((count) => count > 0) ? [] : ['nobody attacked']),
    ...(isAlive ? [] : ['the house died']),
    ...(memory < MOST_MEMORY ? [] : [`${memory.toFixed(0)} MB`]),
    ...slower('moves', calm, storm),
    ...slower('visits', calm, storm),
    ...(percentile(storm.bots, 0.5) <= mostBotMs ? [] : ['bots too slow']),
    ...(storm.shutOut === 0 ? [] : [`shut out ${storm.shutOut} times`]),
    ...(lost === 0 ? [] : [`${lost} lost`]),
  ];
}

function slower(what: 'moves' | 'visits', calm: Noticed, storm: Noticed): readonly string[] {
  const p99 = percentile(storm[what], 0.99);
  const most = Math.max(JITTER_MS, MOST_SLOWER * percentile(calm[what], 0.99));
  return p99 <= most ? [] : [`p99 of ${what} ${p99.toFixed(0)} ms, at most ${most.toFixed(0)}`];
}

const HEADS = [
  'attack',
  'memory',
  'busy calm',
  'busy attacked',
  'waits for a processor calm',
  'waits attacked',
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
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
  const ms = (values: readonly number[], part: number) => percentile(values, part).toFixed(1);
  const faults = broken(row);
  return [
    name,
    `${memory.toFixed(0)} MB`,
    percent(calm.processor.used),
    percent(storm.processor.used),
    percent(calm.processor.waited),
    percent(storm.processor.waited),
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
