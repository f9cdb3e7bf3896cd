import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'bench/**'],
    // Two shared cores: more workers only wait for each other.
    maxWorkers: 2,
    // Real sockets, processes and clocks on shared machines: one second chance there, none at a desk.
    retry: process.env.CI === undefined ? 0 : 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['./testkit/freeze-in-tests.ts'],
  },
});
