import type { Ban, PeopleRecords } from '../store/people-records.ts';

/** Whom the operator does not let in, kept at hand: it is asked with every request. */
export class Bans {
  #people: ReadonlySet<string> = new Set();
  #addresses: ReadonlySet<string> = new Set();

  /** Reads them anew from the store. */
  async read(records: PeopleRecords): Promise<void> {
    const bans = await records.bans();
    const of = (wanted: Ban['kind']) => new Set(bans.filter(({ kind }) => kind === wanted).map(({ value }) => value));
    [this.#people, this.#addresses] = [of('person'), of('address')];
  }

  isAddress(address: string): boolean {
    return this.#addresses.has(address);
  }

  isPerson(hash: string): boolean {
    return this.#people.has(hash);
  }

  get anyPerson(): boolean {
    return this.#people.size > 0;
  }
}
