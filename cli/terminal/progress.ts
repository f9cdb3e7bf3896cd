import { type Io, isTerminal, widthOf } from './io.ts';

const BETWEEN_DRAWINGS = 100;

/** A bar on stderr, and only where somebody looks at it. */
export class ProgressBar {
  readonly #io: Io;
  readonly #total: number;
  #drawn = 0;

  constructor(io: Io, total: number) {
    this.#io = io;
    this.#total = total;
  }

  at(done: number): void {
    if (!isTerminal(this.#io.stderr) || performance.now() - this.#drawn < BETWEEN_DRAWINGS) return;
    this.#drawn = performance.now();
    const counted = ` ${done}/${this.#total}`;
    const width = Math.max(10, Math.min(60, widthOf(this.#io.stderr) - counted.length - 1));
    const filled = Math.round((width * done) / this.#total);
    this.#io.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(width - filled)}${counted}`);
  }

  clear(): void {
    if (isTerminal(this.#io.stderr)) this.#io.stderr.write('\r\u001b[K');
  }
}
