import type { Aside, Attendance, RoomId } from '@cifra/room';
import type { Counts } from '../../metrics.ts';
import type { HouseMessage, HouseNeighbours, NeighbourEvents } from '../neighbours.ts';
import { AttendanceRows } from './attendance.ts';
import type { Holders } from './holders.ts';
import { type Notice, Notices } from './notices.ts';
import type { PgPool } from './pool.ts';
import { ALIVE, PROMPT, type Session } from './session.ts';

/** Rooms that are taken at a time: the others take their share. */
const TAKE = 200;
/** Rooms that are compared in one query. */
const COMPARE = 5_000;

/** The other processes of a house over one PostgreSQL. */
export class PostgresNeighbours implements HouseNeighbours {
  readonly mayWrite = true;
  readonly #pool: PgPool;
  readonly #session: Session;
  readonly #holders: Holders;
  readonly #counts: Counts;
  readonly #notices: Notices;
  readonly #rows: AttendanceRows;
  #on: NeighbourEvents | null = null;
  #taking: Promise<void> | null = null;
  /** Rooms whose attendance has to be read. */
  #asked = new Set<RoomId>();
  #asking: Promise<void> | null = null;

  constructor(pool: PgPool, session: Session, holders: Holders, counts: Counts) {
    this.#pool = pool;
    this.#session = session;
    this.#holders = holders;
    this.#counts = counts;
    const process = () => session.id;
    this.#notices = new Notices(pool, process);
    this.#rows = new AttendanceRows(pool, process, (room) => {
      if (session.others.size > 0) this.#notices.attended(room);
    });
  }

  get count(): number {
    return 1 + this.#session.others.size;
  }

  get isMember(): boolean {
    return this.#session.isMember;
  }

  listen(events: NeighbourEvents): void {
    this.#on = events;
  }

  isOurs(room: RoomId): boolean {
    return this.#session.isMember && this.#holders.of(room) === this.#session.id;
  }

  hint(room: RoomId, version: number): void {
    if (this.#session.others.size > 0) this.#notices.head([room, version, this.#holders.of(room)]);
  }

  say(message: HouseMessage): void {
    // An operator's program has no lease and does not know whether anybody is there.
    if (this.#session.isGuest || this.#session.others.size > 0) this.#notices.say(message);
  }

  pass(room: RoomId, aside: Aside): void {
    this.say({ type: 'aside', room, aside });
  }

  isThere(process: string): boolean {
    return this.#session.others.has(process);
  }

  tell(room: RoomId, attendance: () => Attendance): void {
    this.#rows.tell(room, attendance);
  }

  attendance(room: RoomId): Attendance {
    return this.#rows.of(room);
  }

  attended(): Promise<ReadonlyMap<RoomId, number>> {
    return this.#rows.rooms();
  }

  /** What was never heard of, and what nobody minds. */
  async compare(rooms: readonly RoomId[]): Promise<void> {
    await this.#take(false);
    await this.#rows.dropOld();
    if (this.#session.others.size === 0) return;
    for (let at = 0; at < rooms.length; at += COMPARE) {
      const page = rooms.slice(at, at + COMPARE);
      const heads = await this.#pool.query<{ name: string; version: number; holder: string | null }>(
        'select name, version, holder from rooms where name = any($1)',
        [page],
      );
      for (const { name, holder } of heads) this.#holders.set(name, holder);
      this.#on?.moved(heads.map(({ name, version }) => [name, version]));
      this.#on?.attended(await this.#rows.read(page));
    }
  }

  async leave(): Promise<void> {
    const others = this.#session.others.size;
    await Promise.all([this.#rows.settled(), this.#notices.settled()]);
    await this.#session.end();
    if (others === 0) return;
    this.#notices.came(false);
    await this.#notices.settled();
  }

  /** A lease began, or hearing did. */
  began(): void {
    this.#notices.came(true);
    this.#rows.again();
    // After the database was away nobody minds anything: people at tables with bots wait for this.
    void this.#take(true);
    this.#on?.gap();
  }

  lost(): void {
    this.#counts.leasesLost++;
    this.#holders.clear();
    this.#on?.lost();
  }

  /** Somebody is gone or late: what is due in their rooms is anybody's. */
  missed(): void {
    void this.#take(true);
  }

  heard(payload: string): void {
    const notice = noticeOf(payload);
    if (notice === null || notice.from === this.#session.id) return;
    if ('heads' in notice) {
      for (const [room, , holder] of notice.heads) this.#holders.set(room, holder);
      this.#on?.moved(notice.heads.map(([room, version]) => [room, version]));
    } else if ('attended' in notice) this.#ask(notice.attended);
    else if ('say' in notice) this.#on?.told(notice.say, notice.from);
    else {
      this.#session.lookAround();
      if (!notice.came) void this.#take(true);
    }
  }

  #ask(rooms: readonly RoomId[]): void {
    for (const room of rooms) if (this.#on?.isHere(room) === true) this.#asked.add(room);
    if (this.#asked.size > 0) this.#asking ??= this.#readAttendance().catch(() => {});
  }

  async #readAttendance(): Promise<void> {
    try {
      while (this.#asked.size > 0) {
        const rooms = [...this.#asked];
        this.#asked = new Set();
        this.#on?.attended(await this.#rows.read(rooms));
      }
    } finally {
      this.#asking = null;
    }
  }

  /** Takes what is due and nobody minds, until nothing is left or others were quicker. */
  #take(again: boolean): Promise<void> {
    if (this.#taking !== null && again) return this.#taking.then(() => this.#take(false));
    this.#taking ??= this.#takeAll()
      .catch(() => {})
      .finally(() => {
        this.#taking = null;
      });
    return this.#taking;
  }

  async #takeAll(): Promise<void> {
    for (;;) {
      const me = this.#session.id;
      if (!this.#session.isMember || this.#on === null) return;
      const rows = await this.#pool.query<{ name: string }>(
        `update rooms set holder = $1 where id in (
           select id from rooms where due is not null
             and (holder is null or holder not in (select id from processes where ${PROMPT}))
           limit $2 for update skip locked
         ) and exists (select 1 from processes where id = $1 and ${ALIVE}) returning name`,
        [me, TAKE],
      );
      if (me !== this.#session.id) return;
      const rooms = rows.map(({ name }) => name);
      for (const room of rooms) this.#holders.set(room, me);
      this.#counts.roomsTaken += rooms.length;
      if (rooms.length > 0) this.#on.taken(rooms);
      if (rooms.length < TAKE) return;
    }
  }
}

/** Null for what is none of ours: whoever may use the database may say something there, and must not end a process by it. */
function noticeOf(payload: string): Notice | null {
  try {
    const said: unknown = JSON.parse(payload);
    return typeof said === 'object' && said !== null && 'from' in said ? (said as Notice) : null;
  } catch {
    return null;
  }
}
