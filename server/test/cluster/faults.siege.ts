import { appendFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { expect, test } from 'vitest';
import { FAULTS, type Fault } from './cluster.ts';
import { type ClusterPlan, clusterRun } from './run.ts';

const {
  SIEGE_SEED,
  SIEGE_EACH = '50',
  SIEGE_MINUTES = '100',
  SIEGE_TABLES = '12',
  SIEGE_FAULTS = FAULTS.join(),
  SIEGE_TO,
} = process.env;

const BUSY_MS = 400;
/** Processes that want to run, for each core; our own are two or three. */
const BUSY_LOAD = 2;

test('three processes over one PostgreSQL: whatever fails, nothing is lost, doubled, stuck or told too early', async () => {
  const plan: ClusterPlan = {
    seed: Number(SIEGE_SEED ?? Date.now() % 100_000),
    each: Number(SIEGE_EACH),
    minutes: Number(SIEGE_MINUTES),
    tables: Number(SIEGE_TABLES),
    faults: SIEGE_FAULTS.split(',') as Fault[],
  };
  const report = await clusterRun(plan, (line) => process.stderr.write(`${line}\n`));
  if (SIEGE_TO !== undefined) appendFileSync(SIEGE_TO, `${JSON.stringify({ seed: plan.seed, ...report })}\n`);
  console.info(plan, report);
  expect(report).toMatchObject({
    missing: [],
    doubled: [],
    gaps: [],
    folds: [],
    leaks: [],
    stuck: [],
    failures: [],
    unproven: [],
  });
  const suffered = Object.values(report.faults).reduce((sum, count) => sum + count, 0);
  expect(report.acknowledged).toBeGreaterThan(suffered * plan.tables);
  // Where tables wait for long though nothing fails, the computer has no time for them, and times say nothing.
  const calm = Math.max(report.people.calm?.worst ?? 0, report.bots.calm?.worst ?? 0);
  const load = loadavg()[0] ?? 0;
  const isBusy = calm > BUSY_MS || load > BUSY_LOAD * availableParallelism();
  if (isBusy)
    console.warn(`Too busy to judge times: in a calm a table waited for ${calm} ms; load ${load.toFixed(1)}.`);
  const most = (ms: number) => (isBusy ? Number.POSITIVE_INFINITY : ms);
  for (const { kill, stop, roll, jump } of [report.people, report.bots]) {
    expect(kill?.worst ?? 0).toBeLessThan(most(6_000));
    expect(stop?.worst ?? 0).toBeLessThan(most(1_000));
    expect(roll?.worst ?? 0).toBeLessThan(most(1_000));
    expect(jump?.worst ?? 0).toBeLessThan(most(1_000));
  }
}, 7_200_000);
