import type { RoomId } from '@cifra/room';
import type { Kysely } from 'kysely';
import type { WriteTogether } from './registry.ts';
import type { Tables } from './schema.ts';

export const BAN_KINDS = ['person', 'address'] as const;
export type Ban = { readonly kind: (typeof BAN_KINDS)[number]; readonly value: string; readonly at: number };
/** Somebody whom the house knows: the hash of a key, the last nickname, the day of the last visit. */
export type KnownPerson = { readonly person: string; readonly name: string | null; readonly seen: number | null };
/** Everything that is kept under somebody's key, beside what stands in rooms. */
export type PersonRecord = KnownPerson & {
  readonly aliases: readonly { readonly room: RoomId; readonly person: string }[];
  readonly links: readonly { readonly room: RoomId; readonly until: number }[];
};

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

  /** Null where the house knows nothing under this hash. */
  async record(person: string): Promise<PersonRecord | null> {
    const [known, aliases, links] = await Promise.all([
      this.known(),
      this.#db.selectFrom('aliases').select(['room', 'person']).where('holder', '=', person).execute(),
      this.#db.selectFrom('links').select(['room', 'until']).where('holder', '=', person).execute(),
    ]);
    const found = known.find((one) => one.person === person);
    if (found === undefined && aliases.length === 0 && links.length === 0) return null;
    return { person, name: found?.name ?? null, seen: found?.seen ?? null, aliases, links };
  }

  /** Deletes all of it; a ban stays, or forgetting would lift it. */
  async forget(person: string): Promise<void> {
    const queries = [
      this.#db.deleteFrom('people').where('hash', '=', person).compile(),
      this.#db.deleteFrom('seen').where('hash', '=', person).compile(),
      this.#db.deleteFrom('aliases').where('holder', '=', person).compile(),
      this.#db.deleteFrom('links').where('holder', '=', person).compile(),
    ];
    // One by one: where the first of several changes nothing the others are left out.
    await Promise.all(queries.map((query) => this.#write([query])));
  }

  async forgetToken(room: RoomId, person: string): Promise<void> {
    const tokens = this.#db.deleteFrom('tokens').where('room', '=', room).where('person', '=', person);
    await this.#write([tokens.compile()]);
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
