import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One for each project of the tests. */
const folders: string[] = [];

/** All that the unit tests write stands in a folder that goes with them: vitest calls both. */
export function setup(): void {
  const folder = mkdtempSync(join(tmpdir(), 'cifra-tests-'));
  folders.push(folder);
  // PostgreSQL runs as somebody else where the tests are root's.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
}

export function teardown(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
