import type { RoomId } from '@cifra/room';
import type { Kysely } from 'kysely';
import type { WriteTogether } from './registry.ts';
import type { Tables } from './schema.ts';

export const CHANNEL_KINDS = ['push', 'mail', 'webhook'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** A way to call somebody. */
export type NoticeChannel = {
  readonly id: string;
  readonly holder: string;
  readonly kind: ChannelKind;
  readonly address: string;
  /** Keys of a push service, the hash of a confirmation; nothing that a room knows. */
  readonly body: { readonly [name: string]: string };
  readonly confirmed: number | null;
  readonly made: number;
};

/** A match that waits for somebody's decision. */
export type Waiting = {
  readonly holder: string;
  readonly room: RoomId;
  readonly decision: string;
  readonly since: number;
  /** When the time for it runs out; null without a clock. */
  readonly ends: number | null;
  /** When to remind of it; null where there is nothing to remind of, or that is done. */
  readonly remind: number | null;
  /** When they were told. */
  readonly told: number | null;
};

/** Whom to call, how, and about what. */
export class NoticeRecords {
  readonly #db: Kysely<Tables>;
  readonly #write: WriteTogether;

  constructor(db: Kysely<Tables>, write: WriteTogether) {
    this.#db = db;
    this.#write = write;
  }

  async channels(holder: string): Promise<readonly NoticeChannel[]> {
    const rows = await this.#db
      .selectFrom('channels')
      .selectAll()
      .where('holder', '=', holder)
      .orderBy('made')
      .execute();
    return rows.map(channelOf);
  }

  async channel(id: string): Promise<NoticeChannel | null> {
    const row = await this.#db.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : channelOf(row);
  }

  /** The same id again is the same channel, whoever has it now: a browser that changes hands calls its new owner alone. */
  async putChannel({ body, ...channel }: NoticeChannel): Promise<void> {
    const row = { ...channel, body: JSON.stringify(body) };
    const { id: _, ...rest } = row;
    const put = this.#db
      .insertInto('channels')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(rest));
    await this.#write([put.compile()]);
  }

  removeChannel(id: string, holder: string): Promise<boolean> {
    return this.#write([this.#db.deleteFrom('channels').where('id', '=', id).where('holder', '=', holder).compile()]);
  }

  /** What one key is called by becomes another one's, which goes on wishing what it wished, if it did. */
  async adopt(from: string, to: string): Promise<void> {
    const wishes = await this.wishes(from);
    if (wishes !== null && (await this.wishes(to)) === null) await this.setWishes(to, wishes);
    await this.#write([this.#db.updateTable('channels').set({ holder: to }).where('holder', '=', from).compile()]);
    await this.#write([this.#db.deleteFrom('callers').where('holder', '=', from).compile()]);
  }

  /** Who can be called at all. */
  async callable(): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('channels')
      .select('holder')
      .distinct()
      .where('confirmed', 'is not', null)
      .execute();
    return rows.map(({ holder }) => holder);
  }

  /** What somebody wishes; null where they never said anything. */
  async wishes(holder: string): Promise<string | null> {
    const row = await this.#db.selectFrom('callers').select('body').where('holder', '=', holder).executeTakeFirst();
    return row?.body ?? null;
  }

  async setWishes(holder: string, body: string): Promise<void> {
    const set = this.#db
      .insertInto('callers')
      .values({ holder, body })
      .onConflict((conflict) => conflict.column('holder').doUpdateSet({ body }));
    await this.#write([set.compile()]);
  }

  /** Everybody who has said something. */
  async allWishes(): Promise<readonly { readonly holder: string; readonly body: string }[]> {
    return this.#db.selectFrom('callers').select(['holder', 'body']).execute();
  }

  async waiting(): Promise<readonly Waiting[]> {
    const rows = await this.#db.selectFrom('waiting').selectAll().orderBy('since').execute();
    return rows.map(waitingOf);
  }

  async waitingIn(room: RoomId): Promise<readonly Waiting[]> {
    const rows = await this.#db.selectFrom('waiting').selectAll().where('room', '=', room).execute();
    return rows.map(waitingOf);
  }

  async putWaiting(one: Waiting): Promise<void> {
    const { holder: _, room: __, ...rest } = one;
    const put = this.#db
      .insertInto('waiting')
      .values({ ...one })
      .onConflict((conflict) => conflict.columns(['holder', 'room']).doUpdateSet(rest));
    await this.#write([put.compile()]);
  }

  /** Of several processes only one tells; false where somebody else does. */
  claim({ holder, room, decision }: Waiting, what: 'told' | 'remind', at: number): Promise<boolean> {
    const row = this.#db
      .updateTable('waiting')
      .set(what === 'told' ? { told: at } : { remind: null })
      .where('holder', '=', holder)
      .where('room', '=', room)
      .where('decision', '=', decision)
      .where(what, what === 'told' ? 'is' : 'is not', null);
    return this.#write([row.compile()]);
  }

  async removeWaiting(holder: string, room: RoomId): Promise<void> {
    await this.#write([this.#db.deleteFrom('waiting').where('holder', '=', holder).where('room', '=', room).compile()]);
  }
}

/** PostgreSQL gives large numbers as text. */
const time = (value: number | string | null): number | null => (value === null ? null : Number(value));

function channelOf({ id, holder, kind, address, body, confirmed, made }: Tables['channels']): NoticeChannel {
  return {
    id,
    holder,
    kind: kind as ChannelKind,
    address,
    body: JSON.parse(body) as NoticeChannel['body'],
    confirmed: time(confirmed),
    made: Number(made),
  };
}

function waitingOf({ holder, room, decision, since, ends, remind, told }: Tables['waiting']): Waiting {
  return { holder, room, decision, since: Number(since), ends: time(ends), remind: time(remind), told: time(told) };
}
