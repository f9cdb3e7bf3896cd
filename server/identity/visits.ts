import type { PeopleRecords } from '../store/people-records.ts';

const DAY = 86_400_000;
const MOST = 100_000;

/** Writes down on which day somebody was here, once a day: people who stay away can be forgotten (`cifra prune`). */
export class Visits {
  readonly #records: PeopleRecords;
  readonly #now: () => number;
  readonly #today = new Set<string>();
  #day = 0;

  constructor(records: PeopleRecords, now: () => number) {
    this.#records = records;
    this.#now = now;
  }

  async saw(hash: string): Promise<void> {
    const day = Math.floor(this.#now() / DAY);
    if (day !== this.#day || this.#today.size >= MOST) this.#today.clear();
    this.#day = day;
    if (this.#today.has(hash)) return;
    this.#today.add(hash);
    await this.#records.sawToday(hash, day * DAY);
  }

  /** Somebody was forgotten: coming back, they are new. */
  forget(hash: string): void {
    this.#today.delete(hash);
  }
}
