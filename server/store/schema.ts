import { type Generated, type Kysely, type Migration, sql } from 'kysely';

/** The tables; logs are written by prepared statements of their own, the rest by queries. */
export type Tables = {
  meta: { key: string; value: string };
  /** A room's number keeps the index of the entries small; its name is what people share. */
  rooms: { id: Generated<number>; name: string; due: number | null };
  entries: { room: number; version: number; body: string };
  snapshots: { room: number; format: number; version: number; state: string };
  secrets: { room: number; match: number; seed: string; salt: string };
  cards: { room: number; listed: number; game: string; phase: string; at: number; body: string };
  finished: { room: number; match: number; at: number; body: string };
  people: { hash: string; name: string };
  /** Who a key is in one room, where that is not what follows from the key: a seat was carried over. */
  aliases: { room: string; holder: string; person: string };
  tokens: { hash: string; room: string; person: string; name: string; made: number };
  links: { hash: string; room: string; person: string; holder: string; until: number };
  /** Rooms that the operator has taken off the public list. */
  hidden_rooms: { room: string; at: number };
  /** Whom the operator does not let in: the hash of a key, or an address. */
  bans: { kind: string; value: string; at: number };
  /** On which day somebody was last here, by the hash of the key. */
  seen: { hash: string; at: number };
  /** Where somebody has sat, by the hash of the key, and who they are there. */
  memberships: { holder: string; room: string; person: string; at: number; muted: number };
  /** A few signs that lead to a room while it wants that. */
  codes: { code: string; room: string; at: number };
  /** Links that carry a whole key to another device. The key itself is sealed with what only the link says. */
  key_links: {
    hash: string;
    holder: string;
    until: number;
    guest: string | null;
    number: string | null;
    sealed: string | null;
  };
  /** How somebody wants to be called: a browser's push service, an address for mail, a webhook of their own. */
  channels: {
    id: string;
    holder: string;
    kind: string;
    address: string;
    body: string;
    /** When its owner said yes to it; null until then. */
    confirmed: number | null;
    made: number;
  };
  /** What somebody wants to hear of, in which language and by which clock; what was told last. */
  callers: { holder: string; body: string };
  /** Days on which somebody's slow clocks stand. */
  holidays: { holder: string; begins: number; ends: number };
  /** Matches that wait for somebody, as far as they were told of it. */
  waiting: {
    holder: string;
    room: string;
    decision: string;
    since: number;
    ends: number | null;
    remind: number | null;
    told: number | null;
  };
};

/** One list for every SQL store; a change is a new entry, never a change of an old one. */
export const MIGRATIONS: { readonly [name: string]: Migration } = {
  '0001-house': { up: house },
  '0002-operator': { up: operator },
  '0003-people': { up: people },
  '0004-holidays': { up: holidays },
};

async function holidays({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('holidays')
    .ifNotExists()
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('begins', 'bigint', (column) => column.notNull())
    .addColumn('ends', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('holidays_key', ['holder', 'begins'])
    .execute();
  await schema.createIndex('holidays_ends').ifNotExists().on('holidays').column('ends').execute();
}

async function people({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('memberships')
    .ifNotExists()
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('muted', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('memberships_key', ['holder', 'room'])
    .execute();
  await schema.createIndex('memberships_room').ifNotExists().on('memberships').columns(['room', 'person']).execute();
  await schema
    .createTable('codes')
    .ifNotExists()
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('room', 'text', (column) => column.notNull().unique())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('key_links')
    .ifNotExists()
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('guest', 'text')
    .addColumn('number', 'text')
    .addColumn('sealed', 'text')
    .execute();
  await schema
    .createTable('channels')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('confirmed', 'bigint')
    .addColumn('made', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('channels_holder').ifNotExists().on('channels').column('holder').execute();
  await schema
    .createTable('callers')
    .ifNotExists()
    .addColumn('holder', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('waiting')
    .ifNotExists()
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('ends', 'bigint')
    .addColumn('remind', 'bigint')
    .addColumn('told', 'bigint')
    .addPrimaryKeyConstraint('waiting_key', ['holder', 'room'])
    .execute();
}

/** SQLite does not undo half a migration: killed in the middle, it is done again from the start. */
async function operator({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('hidden_rooms')
    .ifNotExists()
    .addColumn('room', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('bans')
    .ifNotExists()
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('bans_key', ['kind', 'value'])
    .execute();
  await schema
    .createTable('seen')
    .ifNotExists()
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}

async function house(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('meta')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  if (isPostgres(db)) await heads(db);
  else
    await schema
      .createTable('rooms')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('due', 'bigint')
      .execute();
  // Few rooms have something to do of their own accord: only they are in this index.
  await schema.createIndex('rooms_due').on('rooms').column('due').where('due', 'is not', null).execute();
  await schema
    .createTable('entries')
    .addColumn('room', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['room', 'version'])
    .execute();
  await schema
    .createTable('snapshots')
    .addColumn('room', 'integer', (column) => column.primaryKey())
    .addColumn('format', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('secrets')
    .addColumn('room', 'integer', (column) => column.notNull())
    .addColumn('match', 'integer', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('secrets_key', ['room', 'match'])
    .execute();
  await schema
    .createTable('cards')
    .addColumn('room', 'integer', (column) => column.primaryKey())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('cards_listed').on('cards').columns(['listed', 'at']).execute();
  await schema
    .createTable('finished')
    .addColumn('room', 'integer', (column) => column.notNull())
    .addColumn('match', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('finished_key', ['room', 'match'])
    .execute();
  await identities(db);
}

/** Where many processes share the store: only there can a change of the tables be undone. */
export function isPostgres(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter.supportsTransactionalDdl;
}

/** What many processes need beside the logs: a head for each room, who is alive, and who is where. */
async function heads({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('rooms')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('holder', 'text')
    // A head changes with every move: room on its page keeps that away from the indexes.
    .modifyEnd(sql`with (fillfactor = 70)`)
    .execute();
  await schema
    .createIndex('rooms_holder')
    .on('rooms')
    .columns(['holder', 'due'])
    .where('due', 'is not', null)
    .execute();
  await schema
    .createTable('processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('attendance')
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('process', 'text', (column) => column.notNull())
    .addColumn('people', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('attendance_key', ['room', 'process'])
    .execute();
}

async function identities({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('people')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('aliases')
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('aliases_key', ['room', 'holder'])
    .execute();
  await schema
    .createTable('tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('tokens_person').on('tokens').columns(['room', 'person']).execute();
  await schema
    .createTable('links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}
