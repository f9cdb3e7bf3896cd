import type { Holiday } from '@cifra/room';
import type { Kysely } from 'kysely';
import type { WriteTogether } from './registry.ts';
import type { Tables } from './schema.ts';

/** Days off that somebody has taken or will take, by the hash of their key. */
export type HolderHoliday = Holiday & { readonly holder: string };

/** Who has taken which days off. */
export class HolidayRecords {
  readonly #db: Kysely<Tables>;
  readonly #write: WriteTogether;

  constructor(db: Kysely<Tables>, write: WriteTogether) {
    this.#db = db;
    this.#write = write;
  }

  /** All of somebody's that ended later than this, the earliest first. */
  async of(holder: string, after: number): Promise<readonly HolderHoliday[]> {
    const rows = await this.#db
      .selectFrom('holidays')
      .selectAll()
      .where('holder', '=', holder)
      .where('ends', '>', after)
      .orderBy('begins')
      .execute();
    return rows.map(holidayOf);
  }

  /** Everybody's that have not ended. */
  async upcoming(now: number): Promise<readonly HolderHoliday[]> {
    const rows = await this.#db.selectFrom('holidays').selectAll().where('ends', '>', now).execute();
    return rows.map(holidayOf);
  }

  /** In place of those that have not ended. */
  async put({ holder, from, until }: HolderHoliday, now: number): Promise<void> {
    await this.#write([
      this.#db
        .insertInto('holidays')
        .values({ holder, begins: from, ends: until })
        .onConflict((conflict) => conflict.columns(['holder', 'begins']).doUpdateSet({ ends: until }))
        .compile(),
      this.#db
        .deleteFrom('holidays')
        .where('holder', '=', holder)
        .where('ends', '>', now)
        .where('begins', '!=', from)
        .compile(),
    ]);
  }

  /** What has begun ends now, and what has not is called off. */
  async end(holder: string, now: number): Promise<void> {
    const theirs = this.#db.updateTable('holidays').set({ ends: now }).where('holder', '=', holder);
    await this.#write([theirs.where('ends', '>', now).where('begins', '<', now).compile()]);
    await this.#write([
      this.#db.deleteFrom('holidays').where('holder', '=', holder).where('begins', '>=', now).compile(),
    ]);
  }
}

/** PostgreSQL gives large numbers as text. */
function holidayOf({ holder, begins, ends }: Tables['holidays']): HolderHoliday {
  return { holder, from: Number(begins), until: Number(ends) };
}
