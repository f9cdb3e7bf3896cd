import { defineConfig } from '@playwright/test';
import { findLightBrowser } from './scripts/browser.mjs';
import { launchOptions } from './web/e2e/launch-options.ts';

export default defineConfig({
  testDir: 'web/e2e',
  outputDir: 'node_modules/.cache/e2e',
  // Most of the time a test waits, for a page, a stage or a house. Each file has a house of its own.
  workers: 4,
  // Whole matches and days take minutes: `npm run e2e:long` plays those.
  ...(process.env.CIFRA_LONG === undefined ? { grepInvert: /@long/ } : { grep: /@long/ }),
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 300_000,
  // A machine may be three times slower than ours, or busy.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 40_000,
    launchOptions: launchOptions(findLightBrowser()),
    trace: 'off',
  },
});
