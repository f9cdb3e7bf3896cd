import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';

// `npm test` builds before it tests; where nothing is built yet the launcher does it.
const bin = fileURLToPath(new URL('../bin/cifra.js', import.meta.url));

function start(...args: string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [bin, ...args], { env: { ...process.env, LC_ALL: 'C' } });
}

describe('the program itself', () => {
  test('the referee answers each line before the next one is written', async () => {
    const child = start('referee');
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const ask = async (line: object) => {
      child.stdin.write(`${JSON.stringify(line)}\n`);
      return JSON.parse((await answers.next()).value ?? 'null');
    };
    expect(await ask({ game: 'qwinto', seats: 1, seed: 'pipe' })).toEqual({ ok: true, version: 1, toAct: [0] });
    for (let version = 2; (await ask({ outcome: true })).outcome === null; version++) {
      const { legal } = await ask({ legal: 0 });
      expect(await ask({ seat: 0, command: legal.at(-1) })).toMatchObject({ ok: true, version });
    }
    expect(await ask({ file: true })).toMatchObject({ file: { format: 'cifra-match/1', game: 'qwinto' } });
    child.stdin.end();
    expect((await once(child, 'exit'))[0]).toBe(0);
  });

  test('a large answer arrives whole, and a reader that leaves early is no error', async () => {
    const script = `"${process.execPath}" "${bin}" play coda --as spectator --seats 4 | head -n 1`;
    const shell = spawn('bash', ['-c', `set -o pipefail; ${script}`]);
    let err = '';
    shell.stderr.on('data', (chunk) => {
      err += chunk;
    });
    shell.stdout.resume();
    await once(shell, 'exit');
    expect(err).toBe('');
  });

  test('exit codes reach the shell', async () => {
    expect((await once(start('--version'), 'exit'))[0]).toBe(0);
    expect((await once(start('verify', '/nowhere.json'), 'exit'))[0]).toBe(2);
    expect((await once(start('verify', bin), 'exit'))[0]).toBe(1);
  });

  test('Ctrl-C ends a waiting referee', async () => {
    const child = start('referee');
    child.stdin.write('{"help":true}\n');
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    expect((await once(child, 'exit'))[0]).toBe(130);
  });

  test('whoever ends npx closes the house', async () => {
    const data = mkdtempSync(join(tmpdir(), 'cifra-npx-'));
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const npx = spawn('npx', ['cifra', 'serve', '--port', '0', '--data', data], { cwd: root, detached: true });
    onTestFinished(() => {
      try {
        if (npx.pid !== undefined) process.kill(-npx.pid, 'SIGKILL');
      } catch {}
      rmSync(data, { recursive: true, force: true });
    });
    await once(createInterface({ input: npx.stdout }), 'line');
    npx.kill('SIGTERM');
    // Not before everybody who holds the pipes is gone: a house that was left behind would hold them for ever.
    await once(npx, 'close');
  });
});
