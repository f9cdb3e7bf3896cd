/**
 * Lets addresses take turns: while one asks for a hundred things at once, everybody else is heard between two of them.
 * Whoever asks for one thing at a time is never kept waiting.
 */
export class FairTurns {
  readonly #waiting = new Map<string, (() => void)[]>();
  /** Who has had a turn since the event loop last looked at its connections. */
  readonly #served = new Set<string>();
  #isDue = false;

  /** Does it now, or when it is this address's turn again; what an address asks for keeps its order. */
  take(address: string, job: () => void): void {
    this.#comeBack();
    if (!this.#served.has(address)) {
      this.#served.add(address);
      job();
      return;
    }
    const waiting = this.#waiting.get(address);
    if (waiting === undefined) this.#waiting.set(address, [job]);
    else waiting.push(job);
  }

  #comeBack(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(this.#turn);
  }

  readonly #turn = (): void => {
    this.#isDue = false;
    this.#served.clear();
    if (this.#waiting.size === 0) return;
    this.#comeBack();
    for (const [address, jobs] of [...this.#waiting]) {
      const job = jobs.shift();
      if (jobs.length === 0) this.#waiting.delete(address);
      this.#served.add(address);
      job?.();
    }
  };
}
