import type { Append, Finished, RoomCard, RoomEntry, RoomId, Snapshot, Stored } from '@cifra/room';
import type { Counts } from '../metrics.ts';
import { GroupCommit } from './group-commit.ts';
import type { HouseStore } from './house-data.ts';
import type { WriteTogether } from './registry.ts';
import { Rows } from './rows.ts';
import type { Sqlite, SqlValue, Statement, Sync } from './sqlite.ts';

/** How often the store writes down that the house is awake, while any clock runs. */
const HEARTBEAT_MS = 5_000;
/** Rooms that are remembered; the rest is one look into an index. */
const MOST_KNOWN = 20_000;

/** Where a room leaves something, under its number or its name. */
const BY_NUMBER = ['entries', 'snapshots', 'secrets', 'cards', 'finished'] as const;
const BY_NAME = ['aliases', 'tokens', 'links', 'hidden_rooms', 'memberships', 'codes', 'waiting'] as const;

export type StoreEvents = {
  /** The disk has failed; said once. */
  readonly broke: (error: Error) => void;
  /** Everything until this moment is on disk; said every few seconds while something is written. */
  readonly written: (at: number) => void;
};

/** What is remembered of a room: its number, and what this process wrote last. */
type Known = { readonly id: number; version: number | null; due: number | null; bytes: number | null };

/** The logs of the rooms in SQLite, on prepared statements of their own. */
export class SqliteStore implements HouseStore {
  readonly #sql: ReturnType<typeof statements>;
  readonly #group: GroupCommit;
  readonly #rows: Rows;
  readonly #counts: Counts;
  readonly #now: () => number;
  readonly #known = new Map<RoomId, Known>();
  readonly #database: Sqlite;
  /** Statements of the registry, by their text: there are a few. */
  readonly #others = new Map<string, Statement>();
  /** When this process began, and until when the one before it was surely awake. */
  readonly #startedAt: number;
  readonly awakeBefore: number | null;
  readonly #written: StoreEvents['written'];
  #awakeSaid = 0;
  #awakeOnDisk = 0;
  #isUntidy = false;

  /** The tables must be there. */
  constructor(database: Sqlite, sync: Sync, counts: Counts, now: () => number, { broke, written }: StoreEvents) {
    this.#database = database;
    this.#sql = statements(database);
    this.#rows = new Rows(database);
    this.#group = new GroupCommit(database, sync, counts, {
      last: () => this.#rows.write(),
      undone: () => {
        this.#rows.forget();
        this.#known.clear();
        this.#awakeSaid = this.#awakeOnDisk;
      },
      durable: () => this.#sayWritten(),
      broke,
    });
    this.#counts = counts;
    this.#written = written;
    this.#now = now;
    this.#startedAt = now();
    const awake = this.#sql.readMeta.get('awake') as { value: string } | undefined;
    this.awakeBefore = awake === undefined ? null : Number(awake.value);
  }

  get broken(): Error | null {
    return this.#group.broken;
  }

  get failing(): Error | null {
    return this.#group.failing;
  }

  async load(room: RoomId): Promise<Stored | null> {
    this.#mustBeWell();
    const number = this.#numberOf(room);
    if (number === null) return null;
    const snapshot = (this.#sql.readSnapshot.get(number) ?? null) as Snapshot | null;
    const entries = await this.read(room, snapshot?.version ?? 0, -1);
    const last = entries.at(-1) ?? (await this.read(room, (snapshot?.version ?? 1) - 1, 1))[0];
    if (last === undefined) return null;
    this.#counts.roomsLoaded++;
    const secret = (this.#sql.readSecret.get(number) ?? null) as Stored['secret'];
    // A room that was written by this very process has not slept since, nor does it while it is being read.
    const awakeUntil = last.at >= this.#startedAt ? Number.POSITIVE_INFINITY : this.awakeBefore;
    return { snapshot: snapshot === null ? null : { ...snapshot }, entries, secret, awakeUntil };
  }

  async read(room: RoomId, after: number, limit: number): Promise<readonly RoomEntry[]> {
    this.#mustBeWell();
    const number = this.#numberOf(room);
    if (number === null) return [];
    const rows = this.#sql.readEntries.all(number, after, limit) as { body: string }[];
    return rows.map(({ body }) => JSON.parse(body) as RoomEntry);
  }

  append(room: RoomId, append: Append): Promise<'done' | 'conflict'> {
    // Written as text here, so that what cannot be written fails alone and not with its whole group.
    const bodies = append.entries.map((entry) => JSON.stringify(entry));
    const card = append.card === undefined ? null : JSON.stringify(append.card);
    const finished = append.finished === undefined ? null : JSON.stringify(append.finished);
    return this.#group.run(() => this.#write(room, append, bodies, card, finished));
  }

  async keep(room: RoomId, { format, version, state }: Snapshot): Promise<void> {
    await this.#group.run(() => {
      const number = this.#numberOf(room);
      if (number !== null) this.#sql.writeSnapshot.run(number, format, version, state);
    });
  }

  async due(until: number, limit: number): Promise<readonly RoomId[]> {
    return (this.#sql.readDue.all(until, limit) as { name: string }[]).map(({ name }) => name);
  }

  remove(room: RoomId): Promise<boolean> {
    return this.#group.run(() => {
      // It must see what others of its group have put off.
      this.#rows.write();
      const number = this.#numberOf(room);
      if (number === null) return false;
      for (const table of BY_NUMBER) this.#other(`delete from ${table} where room = ?`).run(number);
      for (const table of BY_NAME) this.#other(`delete from ${table} where room = ?`).run(room);
      this.#other('delete from rooms where id = ?').run(number);
      this.#known.delete(room);
      return true;
    });
  }

  bytesOf(room: RoomId): number {
    const known = this.#find(room);
    if (known === null) return 0;
    known.bytes ??= (this.#sql.readBytes.get(known.id) as { bytes: number }).bytes;
    return known.bytes;
  }

  bytes(): number {
    return (this.#sql.readSize.get() as { bytes: number }).bytes;
  }

  async sayAwake(): Promise<void> {
    if (this.#sql.anyDue.get() === undefined) return;
    await this.#group.run(() => this.#writeAwake());
  }

  tidy(): void {
    if (!this.#isUntidy || !this.#group.isIdle || this.broken !== null) return;
    this.#isUntidy = false;
    // Whoever reads at that moment, a backup say, is not waited for: there is a next time.
    this.#database.exec('pragma busy_timeout = 0; pragma wal_checkpoint(truncate); pragma busy_timeout = 5000');
  }

  readonly writeTogether: WriteTogether = (queries) =>
    this.#group.run(() => {
      for (const [at, { sql, parameters }] of queries.entries()) {
        const { changes } = this.#other(sql).run(...(parameters as readonly SqlValue[]));
        if (at === 0 && Number(changes) === 0) return false;
      }
      return true;
    });

  settled(): Promise<void> {
    return this.#group.settled();
  }

  #write(
    room: RoomId,
    { entries, due, secret, card, finished, overtaken = [] }: Append,
    bodies: readonly string[],
    cardBody: string | null,
    finishedBody: string | null,
  ): 'done' | 'conflict' {
    const sql = this.#sql;
    const first = entries[0]?.version ?? 0;
    const known = this.#find(room) ?? (first === 1 ? this.#enter(room) : null);
    if (known === null) return 'conflict';
    const { id: number } = known;
    // What follows this process's own last entry has its place; else the first one finds out what is there.
    const follows = known.version === first - 1;
    if (!follows && !this.#writeFirst(number, first, bodies[0] ?? '')) {
      this.#known.delete(room);
      return 'conflict';
    }
    if (overtaken.length > 0) this.#empty(known, overtaken);
    for (let at = follows ? 0 : 1; at < bodies.length; at++) this.#rows.add(number, first + at, bodies[at] ?? '');
    if (known.version === null || known.due !== due) sql.writeDue.run(due, number, due);
    known.version = first + entries.length - 1;
    known.due = due;
    if (known.bytes !== null) known.bytes += bodies.reduce((sum, body) => sum + Buffer.byteLength(body), 0);
    if (secret !== undefined) sql.writeSecret.run(number, secret.match, secret.seed, secret.salt);
    if (card !== undefined && cardBody !== null) this.#writeCard(number, card, cardBody);
    if (finished !== undefined && finishedBody !== null) this.#writeFinished(number, finished, finishedBody);
    if (this.#now() - this.#awakeSaid >= HEARTBEAT_MS) this.#writeAwake();
    this.#counts.entriesAppended += entries.length;
    return 'done';
  }

  #writeFirst(number: number, version: number, body: string): boolean {
    // It must see what others of its group have put off.
    this.#rows.write();
    return this.#sql.writeFirst.run(number, version, body).changes !== 0;
  }

  #empty(known: Known, versions: readonly number[]): void {
    // They may be among what others of this group have put off.
    this.#rows.write();
    for (const version of versions) {
      const before = this.#sql.readLength.get(known.id, version) as { bytes: number } | undefined;
      const after = this.#sql.emptyEntry.get(known.id, version) as { bytes: number } | undefined;
      if (known.bytes !== null) known.bytes += (after?.bytes ?? 0) - (before?.bytes ?? 0);
    }
  }

  #writeCard(number: number, { listed, game, phase, at }: RoomCard, body: string): void {
    this.#sql.writeCard.run(number, listed ? 1 : 0, game, phase, at, body);
  }

  #writeFinished(number: number, { match, at }: Finished, body: string): void {
    this.#sql.writeFinished.run(number, match, at, body);
    this.#counts.matchesFinished++;
  }

  #writeAwake(): void {
    this.#awakeSaid = this.#now();
    this.#sql.writeMeta.run('awake', String(this.#awakeSaid));
  }

  #sayWritten(): void {
    this.#isUntidy = true;
    if (this.#awakeSaid === this.#awakeOnDisk) return;
    this.#awakeOnDisk = this.#awakeSaid;
    this.#written(this.#awakeOnDisk);
  }

  #other(sql: string): Statement {
    const statement = this.#others.get(sql) ?? this.#database.prepare(sql);
    this.#others.set(sql, statement);
    return statement;
  }

  /** What the disk failed to keep can still be read; whoever sent it again would be told that it is safe. */
  #mustBeWell(): void {
    if (this.broken !== null) throw this.broken;
  }

  #numberOf(room: RoomId): number | null {
    return this.#find(room)?.id ?? null;
  }

  #find(room: RoomId): Known | null {
    const known = this.#known.get(room);
    if (known !== undefined) return known;
    const found = this.#sql.readRoom.get(room) as { id: number } | undefined;
    return found === undefined ? null : this.#remember(room, found.id);
  }

  #enter(room: RoomId): Known {
    return this.#remember(room, (this.#sql.newRoom.get(room) as { id: number }).id);
  }

  #remember(room: RoomId, id: number): Known {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    const known: Known = { id, version: null, due: null, bytes: null };
    this.#known.set(room, known);
    return known;
  }
}

function statements(database: Sqlite) {
  const prepare = (sql: string) => database.prepare(sql);
  return {
    readRoom: prepare('select id from rooms where name = ?'),
    newRoom: prepare('insert into rooms (name) values (?) returning id'),
    // The key refuses a version that is there; the condition one that does not follow.
    writeFirst: prepare(
      `insert or ignore into entries (room, version, body) select ?1, ?2, ?3
       where ?2 = 1 or exists (select 1 from entries where room = ?1 and version = ?2 - 1)`,
    ),
    readEntries: prepare('select body from entries where room = ? and version > ? order by version limit ?'),
    readLength: prepare('select octet_length(body) as bytes from entries where room = ? and version = ?'),
    emptyEntry: prepare(
      `update entries set body = json_set(body, '$.events', json('[]')) where room = ? and version = ?
       returning octet_length(body) as bytes`,
    ),
    readBytes: prepare('select coalesce(sum(octet_length(body)), 0) as bytes from entries where room = ?'),
    // What was deleted leaves free pages behind, which the next entries fill.
    readSize: prepare(
      'select (page_count - freelist_count) * page_size as bytes from pragma_page_count(), pragma_freelist_count(), pragma_page_size()',
    ),
    writeDue: prepare('update rooms set due = ? where id = ? and due is not ?'),
    readDue: prepare('select name from rooms where due <= ? order by due limit ?'),
    anyDue: prepare('select 1 from rooms where due is not null limit 1'),
    writeSnapshot: prepare('replace into snapshots (room, format, version, state) values (?, ?, ?, ?)'),
    readSnapshot: prepare('select format, version, state from snapshots where room = ?'),
    writeSecret: prepare('insert into secrets (room, match, seed, salt) values (?, ?, ?, ?)'),
    readSecret: prepare('select match, seed, salt from secrets where room = ? order by match desc limit 1'),
    writeCard: prepare('replace into cards (room, listed, game, phase, at, body) values (?, ?, ?, ?, ?, ?)'),
    writeFinished: prepare('replace into finished (room, match, at, body) values (?, ?, ?, ?)'),
    readMeta: prepare('select value from meta where key = ?'),
    writeMeta: prepare('replace into meta (key, value) values (?, ?)'),
  };
}
