import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

/** Listens to signals as `cifra serve` does, each once, and takes as long to close as it is told. */
const CLI = `
  import { followNpm } from './under-npm.js';
  followNpm();
  const args = process.argv.slice(2);
  const close = () => setTimeout(() => (console.log('closed'), process.exit(0)), Number(args[1] ?? 300));
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
  console.log('open ' + args + ' in ' + process.cwd() + ' as', process.pid);
  setTimeout(() => {}, 60_000);`;

const folders: string[] = [];
const running: ChildProcessWithoutNullStreams[] = [];
afterEach(() => {
  // A test that failed may have left somebody of its group behind.
  for (const { pid } of running.splice(0)) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {}
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A checkout in which everything is installed, with a house that is built in no time. */
function checkout(build: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cifra-bootstrap-')));
  folders.push(folder);
  for (const made of ['scripts', 'cli/bin', 'node_modules']) mkdirSync(join(folder, made), { recursive: true });
  for (const script of ['bootstrap.mjs', 'browser.mjs'])
    copyFileSync(new URL(`../${script}`, import.meta.url), join(folder, 'scripts', script));
  const underNpm = new URL('../../cli/bin/under-npm.js', import.meta.url);
  copyFileSync(underNpm, join(folder, 'cli/bin/under-npm.js'));
  const scripts = { start: 'node scripts/bootstrap.mjs start', build };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'node_modules/.cifra-installed'), createHash('sha256').update('{}').digest('hex'));
  writeFileSync(join(folder, 'cli/bin/cifra.js'), CLI);
  return folder;
}

type Start = { readonly build?: string; readonly args?: readonly string[]; readonly shell?: string };

function npmStart({ build = 'node -e 0', args = [], shell = 'sh' }: Start) {
  const folder = checkout(build);
  // A group of its own, like a command that is typed into a terminal.
  const env = { ...process.env, npm_config_script_shell: shell };
  const npm = spawn('npm', ['start', '--', ...args], { cwd: folder, env, detached: true });
  running.push(npm);
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (said += chunk));
  // Not before everybody who could still say something is gone, also one who was left behind.
  const ended = new Promise<number | null>((done) => npm.once('close', done));
  return {
    folder,
    ended,
    said: () => said,
    hears: async (words: string) => {
      while (!said.includes(words)) await new Promise((next) => setTimeout(next, 20));
    },
    /** To npm alone, as a service's manager may do, or to everybody, as a terminal does. */
    signal: (signal: NodeJS.Signals, to: 'npm' | 'all') => {
      if (npm.pid !== undefined) process.kill(to === 'npm' ? npm.pid : -npm.pid, signal);
    },
  };
}

describe('npm start', () => {
  // The second, where there is one, gives its place to the command, which then gets what npm passes on, too.
  const shells = ['sh', 'bash'].filter((shell) => spawnSync(shell, ['-c', ':']).status === 0);
  test.each(
    shells.flatMap((shell) =>
      (
        [
          ['SIGTERM', 'npm'],
          ['SIGTERM', 'all'],
          ['SIGINT', 'all'],
        ] as const
      ).map(([signal, to]) => [signal, to, shell] as const),
    ),
  )('%s to %s under %s closes the house politely', async (signal, to, shell) => {
    const house = npmStart({ shell });
    await house.hears('open serve');
    house.signal(signal, to);
    await house.ended;
    expect(house.said()).toContain('closed');
  });

  test('a second Ctrl-C does not wait for the farewell', async () => {
    const house = npmStart({ args: ['serve', '60000'] });
    await house.hears('open serve');
    house.signal('SIGINT', 'all');
    await new Promise((next) => setTimeout(next, 1_500));
    house.signal('SIGINT', 'all');
    await house.ended;
    expect(house.said()).not.toContain('closed');
  });

  test('whoever stops it while it builds finds no house open afterwards', async () => {
    const build = `node -e "console.log('building'); setTimeout(() => {}, 1500)"`;
    const house = npmStart({ build });
    await house.hears('building');
    house.signal('SIGTERM', 'npm');
    await house.ended;
    expect(house.said()).not.toContain('open');
  });

  test('a build that fails is named, and its code is the answer', async () => {
    const house = npmStart({ build: 'node -e "process.exit(3)"' });
    expect(await house.ended).toBe(3);
    expect(house.said()).toContain('Failed: npm run --silent build');
  });

  test('what is typed behind it reaches the command, in the folder of the house', async () => {
    const house = npmStart({ args: ['play', '0', '--lang', 'es'] });
    await house.hears(`open play,0,--lang,es in ${house.folder}`);
    house.signal('SIGTERM', 'all');
    await house.ended;
  });
});
