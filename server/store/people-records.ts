import type { RoomId } from '@cifra/room';
import type { Kysely } from 'kysely';
import type { WriteTogether } from './registry.ts';
import type { Tables } from './schema.ts';

export const BAN_KINDS = ['person', 'address'] as const;
export type Ban = { readonly kind: (typeof BAN_KINDS)[number]; readonly value: string; readonly at: number };
/** Somebody whom the house knows: the hash of a key, the last nickname, the day of the last visit. */
export type KnownPerson = { readonly person: string; readonly name: string | null; readonly seen: number | null };
export type PeopleCount = { readonly known: number; readonly lately: number };
/** Everything that is kept under somebody's key, beside what stands in rooms. */
export type PersonRecord = KnownPerson & {
  readonly aliases: readonly { readonly room: RoomId; readonly person: string }[];
  readonly links: readonly { readonly room: RoomId; readonly until: number }[];
  /** Where they have sat. */
  readonly memberships: readonly { readonly room: RoomId; readonly person: string }[];
  /** How they are called: the kinds and addresses, without keys. */
  readonly channels: readonly { readonly kind: string; readonly address: string }[];
};

/** Where something stands under the hash of a key. */
const BY_HOLDER = [
  'aliases',
  'links',
  'memberships',
  'key_links',
  'channels',
  'callers',
  'waiting',
  'holidays',
] as const;

/** What the house keeps about people, for whoever looks after it. */
export class PeopleRecords {
  readonly #db: Kysely<Tables>;
  readonly #write: WriteTogether;

  constructor(db: Kysely<Tables>, write: WriteTogether) {
    this.#db = db;
    this.#write = write;
  }

  async known(): Promise<readonly KnownPerson[]> {
    const [named, seen] = await Promise.all([
      this.#db.selectFrom('people').select(['hash', 'name']).execute(),
      this.#db.selectFrom('seen').select(['hash', 'at']).execute(),
    ]);
    const names = new Map(named.map(({ hash, name }) => [hash, name]));
    const days = new Map(seen.map(({ hash, at }) => [hash, at]));
    return [...new Set([...names.keys(), ...days.keys()])].map((person) => ({
      person,
      name: names.get(person) ?? null,
      seen: days.get(person) ?? null,
    }));
  }

  /** How many the house knows, and how many of them were here since then. */
  async count(since: number): Promise<PeopleCount> {
    const everybody = this.#db
      .selectFrom('people')
      .select('hash')
      .union(this.#db.selectFrom('seen').select('hash'))
      .as('everybody');
    const [known, seen] = await Promise.all([
      this.#db
        .selectFrom(everybody)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirst(),
      this.#db
        .selectFrom('seen')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('at', '>=', since)
        .executeTakeFirst(),
    ]);
    return { known: Number(known?.count ?? 0), lately: Number(seen?.count ?? 0) };
  }

  /** Null where the house knows nothing under this hash. */
  async record(person: string): Promise<PersonRecord | null> {
    const [known, aliases, links, memberships, channels] = await Promise.all([
      this.known(),
      this.#db.selectFrom('aliases').select(['room', 'person']).where('holder', '=', person).execute(),
      this.#db.selectFrom('links').select(['room', 'until']).where('holder', '=', person).execute(),
      this.#db.selectFrom('memberships').select(['room', 'person']).where('holder', '=', person).execute(),
      this.#db.selectFrom('channels').select(['kind', 'address']).where('holder', '=', person).execute(),
    ]);
    const found = known.find((one) => one.person === person);
    const kept = [aliases, links, memberships, channels];
    if (found === undefined && kept.every(({ length }) => length === 0)) return null;
    return { person, name: found?.name ?? null, seen: found?.seen ?? null, aliases, links, memberships, channels };
  }

  /** Deletes all of it; a ban stays, or forgetting would lift it. */
  async forget(person: string): Promise<void> {
    const queries = [
      this.#db.deleteFrom('people').where('hash', '=', person).compile(),
      this.#db.deleteFrom('seen').where('hash', '=', person).compile(),
      ...BY_HOLDER.map((table) => this.#db.deleteFrom(table).where('holder', '=', person).compile()),
    ];
    // One by one: where the first of several changes nothing the others are left out.
    await Promise.all(queries.map((query) => this.#write([query])));
  }

  async forgetToken(room: RoomId, person: string): Promise<void> {
    const tokens = this.#db.deleteFrom('tokens').where('room', '=', room).where('person', '=', person);
    await this.#write([tokens.compile()]);
  }

  /** The links by which they would carry their seats to another device. */
  async forgetLinks(person: string): Promise<void> {
    await this.#write([this.#db.deleteFrom('links').where('holder', '=', person).compile()]);
  }

  async roomsWithTokens(): Promise<readonly RoomId[]> {
    return (await this.#db.selectFrom('tokens').select('room').distinct().execute()).map(({ room }) => room);
  }

  async sawToday(person: string, at: number): Promise<void> {
    const seen = this.#db
      .insertInto('seen')
      .values({ hash: person, at })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ at }));
    await this.#write([seen.compile()]);
  }

  async bans(): Promise<readonly Ban[]> {
    return (await this.#db.selectFrom('bans').selectAll().orderBy('at').execute()) as unknown as readonly Ban[];
  }

  async ban({ kind, value, at }: Ban): Promise<void> {
    const banned = this.#db
      .insertInto('bans')
      .values({ kind, value, at })
      .onConflict((conflict) => conflict.doNothing());
    await this.#write([banned.compile()]);
  }

  unban({ kind, value }: Pick<Ban, 'kind' | 'value'>): Promise<boolean> {
    return this.#write([this.#db.deleteFrom('bans').where('kind', '=', kind).where('value', '=', value).compile()]);
  }
}
