import type { Subscriber } from '../model/handles.ts';
import type { RoomId } from '../model/person.ts';
import type { Clock, Neighbours } from '../model/ports.ts';

/**
 * Up to where each page has shown the match to its person. A page tells it as a hint; it is never in the log, and
 * whoever tells nothing is not waited for. Bots may be minded at another process than a page is connected to: where
 * they are not ours, the slowest page here is told to the others.
 */
export class ShownVersions {
  readonly #room: RoomId;
  readonly #neighbours: Neighbours;
  readonly #clock: Clock;
  readonly #versions = new Map<Subscriber, number>();
  /** The slowest page at each of the other processes. */
  readonly #elsewhere = new Map<string, number>();
  readonly #waiting = new Set<() => void>();
  #told: number | null = null;

  constructor(room: RoomId, neighbours: Neighbours, clock: Clock) {
    this.#room = room;
    this.#neighbours = neighbours;
    this.#clock = clock;
  }

  shown(subscriber: Subscriber, version: number): void {
    this.#versions.set(subscriber, version);
    this.#tell();
    this.look();
  }

  part(subscriber: Subscriber): void {
    if (!this.#versions.delete(subscriber)) return;
    this.#tell();
    this.look();
  }

  /** What another process says of its pages. */
  heard(process: string, version: number | null): void {
    if (version === null) this.#elsewhere.delete(process);
    else this.#elsewhere.set(process, version);
    this.look();
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

  look(): void {
    for (const look of [...this.#waiting]) look();
  }

  #tell(): void {
    if (this.#neighbours.isOurs(this.#room)) return;
    const slowest = this.#versions.size === 0 ? null : Math.min(...this.#versions.values());
    if (slowest === this.#told) return;
    this.#told = slowest;
    this.#neighbours.pass(this.#room, { type: 'shown', version: slowest });
  }

  #hasShown(version: number): boolean {
    for (const [process, shown] of this.#elsewhere)
      if (!this.#neighbours.isThere(process)) this.#elsewhere.delete(process);
      else if (shown < version) return false;
    for (const shown of this.#versions.values()) if (shown < version) return false;
    return true;
  }
}
