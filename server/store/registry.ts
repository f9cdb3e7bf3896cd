import type { Finished, PersonId, RoomCard, RoomId } from '@cifra/room';
import type { Kysely } from 'kysely';
import { newKey } from '../identity/keys.ts';
import type { Tables } from './schema.ts';

export type ListedRoom = { readonly id: RoomId; readonly card: RoomCard };
/** A token of the bot interface: one person in one room. */
export type Token = { readonly room: RoomId; readonly person: PersonId; readonly name: string };
export type SeatLink = { readonly room: RoomId; readonly person: PersonId; readonly holder: string };

/** Everything that is asked seldom: people, links, tokens, lists. The same queries run on every SQL store. */
export class Registry {
  readonly #db: Kysely<Tables>;
  /** What this house signs cookies with. */
  readonly secret: string;

  private constructor(db: Kysely<Tables>, secret: string) {
    this.#db = db;
    this.secret = secret;
  }

  static async open(db: Kysely<Tables>): Promise<Registry> {
    await db
      .insertInto('meta')
      .values({ key: 'secret', value: newKey() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await db.selectFrom('meta').select('value').where('key', '=', 'secret').executeTakeFirstOrThrow();
    return new Registry(db, value);
  }

  /** Rooms in the public list, those that moved last first. */
  async listed(limit: number, game?: string): Promise<readonly ListedRoom[]> {
    let query = this.#db
      .selectFrom('cards')
      .innerJoin('rooms', 'rooms.id', 'cards.room')
      .select(['rooms.name', 'cards.body'])
      .where('cards.listed', '=', 1)
      .where('cards.phase', '!=', 'broken');
    if (game !== undefined) query = query.where('cards.game', '=', game);
    const rows = await query.orderBy('cards.at', 'desc').limit(limit).execute();
    return rows.map(({ name, body }) => ({ id: name, card: JSON.parse(body) as RoomCard }));
  }

  /** The last matches of a room that came to their outcome, in order. */
  async finished(room: RoomId, limit: number): Promise<readonly Finished[]> {
    const rows = await this.#finished(room).orderBy('finished.match', 'desc').limit(limit).execute();
    return rows.map(({ body }) => JSON.parse(body) as Finished).reverse();
  }

  async finishedMatch(room: RoomId, match: number): Promise<Finished | null> {
    const row = await this.#finished(room).where('finished.match', '=', match).executeTakeFirst();
    return row === undefined ? null : (JSON.parse(row.body) as Finished);
  }

  #finished(room: RoomId) {
    return this.#db
      .selectFrom('finished')
      .innerJoin('rooms', 'rooms.id', 'finished.room')
      .select('finished.body')
      .where('rooms.name', '=', room);
  }

  async nameOf(hash: string): Promise<string | null> {
    const row = await this.#db.selectFrom('people').select('name').where('hash', '=', hash).executeTakeFirst();
    return row?.name ?? null;
  }

  async rename(hash: string, name: string): Promise<void> {
    await this.#db
      .insertInto('people')
      .values({ hash, name })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ name }))
      .execute();
  }

  /** Who this key is in this room, where a seat was carried from or to it. */
  async aliasOf(room: RoomId, holder: string): Promise<PersonId | null> {
    const row = await this.#db
      .selectFrom('aliases')
      .select('person')
      .where('room', '=', room)
      .where('holder', '=', holder)
      .executeTakeFirst();
    return row?.person ?? null;
  }

  /** All at once: a seat is never in two hands, nor in none. */
  async setAliases(room: RoomId, aliases: readonly { holder: string; person: PersonId }[]): Promise<void> {
    await this.#db
      .insertInto('aliases')
      .values(aliases.map((alias) => ({ room, ...alias })))
      .onConflict((conflict) =>
        conflict.columns(['room', 'holder']).doUpdateSet((row) => ({ person: row.ref('excluded.person') })),
      )
      .execute();
  }

  async addToken(hash: string, token: Token, made: number): Promise<void> {
    await this.#db
      .insertInto('tokens')
      .values({ hash, ...token, made })
      .execute();
  }

  async tokenOf(hash: string): Promise<Token | null> {
    const row = await this.#db
      .selectFrom('tokens')
      .select(['room', 'person', 'name'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row ?? null;
  }

  /** A seat that moves to another device leaves its old tokens behind. */
  async dropTokens(room: RoomId, person: PersonId): Promise<void> {
    await this.#db.deleteFrom('tokens').where('room', '=', room).where('person', '=', person).execute();
  }

  async addLink(hash: string, link: SeatLink, until: number): Promise<void> {
    await this.#db
      .insertInto('links')
      .values({ hash, ...link, until })
      .execute();
  }

  async readLink(hash: string, now: number): Promise<SeatLink | null> {
    const row = await this.#db
      .selectFrom('links')
      .select(['room', 'person', 'holder'])
      .where('hash', '=', hash)
      .where('until', '>', now)
      .executeTakeFirst();
    return row ?? null;
  }

  /** True for the one who uses it up: two at once cannot both. */
  async useLink(hash: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom('links').where('hash', '=', hash).executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async dropOldLinks(now: number): Promise<void> {
    await this.#db.deleteFrom('links').where('until', '<=', now).execute();
  }
}
