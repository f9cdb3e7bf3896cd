import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { availableParallelism } from 'node:os';

type Answer = { readonly ok?: unknown; readonly error?: string };

/** Can processes be kept to one core each? */
export const HAS_CORES = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

const living = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** A process of its own, on a core of its own where that is possible, that answers questions. */
export class Child {
  readonly #process: ChildProcess;
  #waiting: { resolve(value: unknown): void; reject(error: Error): void } | null = null;
  #output = '';

  constructor(core: number, args: readonly string[], env: { readonly [name: string]: string } = {}) {
    const [command, before] = HAS_CORES ? ['taskset', ['-c', String(core), process.execPath]] : [process.execPath, []];
    this.#process = spawn(command, [...before, ...args], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    living.add(this.#process);
    const hear = (chunk: Buffer) => {
      this.#output = (this.#output + chunk).slice(-2_000);
    };
    this.#process.stdout?.on('data', hear);
    this.#process.stderr?.on('data', hear);
    this.#process.on('message', ({ ok, error }: Answer) => {
      const waiting = this.#waiting;
      this.#waiting = null;
      if (error === undefined) waiting?.resolve(ok);
      else waiting?.reject(new Error(error));
    });
    this.#process.once('exit', (code, signal) => {
      living.delete(this.#process);
      this.#waiting?.reject(new Error(`A process ended with ${code ?? signal}: ${this.#output}`));
    });
  }

  /** One question at a time. */
  ask<T>(question: object): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve: resolve as (value: unknown) => void, reject };
      if (!living.has(this.#process)) reject(new Error(`A process has ended: ${this.#output}`));
      else this.#process.send(question);
    });
  }

  async stop(): Promise<void> {
    if (!living.has(this.#process)) return;
    const exited = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    const late = setTimeout(() => this.#process.kill('SIGKILL'), 5_000);
    await exited;
    clearTimeout(late);
  }

  /** Until somebody listens there. */
  async listening(port: number): Promise<void> {
    for (const end = Date.now() + 60_000; Date.now() < end; await pause(50)) {
      if (!living.has(this.#process)) throw new Error(`The server ended: ${this.#output}`);
      if (await answers(port)) return;
    }
    throw new Error(`Nobody listens at port ${port}: ${this.#output}`);
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
