import type { RoomId } from '@cifra/room';
import type { Kysely } from 'kysely';
import type { WriteTogether } from './registry.ts';
import type { Tables } from './schema.ts';

/** Short codes beside the links of rooms: one for a room at most, and never two rooms under one. */
export class RoomCodes {
  readonly #db: Kysely<Tables>;
  readonly #write: WriteTogether;

  constructor(db: Kysely<Tables>, write: WriteTogether) {
    this.#db = db;
    this.#write = write;
  }

  async roomOf(code: string): Promise<RoomId | null> {
    const row = await this.#db.selectFrom('codes').select('room').where('code', '=', code).executeTakeFirst();
    return row?.room ?? null;
  }

  async codeOf(room: RoomId): Promise<string | null> {
    const row = await this.#db.selectFrom('codes').select('code').where('room', '=', room).executeTakeFirst();
    return row?.code ?? null;
  }

  /** False where this code is another room's, or the room has one. */
  add(code: string, room: RoomId, at: number): Promise<boolean> {
    const added = this.#db
      .insertInto('codes')
      .values({ code, room, at })
      .onConflict((conflict) => conflict.doNothing());
    return this.#write([added.compile()]);
  }

  async remove(room: RoomId): Promise<void> {
    await this.#write([this.#db.deleteFrom('codes').where('room', '=', room).compile()]);
  }

  async count(): Promise<number> {
    const row = await this.#db
      .selectFrom('codes')
      .select((query) => query.fn.countAll().as('count'))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  async dropOlderThan(at: number): Promise<void> {
    await this.#write([this.#db.deleteFrom('codes').where('at', '<', at).compile()]);
  }
}
