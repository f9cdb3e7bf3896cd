import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Child, freePort } from './child.ts';
import { CONTESTANTS, type ContestantId } from './contestants.ts';
import type { Task } from './driver.ts';
import type { Probe } from './probe.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** A server on one core and its players on another, fresh for each measurement. */
export class BenchRun {
  readonly #server: Child;
  readonly #driver: Child;

  private constructor(server: Child, driver: Child) {
    this.#server = server;
    this.#driver = driver;
  }

  static async with<T>(id: ContestantId, work: (stage: BenchRun) => Promise<T>): Promise<T> {
    const folder = mkdtempSync(join(tmpdir(), 'cifra-bench-'));
    const remove = () => rmSync(folder, { recursive: true, force: true });
    // Also where somebody stops the benchmark in the middle.
    process.once('exit', remove);
    const port = await freePort();
    const [args, env] = CONTESTANTS[id].serve(port, folder);
    const profile = process.env.BENCH_PROFILE;
    const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    const probe = new URL('./probe.js', import.meta.url).href;
    const server = new Child(0, ['--expose-gc', ...flags, '--import', probe, ...args], env);
    const driver = new Child(1, [here('./driver.js'), id, `http://127.0.0.1:${port}`]);
    try {
      await server.listening(port);
      return await work(new BenchRun(server, driver));
    } finally {
      await driver.stop();
      await server.stop();
      remove();
      process.off('exit', remove);
    }
  }

  play<T>(task: Task): Promise<T> {
    return this.#driver.ask<T>(task);
  }

  probe(gc = false): Promise<Probe> {
    return this.#server.ask<Probe>({ gc });
  }
}
