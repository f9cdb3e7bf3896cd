import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cifra = fileURLToPath(new URL('../../../../cli/bin/cifra.js', import.meta.url));
const built = fileURLToPath(new URL('../dist/index.js', import.meta.url));

/** The program as people run it; the condition adds the line of the fifth game to its list. */
function command(args: readonly string[]): readonly string[] {
  if (!existsSync(built)) throw new Error('Build first: npx tsc -b');
  return ['--conditions=fifth-game', cifra, ...args];
}

// What the test runner sets is not for compiled code.
const { NODE_OPTIONS: _, ...env } = process.env;

export function run(args: readonly string[], input = ''): { readonly status: number | null; readonly out: string } {
  const done = spawnSync(process.execPath, command([...args, '--lang', 'en']), { env, input, encoding: 'utf8' });
  return { status: done.status, out: done.stdout + done.stderr };
}

/** Opens a house on any free port. */
export async function openHouse(data: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const args = [
    'serve',
    '--port=0',
    '--host=127.0.0.1',
    `--data=${data}`,
    '--thinkers=1',
    '--requests-per-minute=100000',
    '--lang=en',
  ];
  const child = spawn(process.execPath, command(args), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  return { url: await addressOf(child), close: () => ended(child) };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      const address = /open at (http:\/\/[\w.:]+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(said)));
  });
}

async function ended(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
