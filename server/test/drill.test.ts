import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freePort } from './child.ts';
import { Browser, type Player, seatedRoom, start, temporaryFolder } from './house.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The lines of the drill as docs/hosting.md has them. */
function drill(): readonly string[] {
  const block = /```sh drill\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/hosting.md'), 'utf8'))?.[1] ?? '';
  return block.split('\n').filter((line) => line !== '');
}

/** A folder to work in, where `npx cifra` is the one of this checkout. */
async function workplace() {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'bin'));
  writeFileSync(
    join(folder, 'bin/npx'),
    `#!/bin/sh\nshift\nexec "${process.execPath}" "${root}cli/bin/cifra.js" "$@"\n`,
  );
  chmodSync(join(folder, 'bin/npx'), 0o755);
  const port = await freePort();
  const { NODE_OPTIONS: _, ...own } = process.env;
  const env = { ...own, PATH: `${join(folder, 'bin')}:${own.PATH}`, HOST: '127.0.0.1', PORT: String(port) };
  /** Runs a line of the drill as a shell does; a house is left open. */
  const run = async (line: string): Promise<{ child: ChildProcess; said: string; code: number | null }> => {
    const child = spawn('sh', ['-c', `exec ${line}`], { cwd: folder, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
    const ended = once(child, 'exit');
    if (!line.includes('cifra serve')) await ended;
    else await expect.poll(() => said, { timeout: 20_000 }).toContain('house is open at');
    return { child, said, code: child.exitCode };
  };
  return { folder, url: `http://127.0.0.1:${port}`, run };
}

test('the drill of docs/hosting.md: install, play, back up, lose the disk, restore, play on', {
  timeout: 90_000,
}, async () => {
  const lines = drill();
  expect(lines.map((line) => /^(npx cifra \w+|rm)/.exec(line)?.[0])).toEqual([
    'npx cifra serve',
    'npx cifra backup',
    'npx cifra backup',
    'rm',
    'npx cifra restore',
    'npx cifra serve',
  ]);
  const [serve, copy, copyAgain, lose, goBack, serveAgain] = lines as [string, string, string, string, string, string];
  const { folder, url, run } = await workplace();

  const first = await run(serve);
  const { id, players } = await seatedRoom(url, 'coda', 2);
  const [ana, ben] = players as [Player, Player];
  await start(players);
  expect(await run(copy)).toMatchObject({ code: 0, said: expect.stringContaining('rooms: 1') });
  await ana.must({ type: 'say', to: 'all', text: 'is this in the copy?' });
  expect(await run(copyAgain)).toMatchObject({ code: 0, said: expect.stringContaining('whole copy') });
  const before = ana.view;
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  expect((await run(lose)).code).toBe(0);
  expect(existsSync(join(folder, 'data'))).toBe(false);
  expect(await run(goBack)).toMatchObject({ code: 0, said: expect.stringContaining('where there is none') });

  const second = await run(serveAgain);
  for (const player of players) player.connect(true);
  const after = await ana.until(({ version }) => version >= before.version);
  expect(after.table.talk).toEqual(before.table.talk);
  expect(after.match).toEqual(before.match);
  await Promise.all([ana.playOut(1), ben.playOut(2)]);
  expect(await new Browser(url).json<unknown[]>(`/api/rooms/${id}/matches`)).toHaveLength(1);
  for (const player of players) player.leave();
  second.child.kill('SIGTERM');
  await once(second.child, 'exit');
});
