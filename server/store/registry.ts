import type { Finished, PersonId, RoomCard, RoomId } from '@cifra/room';
import type { CompiledQuery, Kysely } from 'kysely';
import { newKey } from '../keys.ts';
import type { Tables } from './schema.ts';

export type RegisteredRoom = { readonly id: RoomId; readonly card: RoomCard };
/** A token of the bot interface: one person in one room. */
export type Token = { readonly room: RoomId; readonly person: PersonId; readonly name: string };
export type SeatLink = { readonly room: RoomId; readonly person: PersonId; readonly holder: string };
/** A key, and who it is in a room. */
type Alias = { readonly holder: string; readonly person: PersonId };

/** Rooms that are asked about in one query. */
const AT_ONCE = 500;

const OPERATOR_TOKEN = 'operator-token';
/** There while a house is being moved in: whose secret it brings, and what it was when that began. */
export const MOVED_FROM = 'moved-from';

/** Whom a used link leads to: nobody has this name. */
const NOBODY = '';

/**
 * Writes these in one durable step, together with whatever else is written at that moment: a step of one's own would
 * keep everybody waiting for the disk. Where the first changes nothing the others are left out. Tells whether it did.
 */
export type WriteTogether = (queries: readonly CompiledQuery[]) => Promise<boolean>;

/** Everything that is asked seldom: people, links, tokens, lists. The same queries run on every SQL store. */
export class Registry {
  readonly #db: Kysely<Tables>;
  readonly #write: WriteTogether;
  /** What this house signs cookies with. */
  readonly secret: string;

  private constructor(db: Kysely<Tables>, write: WriteTogether, secret: string) {
    this.#db = db;
    this.#write = write;
    this.secret = secret;
  }

  static async open(db: Kysely<Tables>, write: WriteTogether): Promise<Registry> {
    await db
      .insertInto('meta')
      .values({ key: 'secret', value: newKey() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await db.selectFrom('meta').select('value').where('key', '=', 'secret').executeTakeFirstOrThrow();
    return new Registry(db, write, value);
  }

  /** Is it only a part of a house, because the move that brings it here is not over? */
  async isHalfMoved(): Promise<boolean> {
    return (await this.#meta(MOVED_FROM)) !== null;
  }

  /** What opens the operator's page; made when it is first asked for. */
  operatorToken(): Promise<string> {
    return this.kept(OPERATOR_TOKEN, newKey);
  }

  /** Something that the house keeps about itself, made when it is first asked for. */
  async kept(key: string, make: () => string): Promise<string> {
    const known = await this.#meta(key);
    if (known !== null) return known;
    const made = this.#db
      .insertInto('meta')
      .values({ key, value: make() })
      .onConflict((conflict) => conflict.doNothing());
    await this.#write([made.compile()]);
    return (await this.#meta(key)) ?? '';
  }

  /** The old one opens nothing any more. */
  async renewOperatorToken(): Promise<string> {
    await this.operatorToken();
    const value = newKey();
    await this.#write([this.#db.updateTable('meta').set({ value }).where('key', '=', OPERATOR_TOKEN).compile()]);
    return value;
  }

  async #meta(key: string): Promise<string | null> {
    const row = await this.#db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
    return row?.value ?? null;
  }

  /** Those of these rooms that are in the public list, those that moved last first. */
  async listed(among: readonly RoomId[], game?: string): Promise<readonly RegisteredRoom[]> {
    const found: RegisteredRoom[] = [];
    for (let at = 0; at < among.length; at += AT_ONCE)
      found.push(...(await this.#listed(among.slice(at, at + AT_ONCE), game)));
    return found.sort((a, b) => b.card.at - a.card.at);
  }

  async #listed(among: readonly RoomId[], game: string | undefined): Promise<readonly RegisteredRoom[]> {
    let query = this.#db
      .selectFrom('cards')
      .innerJoin('rooms', 'rooms.id', 'cards.room')
      .leftJoin('hidden_rooms', 'hidden_rooms.room', 'rooms.name')
      .select(['rooms.name', 'cards.body'])
      .where('rooms.name', 'in', among)
      .where('hidden_rooms.at', 'is', null)
      .where('cards.listed', '=', 1)
      .where('cards.phase', '!=', 'broken');
    if (game !== undefined) query = query.where('cards.game', '=', game);
    const rows = await query.execute();
    return rows.map(({ name, body }) => ({ id: name, card: JSON.parse(body) as RoomCard }));
  }

  /** What lists say about a room, without reading its log; null where there is none. */
  async card(room: RoomId): Promise<RoomCard | null> {
    const row = await this.#db
      .selectFrom('cards')
      .innerJoin('rooms', 'rooms.id', 'cards.room')
      .select('cards.body')
      .where('rooms.name', '=', room)
      .executeTakeFirst();
    return row === undefined ? null : (JSON.parse(row.body) as RoomCard);
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
    const named = this.#db
      .insertInto('people')
      .values({ hash, name })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ name }));
    await this.#write([named.compile()]);
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

  /** Who keys are in these rooms, where a seat was carried from or to them; and for whom there are tokens. */
  async identitiesIn(rooms: readonly RoomId[]): Promise<{
    readonly aliases: readonly (Alias & { readonly room: RoomId })[];
    readonly tokens: readonly Omit<Token, 'name'>[];
  }> {
    if (rooms.length === 0) return { aliases: [], tokens: [] };
    const [aliases, tokens] = await Promise.all([
      this.#db.selectFrom('aliases').select(['room', 'holder', 'person']).where('room', 'in', rooms).execute(),
      this.#db.selectFrom('tokens').select(['room', 'person']).where('room', 'in', rooms).execute(),
    ]);
    return { aliases, tokens };
  }

  async addToken(hash: string, token: Token, made: number): Promise<void> {
    await this.#write([
      this.#db
        .insertInto('tokens')
        .values({ hash, ...token, made })
        .compile(),
    ]);
  }

  async tokenOf(hash: string): Promise<Token | null> {
    const row = await this.#db
      .selectFrom('tokens')
      .select(['room', 'person', 'name'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row ?? null;
  }

  async addLink(hash: string, link: SeatLink, until: number): Promise<void> {
    await this.#write([
      this.#db
        .insertInto('links')
        .values({ hash, ...link, until })
        .compile(),
    ]);
  }

  async readLink(hash: string, now: number): Promise<SeatLink | null> {
    const row = await this.#db
      .selectFrom('links')
      .select(['room', 'person', 'holder'])
      .where('hash', '=', hash)
      .where('person', '!=', NOBODY)
      .where('until', '>', now)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Where a link has brought this key already; null for every other key. */
  async broughtTo(hash: string, holder: string, now: number): Promise<RoomId | null> {
    const row = await this.#db
      .selectFrom('links')
      .select('room')
      .where('hash', '=', hash)
      .where('person', '=', NOBODY)
      .where('holder', '=', holder)
      .where('until', '>', now)
      .executeTakeFirst();
    return row?.room ?? null;
  }

  /**
   * Uses up a link: the first of these keys is now who the link speaks of, the second somebody else, and the seat's other
   * links and its tokens, which the old device may hold, are worth nothing. All at once: a seat is never in two hands,
   * nor in none. False where the link is not there: of two who use it at once, or two links of one seat, only one can.
   * What is left of the link says to its new holder alone where it led: the answer may have been lost on the way.
   */
  carrySeat(hash: string, { room, person }: SeatLink, to: string, from: Alias): Promise<boolean> {
    return this.#write([
      this.#db
        .updateTable('links')
        .set({ person: NOBODY, holder: to })
        .where('hash', '=', hash)
        .where('person', '!=', NOBODY)
        .compile(),
      this.#db.deleteFrom('links').where('room', '=', room).where('person', '=', person).compile(),
      this.#db.deleteFrom('tokens').where('room', '=', room).where('person', '=', person).compile(),
      this.#call(room, [{ holder: to, person }, from]),
    ]);
  }

  /** One key becomes in a room who another one was there, and that one somebody new. */
  async adopt(room: RoomId, to: Alias, from: Alias): Promise<void> {
    await this.#write([
      this.#call(room, [to, from]),
      this.#db.deleteFrom('links').where('room', '=', room).where('person', '=', to.person).compile(),
    ]);
  }

  #call(room: RoomId, aliases: readonly Alias[]): CompiledQuery {
    return this.#db
      .insertInto('aliases')
      .values(aliases.map((alias) => ({ room, ...alias })))
      .onConflict((conflict) =>
        conflict.columns(['room', 'holder']).doUpdateSet((row) => ({ person: row.ref('excluded.person') })),
      )
      .compile();
  }

  async dropOldLinks(now: number): Promise<void> {
    await this.#write([this.#db.deleteFrom('links').where('until', '<=', now).compile()]);
  }
}
