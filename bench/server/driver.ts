import { CONTESTANTS, type ContestantId } from './contestants.ts';
import { fullSpeed, grow, paced } from './load.ts';
import type { BenchTable } from './table.ts';

/** The players: a process of its own, told step by step what to do. */
export type Task =
  | { readonly do: 'open'; readonly tables: number }
  | { readonly do: 'fullSpeed'; readonly each: number; readonly mostMs: number }
  | { readonly do: 'paced'; readonly perSecond: number; readonly ms: number }
  | { readonly do: 'grow'; readonly marks: readonly number[] };

const OPEN_AT_ONCE = 32;
const [id = '', url = ''] = process.argv.slice(2);
const contestant = CONTESTANTS[id as ContestantId];
const tables: BenchTable[] = [];

async function open(count: number): Promise<number> {
  const from = tables.length;
  let next = from;
  const work = async () => {
    while (next < from + count) tables.push(await contestant.open(url, next++));
  };
  await Promise.all(Array.from({ length: OPEN_AT_ONCE }, work));
  return tables.length;
}

async function carryOut(task: Task): Promise<unknown> {
  switch (task.do) {
    case 'open':
      return open(task.tables);
    case 'fullSpeed': {
      const before = process.cpuUsage();
      const speed = await fullSpeed(tables, task.each, task.mostMs);
      const { user, system } = process.cpuUsage(before);
      return { ...speed, driverCpu: (user + system) / 1e6 };
    }
    case 'paced':
      return paced(tables, task.perSecond, task.ms);
    case 'grow':
      return tables[0] === undefined ? [] : grow(tables[0], task.marks);
  }
}

process.on('message', (task: Task) => {
  carryOut(task).then(
    (ok) => process.send?.({ ok }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
