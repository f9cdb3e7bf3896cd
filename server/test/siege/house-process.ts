import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CIFRA = fileURLToPath(new URL('../../../../cli/bin/cifra.js', import.meta.url));
/** What a shell gives a process without being asked. */
const OPEN_FILES = 1_024;

/**
 * Which part of the time a thread computed, and in which it would have if others had not had the processors: the first
 * is the house's doing, the second that of whoever else is on this computer.
 */
export type ProcessorShare = { readonly used: number; readonly waited: number };

/** A house as people run it, with its default limits and few open files. */
export class HouseProcess {
  readonly #child: ChildProcess;
  readonly port: number;
  #peak = 0;
  readonly #watch: NodeJS.Timeout;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
    this.#watch = setInterval(() => {
      this.#peak = Math.max(this.#peak, this.memory());
    }, 50);
  }

  static async start(data: string): Promise<HouseProcess> {
    const { NODE_OPTIONS: _, ...env } = process.env;
    const args = [CIFRA, 'serve', '--port=0', '--host=127.0.0.1', `--data=${data}`, '--log=error', '--lang=en'];
    const command = `ulimit -n ${OPEN_FILES}; exec "$0" "$@"`;
    const child = spawn('sh', ['-c', command, process.execPath, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const port = await new Promise<number>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        output += chunk;
        const found = /open at http:\/\/[^\s:]+:(\d+)/.exec(output)?.[1];
        if (found !== undefined) resolve(Number(found));
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code, signal) => reject(new Error(`The house ended with ${code ?? signal}: ${output}`)));
    });
    return new HouseProcess(child, port);
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Resident memory in MB, its thinkers' too; 0 when the process is gone. */
  memory(): number {
    const { pid } = this.#child;
    return pid === undefined ? 0 : [pid, ...childrenOf(pid)].reduce((sum, one) => sum + residentMegabytes(one), 0);
  }

  /** Begins to measure what its main thread has of the processors; asked again, it tells. */
  share(): () => ProcessorShare {
    const [before, began] = [this.#processorSeconds(), performance.now()];
    return () => {
      const seconds = (performance.now() - began) / 1_000;
      const { used, waited } = this.#processorSeconds();
      return { used: (used - before.used) / seconds, waited: (waited - before.waited) / seconds };
    };
  }

  #processorSeconds(): ProcessorShare {
    try {
      const path = `/proc/${this.#child.pid}/task/${this.#child.pid}/schedstat`;
      const [used = 0, waited = 0] = readFileSync(path, 'utf8').split(' ').map(Number);
      return { used: used / 1e9, waited: waited / 1e9 };
    } catch {
      return { used: Number.NaN, waited: Number.NaN };
    }
  }

  /** The most memory since this was asked last. */
  peak(): number {
    const peak = Math.max(this.#peak, this.memory());
    this.#peak = 0;
    return peak;
  }

  /** Killed, not asked: what was acknowledged must be on the disk all the same. */
  async kill(): Promise<void> {
    clearInterval(this.#watch);
    if (!this.isRunning) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exited;
  }
}

function childrenOf(pid: number): readonly number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`);
  return children.split(' ').filter(Boolean).map(Number);
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1_024;
}

/** Nothing of a process that is gone. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
