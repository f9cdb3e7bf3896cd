import type { Kysely } from 'kysely';
import type { WriteTogether } from './registry.ts';
import type { Tables } from './schema.ts';

/** A link that carries a whole key: who made it, who opened it, and the sealed key once both have said yes. */
export type KeyLink = {
  readonly holder: string;
  readonly guest: string | null;
  readonly number: string | null;
  readonly sealed: string | null;
};

export class KeyLinks {
  readonly #db: Kysely<Tables>;
  readonly #write: WriteTogether;

  constructor(db: Kysely<Tables>, write: WriteTogether) {
    this.#db = db;
    this.#write = write;
  }

  /** The newest link of a key is the only one. */
  async add(hash: string, holder: string, until: number): Promise<void> {
    const link = { hash, holder, until, guest: null, number: null, sealed: null };
    await this.#write([
      this.#db.insertInto('key_links').values(link).compile(),
      this.#db.deleteFrom('key_links').where('holder', '=', holder).where('hash', '!=', hash).compile(),
    ]);
  }

  async read(hash: string, now: number): Promise<KeyLink | null> {
    const row = await this.#db
      .selectFrom('key_links')
      .select(['holder', 'guest', 'number', 'sealed'])
      .where('hash', '=', hash)
      .where('until', '>', now)
      .executeTakeFirst();
    return row ?? null;
  }

  /** False where somebody has opened it already. */
  claim(hash: string, guest: string, number: string): Promise<boolean> {
    const claimed = this.#db.updateTable('key_links').set({ guest, number });
    return this.#write([claimed.where('hash', '=', hash).where('guest', 'is', null).compile()]);
  }

  /** Only by who made it, and only after somebody has opened it. */
  seal(hash: string, holder: string, sealed: string): Promise<boolean> {
    const done = this.#db.updateTable('key_links').set({ sealed });
    return this.#write([
      done.where('hash', '=', hash).where('holder', '=', holder).where('guest', 'is not', null).compile(),
    ]);
  }

  /** Of several who use it at once only one can. */
  remove(hash: string): Promise<boolean> {
    return this.#write([this.#db.deleteFrom('key_links').where('hash', '=', hash).compile()]);
  }

  async dropOld(now: number): Promise<void> {
    await this.#write([this.#db.deleteFrom('key_links').where('until', '<=', now).compile()]);
  }
}
