import type { ServerResponse } from 'node:http';

/** The answers that are being given, streams among them. A house that closes finishes them and begins no others. */
export class Answers {
  readonly #underWay = new Set<ServerResponse>();
  #isClosing = false;
  #finished: () => void = () => {};

  get isClosing(): boolean {
    return this.#isClosing;
  }

  begin(response: ServerResponse): void {
    this.#underWay.add(response);
    response.once('close', () => {
      this.#underWay.delete(response);
      if (this.#underWay.size === 0) this.#finished();
    });
  }

  /** From now on whoever asks is told that the house is closing. */
  close(): void {
    this.#isClosing = true;
  }

  /** Resolves when all are given; whoever is slower than that is not waited for. */
  async given(mostMs: number): Promise<void> {
    if (this.#underWay.size === 0) return;
    await new Promise<void>((resolve) => {
      const impatient = setTimeout(resolve, mostMs);
      this.#finished = () => {
        clearTimeout(impatient);
        resolve();
      };
    });
  }
}
