import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Drawn, DrawRequest } from './worker.ts';

/** More than so many pictures are not waited for: whoever asks then is told to come back. */
const MOST_WAITING = 32;
/** Bytes of pictures that are kept, the latest. */
const MOST_KEPT = 24_000_000;
/** After so long without a picture the thread goes: its fonts and its code take some tens of megabytes. */
const IDLE_MS = 60_000;

type Job = { readonly done: (png: Buffer) => void; readonly failed: (error: Error) => void };

/** The thread's program, compiled: Node reads no TypeScript there. */
function program(): URL {
  const isCompiled = import.meta.url.endsWith('.js');
  return new URL(isCompiled ? './worker.js' : '../dist/previews/worker.js', import.meta.url);
}

/** Makes PNGs of SVGs on a thread of its own, each once. */
export class Painter {
  /** The oldest first. */
  readonly #kept = new Map<string, Buffer>();
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #jobs = new Map<number, Job>();
  #keptBytes = 0;
  #worker: Worker | null = null;
  #next = 1;
  #idle: NodeJS.Timeout | null = null;

  /** Null where too many wait already. */
  paint(svg: string): Promise<Buffer> | null {
    const key = createHash('sha256').update(svg).digest('base64url');
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return Promise.resolve(kept);
    }
    const known = this.#underWay.get(key);
    if (known !== undefined) return known;
    if (this.#jobs.size >= MOST_WAITING) return null;
    const drawing = this.#draw(svg).then((png) => this.#keep(key, png));
    this.#underWay.set(key, drawing);
    const forget = () => this.#underWay.delete(key);
    drawing.then(forget, forget);
    return drawing;
  }

  async close(): Promise<void> {
    if (this.#idle !== null) clearTimeout(this.#idle);
    await this.#worker?.terminate();
    this.#worker = null;
  }

  #draw(svg: string): Promise<Buffer> {
    return new Promise((done, failed) => {
      const id = this.#next++;
      this.#jobs.set(id, { done, failed });
      this.#worker ??= this.#hire();
      this.#worker.postMessage({ id, svg } satisfies DrawRequest);
    });
  }

  #hire(): Worker {
    const worker = new Worker(program());
    // It keeps no house from closing.
    worker.unref();
    worker.on('message', (drawn: Drawn) => this.#answer(drawn));
    worker.on('error', (error) => this.#fire(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#fire(worker, new Error('The thread that draws has ended')));
    return worker;
  }

  #answer(drawn: Drawn): void {
    const job = this.#jobs.get(drawn.id);
    this.#jobs.delete(drawn.id);
    if ('png' in drawn) job?.done(Buffer.from(drawn.png));
    else job?.failed(new Error(drawn.error));
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#rest(), IDLE_MS).unref();
  }

  #rest(): void {
    if (this.#jobs.size > 0) return;
    void this.#worker?.terminate();
    this.#worker = null;
  }

  #fire(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const { failed } of this.#jobs.values()) failed(error);
    this.#jobs.clear();
  }

  #keep(key: string, png: Buffer): Buffer {
    this.#kept.set(key, png);
    this.#keptBytes += png.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#keptBytes <= MOST_KEPT) break;
      this.#kept.delete(oldest);
      this.#keptBytes -= length;
    }
    return png;
  }
}
