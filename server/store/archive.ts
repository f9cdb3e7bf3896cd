import type { RoomCard, RoomId } from '@cifra/room';
import { type Kysely, sql } from 'kysely';
import type { WriteTogether } from './registry.ts';
import { isPostgres, type Tables } from './schema.ts';

/** A room as it is kept, for whoever looks after the house. */
export type KeptRoom = {
  readonly id: RoomId;
  readonly card: RoomCard;
  /** Taken off the public list by the operator, whatever its host says. */
  readonly isHidden: boolean;
  readonly matches: number;
  readonly bytes: number;
};

export type RoomFilter = {
  readonly id?: RoomId | undefined;
  readonly game?: string | undefined;
  readonly phase?: string | undefined;
  readonly listed?: boolean | undefined;
  /** Only those that have not moved since then. */
  readonly movedBefore?: number | undefined;
  /** Only those in which no match was ever begun. */
  readonly unplayed?: boolean | undefined;
  readonly limit: number;
};

/** Everything that is kept, seen from above: what an operator asks and tidies. */
export class Archive {
  readonly #db: Kysely<Tables>;
  readonly #write: WriteTogether;

  constructor(db: Kysely<Tables>, write: WriteTogether) {
    this.#db = db;
    this.#write = write;
  }

  /** Those that moved last first. */
  async rooms({ id, game, phase, listed, movedBefore, unplayed, limit }: RoomFilter): Promise<readonly KeptRoom[]> {
    let query = this.#db
      .selectFrom('cards')
      .innerJoin('rooms', 'rooms.id', 'cards.room')
      .leftJoin('hidden_rooms', 'hidden_rooms.room', 'rooms.name')
      .select(['rooms.name', 'cards.body', 'hidden_rooms.at as hiddenAt'])
      .select(sql<number>`(select count(*) from finished where finished.room = cards.room)`.as('matches'))
      .select(
        sql<number>`(select coalesce(sum(octet_length(body)), 0) from entries where entries.room = cards.room)`.as(
          'bytes',
        ),
      )
      .orderBy('cards.at', 'desc')
      .limit(limit);
    if (id !== undefined) query = query.where('rooms.name', '=', id);
    if (game !== undefined) query = query.where('cards.game', '=', game);
    if (phase !== undefined) query = query.where('cards.phase', '=', phase);
    if (listed === true) query = query.where('cards.listed', '=', 1).where('hidden_rooms.at', 'is', null);
    if (listed === false)
      query = query.where((where) =>
        where.or([where('cards.listed', '=', 0), where('hidden_rooms.at', 'is not', null)]),
      );
    if (movedBefore !== undefined) query = query.where('cards.at', '<', movedBefore);
    if (unplayed === true)
      query = query
        .where('cards.phase', '=', 'lobby')
        .where(sql<boolean>`not exists (select 1 from finished where finished.room = cards.room)`);
    return (await query.execute()).map(({ name, body, hiddenAt, matches, bytes }) => ({
      id: name,
      card: JSON.parse(body) as RoomCard,
      isHidden: hiddenAt !== null,
      matches,
      bytes,
    }));
  }

  /** Who has ordered something in a room, and how often. */
  async activeIn(room: RoomId): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#db
      .selectFrom('entries')
      .innerJoin('rooms', 'rooms.id', 'entries.room')
      .select([orderedBy(this.#db).as('by'), sql<number>`count(*)`.as('orders')])
      .where('rooms.name', '=', room)
      .groupBy('by')
      .execute();
    return new Map(rows.flatMap(({ by, orders }) => (by === null ? [] : [[by, orders] as const])));
  }

  async hide(room: RoomId, at: number): Promise<void> {
    const hidden = this.#db
      .insertInto('hidden_rooms')
      .values({ room, at })
      .onConflict((conflict) => conflict.doNothing());
    await this.#write([hidden.compile()]);
  }

  async show(room: RoomId): Promise<void> {
    await this.#write([this.#db.deleteFrom('hidden_rooms').where('room', '=', room).compile()]);
  }
}

/**
 * Who gave the order of an entry: each database reads JSON in its own words. PostgreSQL looks for the first word `by`,
 * before which there are only numbers: its JSON does not take every text that a player can write.
 */
function orderedBy(db: Kysely<Tables>) {
  return isPostgres(db)
    ? sql<string | null>`substring(substring(body from '"by": ?(null|"[^"]*")') from '"(.*)"')`
    : sql<string | null>`json_extract(body, '$.by')`;
}
