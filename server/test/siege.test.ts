import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Row } from './siege/table.ts';

const program = fileURLToPath(new URL('../dist/test/siege/run.js', import.meta.url));

// `npm run siege` is the long one, and judges by time too; here the computer may be busy with other tests.
test('attacked, a house stays small, loses nothing and lets others in', { timeout: 240_000 }, async () => {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const attacks = ['pings', 'unread', 'silence', 'notes'];
  const asked = [program, '--json', '--rounds=1', '--seconds=2', ...attacks];
  const run = promisify(execFile)(process.execPath, asked, { env, maxBuffer: 16_777_216 });
  // It ends with 1 where something was too slow.
  const { stdout } = await run.catch((failed: { readonly stdout: string }) => failed);
  const rows = JSON.parse(stdout) as readonly Row[];
  expect(rows.map(({ name }) => name)).toEqual(attacks);
  for (const { name, memory, isAlive, lost, acknowledged, storm, effort } of rows) {
    expect({ name, isAlive, lost, shutOut: storm.shutOut }).toEqual({ name, isAlive: true, lost: 0, shutOut: 0 });
    expect(memory, name).toBeLessThan(300);
    expect(acknowledged, name).toBeGreaterThan(10);
    // An attacker who did nothing proves nothing.
    expect(Math.max(...Object.values(effort)), name).toBeGreaterThan(50);
  }
});
