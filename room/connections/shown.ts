import type { Subscriber } from '../model/handles.ts';
import type { Clock } from '../model/ports.ts';

/**
 * Up to where each page has shown the match to its person. A page tells it as a hint; it is never in the log, and
 * whoever tells nothing is not waited for.
 */
export class ShownVersions {
  readonly #clock: Clock;
  readonly #versions = new Map<Subscriber, number>();
  readonly #waiting = new Set<() => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  shown(subscriber: Subscriber, version: number): void {
    this.#versions.set(subscriber, version);
    this.#look();
  }

  part(subscriber: Subscriber): void {
    if (this.#versions.delete(subscriber)) this.#look();
  }

  /** Resolves when every page that tells has shown this version of the match, or after so long at most. */
  wait(version: number, patience: number): Promise<void> {
    if (this.#hasShown(version) || patience <= 0) return Promise.resolve();
    return new Promise((done) => {
      const end = () => {
        this.#waiting.delete(look);
        cancel();
        done();
      };
      const look = () => {
        if (this.#hasShown(version)) end();
      };
      const cancel = this.#clock.after(patience, end);
      this.#waiting.add(look);
    });
  }

  #look(): void {
    for (const look of [...this.#waiting]) look();
  }

  #hasShown(version: number): boolean {
    for (const shown of this.#versions.values()) if (shown < version) return false;
    return true;
  }
}
