import type { Finished, PersonId, RoomCard, RoomId } from '@cifra/room';
import type { Kysely } from 'kysely';
import type { WriteTogether } from './registry.ts';
import type { Tables } from './schema.ts';

/** Somebody who has sat in a room, by the hash of their key, and who they are there. */
export type Membership = {
  readonly holder: string;
  readonly room: RoomId;
  readonly person: PersonId;
  /** They do not want to be called about this room. */
  readonly isMuted: boolean;
};
/** In the order of the alphabet backwards a match that is played comes before a room that waits. */
const GOING = ['playing', 'lobby'];

export type MemberRoom = Membership & { readonly card: RoomCard };
export type MemberMatch = { readonly room: RoomId; readonly person: PersonId; readonly finished: Finished };

/** Who has sat where: by it somebody finds all matches again, and the house whom to call. */
export class Memberships {
  readonly #db: Kysely<Tables>;
  readonly #write: WriteTogether;

  constructor(db: Kysely<Tables>, write: WriteTogether) {
    this.#db = db;
    this.#write = write;
  }

  /** Whoever carries a seat away from a key carries the membership along. */
  async add(holder: string, room: RoomId, person: PersonId, at: number): Promise<void> {
    await this.#write([
      this.#db
        .insertInto('memberships')
        .values({ holder, room, person, at, muted: 0 })
        .onConflict((conflict) => conflict.columns(['holder', 'room']).doUpdateSet({ person }))
        .compile(),
      this.#db
        .deleteFrom('memberships')
        .where('room', '=', room)
        .where('person', '=', person)
        .where('holder', '!=', holder)
        .compile(),
    ]);
  }

  async mute(holder: string, room: RoomId, isMuted: boolean): Promise<boolean> {
    const changed = this.#db
      .updateTable('memberships')
      .set({ muted: isMuted ? 1 : 0 })
      .where('holder', '=', holder)
      .where('room', '=', room);
    return this.#write([changed.compile()]);
  }

  async remove(holder: string, room: RoomId): Promise<boolean> {
    const gone = this.#db.deleteFrom('memberships').where('holder', '=', holder).where('room', '=', room);
    return this.#write([gone.compile()]);
  }

  /** Those of a room. */
  async inRoom(room: RoomId): Promise<readonly Membership[]> {
    const rows = await this.#db.selectFrom('memberships').selectAll().where('room', '=', room).execute();
    return rows.map(membershipOf);
  }

  async of(holder: string): Promise<readonly Membership[]> {
    const rows = await this.#db.selectFrom('memberships').selectAll().where('holder', '=', holder).execute();
    return rows.map(membershipOf);
  }

  /**
   * Where somebody's matches go on or wait to begin, with what lists say about each: first what is played, and of that
   * what moved last. However much they have finished in the meantime, none of it stands in the way.
   */
  async going(holder: string, limit?: number): Promise<readonly MemberRoom[]> {
    const query = this.#db
      .selectFrom('memberships')
      .innerJoin('rooms', 'rooms.name', 'memberships.room')
      .innerJoin('cards', 'cards.room', 'rooms.id')
      .select(['memberships.holder', 'memberships.room', 'memberships.person', 'memberships.muted', 'cards.body'])
      .where('memberships.holder', '=', holder)
      .where('cards.phase', 'in', GOING)
      .orderBy('cards.phase', 'desc')
      .orderBy('cards.at', 'desc');
    const rows = await (limit === undefined ? query : query.limit(limit)).execute();
    return rows.map((row) => ({ ...membershipOf(row), card: JSON.parse(row.body) as RoomCard }));
  }

  /** Finished matches of the rooms that somebody has sat in, the newest first; played by whom, each of them says. */
  async finished(holder: string, before: number, limit: number): Promise<readonly MemberMatch[]> {
    const rows = await this.#db
      .selectFrom('memberships')
      .innerJoin('rooms', 'rooms.name', 'memberships.room')
      .innerJoin('finished', 'finished.room', 'rooms.id')
      .select(['memberships.room', 'memberships.person', 'finished.body'])
      .where('memberships.holder', '=', holder)
      .where('finished.at', '<', before)
      .orderBy('finished.at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ room, person, body }) => ({ room, person, finished: JSON.parse(body) as Finished }));
  }

  /** Who people of these rooms are, by room and person. */
  async holders(rooms: readonly RoomId[]): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (let at = 0; at < rooms.length; at += AT_ONCE) {
      const rows = await this.#db
        .selectFrom('memberships')
        .select(['room', 'person', 'holder'])
        .where('room', 'in', rooms.slice(at, at + AT_ONCE))
        .execute();
      for (const { room, person, holder } of rows) found.set(`${room} ${person}`, holder);
    }
    return found;
  }
}

/** Rooms that are asked about in one query. */
const AT_ONCE = 500;

function membershipOf({ holder, room, person, muted }: Omit<Tables['memberships'], 'at'>): Membership {
  return { holder, room, person, isMuted: muted !== 0 };
}
