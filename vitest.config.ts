import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start houses, databases and commands, and so wait for other processes. */
const PROCESSES = ['server/**/*.test.ts', 'cli/**/*.test.ts', 'scripts/**/*.test.ts'];

/** What takes half a minute by itself begins first, or everybody waits for it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => /server\/test\/(siege|crash)\.test/.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig(({ mode }) => {
  // What is asked for on the command line does not reach the projects: for them this is read again, as `test`.
  process.env.CIFRA_TESTS ??= mode;
  const exclude = ['**/node_modules/**', '**/dist/**', 'bench/**'];
  return {
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source'] } },
    test: {
      // Two cores, and two more for those that wait for another process.
      maxWorkers: 4,
      sequence: { sequencer: LongestFirst },
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // A second, as usual, is short for another process on a busy machine.
      expect: { poll: { timeout: 15_000 } },
      globalSetup: ['./scripts/temporary-folder.ts'],
      setupFiles: ['./testkit/freeze-in-tests.ts'],
      projects: [
        {
          extends: true,
          test: {
            name: 'pure',
            include: ['**/*.test.ts'],
            exclude: [...exclude, ...PROCESSES],
            // They change nothing that outlives them: the games are loaded once, not again for each file.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'processes',
            // What takes long has a mode of its own: `npm run siege -- cluster`.
            include: mode === 'cluster' ? [...PROCESSES, '**/*.siege.ts'] : PROCESSES,
            exclude,
            // On somebody's busy machine a process may be late once. What is pure gets no second chance:
            // there a random case that fails has found something.
            retry: process.env.CI === undefined ? 0 : 1,
          },
        },
      ],
    },
  };
});
