import { createInterface, type Interface } from 'node:readline';
import type { Writable } from 'node:stream';
import { type Io, isTerminal } from './io.ts';

/** Asks for one line at a time; null once the input has ended or Ctrl-C was pressed. Works through a pipe too. */
export class Prompt {
  readonly #reader: Interface;
  readonly #output: Writable;
  readonly #lines: string[] = [];
  #waiting: ((line: string | null) => void) | null = null;
  #ended = false;
  #interrupted = false;

  constructor({ stdin, stdout, interrupt }: Io, { remembers }: { readonly remembers: boolean }) {
    this.#output = stdout;
    this.#reader = createInterface({
      input: stdin,
      output: stdout,
      terminal: isTerminal(stdin) && isTerminal(stdout),
      // Around one keyboard the arrow key must not bring back what somebody else has typed.
      historySize: remembers ? 50 : 0,
    });
    this.#reader.on('line', (line) => this.#arrived(line));
    this.#reader.on('SIGINT', () => this.#interrupt());
    this.#reader.on('close', () => {
      this.#ended = true;
      this.#arrived(null);
    });
    interrupt.addEventListener('abort', () => this.#interrupt(), { once: true });
    if (interrupt.aborted) this.#interrupt();
  }

  /** Ctrl-C came: as a signal or, where a terminal gives us its keys one by one, as a key. */
  get isInterrupted(): boolean {
    return this.#interrupted;
  }

  #interrupt(): void {
    this.#interrupted = true;
    this.close();
  }

  #arrived(line: string | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) waiting(line);
    else if (line !== null) this.#lines.push(line);
  }

  async ask(question: string): Promise<string | null> {
    const next = this.#lines.shift();
    if (next === undefined && this.#ended) return null;
    // A pipe may have ended already while its lines are still to be answered.
    if (this.#ended) this.#output.write(question);
    else {
      this.#reader.setPrompt(question);
      this.#reader.prompt();
    }
    return next ?? new Promise((resolve) => (this.#waiting = resolve));
  }

  close(): void {
    this.#reader.close();
  }
}
