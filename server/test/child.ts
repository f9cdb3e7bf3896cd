import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const cifra = fileURLToPath(new URL('../../cli/bin/cifra.js', import.meta.url));
const built = fileURLToPath(new URL('../dist/server.js', import.meta.url));

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Flags under which a test's crowd is not too much for one address. */
export const NO_LIMITS = [
  ['rooms-per-hour', 100_000],
  ['messages-per-second', 100_000],
  ['requests-per-minute', 1_000_000],
  ['sockets-per-address', 10_000],
].map(([flag, value]) => `--${flag}=${value}`);

export type ProcessPlace = {
  /** Where it listens. */
  readonly host?: string;
  /** Flags of Node. */
  readonly ofNode?: readonly string[];
  /** What starts it, where not we do. */
  readonly starter?: readonly string[];
  readonly env?: { readonly [name: string]: string };
};

/** A server in a process of its own, as people run it, so that it can be killed. */
export class ServerProcess {
  readonly host: string;
  readonly port: number;
  readonly url: string;
  readonly #command: readonly string[];
  readonly #env: { readonly [name: string]: string };
  #child: ChildProcess | null = null;
  #isEnded = false;
  /** Everything that it wrote. */
  output = '';

  constructor(port: number, data: string, more: readonly string[] = [], place: ProcessPlace = {}) {
    if (!existsSync(built)) throw new Error('Build first: npx tsc -b');
    const { host = '127.0.0.1', ofNode = [], starter = [], env = {} } = place;
    this.#env = env;
    this.host = host;
    this.port = port;
    this.url = `http://${host}:${port}`;
    this.#command = [
      ...starter,
      process.execPath,
      ...ofNode,
      cifra,
      'serve',
      `--port=${port}`,
      `--host=${host}`,
      `--data=${data}`,
      ...NO_LIMITS,
      ...more,
    ];
  }

  async start(): Promise<void> {
    // What the test runner sets is not for compiled code.
    const { NODE_OPTIONS: _, ...env } = process.env;
    const [program = '', ...args] = this.#command;
    const child = spawn(program, args, { env: { ...env, ...this.#env }, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    this.#isEnded = false;
    await new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        this.output += chunk;
        if (chunk.includes('house is open at')) resolve();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code, signal) =>
        reject(new Error(`ended with ${code ?? signal}: ${this.output.slice(-2_000)}`)),
      );
    });
  }

  /** Ended though nobody asked it to: what it said last. Null where it runs, or was ended. */
  get failure(): string | null {
    if (this.#child === null || this.isRunning || this.#isEnded) return null;
    return `${this.url} ended with ${this.#child.exitCode ?? this.#child.signalCode}: ${this.output.slice(-1_000)}`;
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** At once and without a word (`SIGKILL`), or politely; gives the exit code. */
  async end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | null> {
    const child = this.#child;
    if (child === null || !this.isRunning) return child?.exitCode ?? null;
    this.#isEnded = true;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return child.exitCode;
  }
}
