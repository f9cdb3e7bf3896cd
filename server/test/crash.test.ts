import { expect, test } from 'vitest';
import { type CrashPlan, crashRun, MORTAL_HOUSES } from './crash-load.ts';

// `npm run crash` is the long one; `npm run siege -- cluster` runs all of them over PostgreSQL too.
const { CIFRA_TESTS } = process.env;
const isLong = CIFRA_TESTS === 'crash';
const FEW = { kills: 2, tables: 3, seed: 12, clocks: false };
const SOME = { kills: 4, tables: 6, seed: 11, clocks: false };
const MANY = { kills: 60, tables: 16, seed: Date.now() % 100_000, clocks: true };

const ALL = Object.keys(MORTAL_HOUSES) as (keyof typeof MORTAL_HOUSES)[];
const PLANS: readonly (readonly [keyof typeof MORTAL_HOUSES, CrashPlan])[] = isLong
  ? [['a folder', MANY]]
  : CIFRA_TESTS === 'cluster'
    ? ALL.map((kind) => [kind, SOME] as const)
    : [
        ['a folder', SOME],
        ['three processes over PostgreSQL', FEW],
      ];

test.each(PLANS)(
  'in %s, killed at random moments, the house loses nothing that it acknowledged, does nothing twice, and goes on',
  async (kind, plan) => {
    const report = await crashRun(kind, plan);
    if (isLong) console.info(plan, report);
    expect(report).toMatchObject({ missing: [], doubled: [], gaps: [], unproven: [], stuck: [] });
    expect(report.acknowledged).toBeGreaterThan(plan.kills * plan.tables);
    expect(report.matches).toBeGreaterThanOrEqual(plan.tables);
  },
  2_400_000,
);
