import { expect, test } from 'vitest';
import { crashRun } from './crash-load.ts';

// `npm run crash` is the long one.
const isLong = process.env.MODE === 'crash';

test('killed at random moments, the house loses nothing that it acknowledged, does nothing twice, and goes on', async () => {
  const plan = isLong
    ? { kills: 60, tables: 16, seed: Date.now() % 100_000, clocks: true }
    : { kills: 6, tables: 6, seed: 11, clocks: false };
  const report = await crashRun(plan);
  if (isLong) console.info(plan, report);
  expect(report).toMatchObject({ missing: [], doubled: [], gaps: [], unproven: [], stuck: [] });
  expect(report.acknowledged).toBeGreaterThan(plan.kills * plan.tables);
  expect(report.matches).toBeGreaterThanOrEqual(plan.tables);
}, 2_400_000);
