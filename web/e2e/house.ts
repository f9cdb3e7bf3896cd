import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type HouseOptions = {
  /** Conditions that Node resolves packages by, and the folder of the pages; none for what is shipped. */
  readonly conditions?: readonly string[];
  readonly site?: string;
  /** More of its settings, once its own address is known. */
  readonly settings?: (url: string) => { readonly [name: string]: string };
  /** Its time can be moved: days then pass at once. */
  readonly hasMovedClock?: boolean;
};

const MOVED_CLOCK = new URL('moved-clock.mjs', import.meta.url).href;

/** A house of one's own for a test: the real program, its own data folder, a free port; it can be killed and come back. */
export class House {
  readonly #options: HouseOptions;
  // Made when it is first asked for: every process of the tests reads all their files, and opens the houses of few.
  #folder: string | null = null;
  #port = 0;
  #process: ChildProcess | null = null;
  #ahead = 0;

  constructor(options: HouseOptions = {}) {
    this.#options = options;
  }

  get data(): string {
    return this.#place('data');
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<void> {
    if (this.#port === 0) this.#port = await freePort();
    const { conditions = [], site = '', settings = () => ({}), hasMovedClock = false } = this.#options;
    const flags = conditions.map((condition) => `--conditions=${condition}`);
    if (hasMovedClock) flags.push('--import', MOVED_CLOCK);
    const child = spawn(process.execPath, [...flags, 'cli/bin/cifra.js', 'serve'], {
      env: {
        ...process.env,
        CIFRA_SITE: site,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        CIFRA_DATA: this.data,
        CIFRA_LOG: 'silent',
        CIFRA_TEST_AHEAD: String(this.#ahead),
        ...settings(this.url),
      },
      stdio: hasMovedClock ? ['ignore', 'ignore', 'ignore', 'ipc'] : 'ignore',
    });
    this.#process = child;
    for (let tries = 0; tries < 150; tries++) {
      const isUp = await fetch(`${this.url}/health`).then(
        (response) => response.ok,
        () => false,
      );
      if (isUp) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error('The house did not open');
  }

  /** What its clock says. */
  get now(): number {
    return Date.now() + this.#ahead;
  }

  /** So much time passes, all at once; also for a house that is down. */
  pass(ms: number): void {
    this.#ahead += ms;
    this.#process?.send(ms);
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  /** Copies the data of a house that is down. */
  keepCopy(): void {
    // The socket by which a house is looked after is no data.
    cpSync(this.data, this.#place('copy'), { recursive: true, filter: (path) => !path.endsWith('.sock') });
  }

  /** Sets a house that is down back to its copy. */
  goBackToCopy(): void {
    rmSync(this.data, { recursive: true });
    cpSync(this.#place('copy'), this.data, { recursive: true });
  }

  async close(): Promise<void> {
    await this.kill();
    if (this.#folder !== null) rmSync(this.#folder, { recursive: true, force: true });
  }

  #place(name: string): string {
    this.#folder ??= mkdtempSync(join(tmpdir(), 'cifra-e2e-'));
    return join(this.#folder, name);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address === null || typeof address === 'string' ? reject(new Error('No port')) : resolve(address.port),
      );
    });
  });
}
