import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'web/e2e',
  outputDir: 'node_modules/.cache/e2e',
  // Half of the time a test waits, for a page or a house. Each file has a house of its own.
  workers: 2,
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A name for the house that no browser trusts as it trusts localhost.
        '--host-resolver-rules=MAP house.lan 127.0.0.1',
      ],
    },
    trace: 'off',
  },
});
