import type { Attendance, PersonId, RoomId } from '@cifra/room';
import type { PgPool } from './pool.ts';
import { ALIVE, NOW } from './session.ts';

/** As many people of one room are told to the others. */
const MOST_TOLD = 1_000;
/** Who was there last is of no interest after a minute. */
const OLD_MS = 60_000;
const NOBODY: Attendance = { here: new Set(), heard: new Map() };

type Body = { readonly here: readonly PersonId[]; readonly heard: readonly (readonly [PersonId, number])[] };

/** Who is at a room elsewhere: a row for each process and room, worth as much as the lease of its process. */
export class AttendanceRows {
  readonly #pool: PgPool;
  readonly #process: () => string;
  readonly #written: (room: RoomId) => void;
  readonly #waiting = new Map<RoomId, () => Attendance>();
  /** Rooms of which this process has a row. */
  readonly #ours = new Map<RoomId, () => Attendance>();
  readonly #elsewhere = new Map<RoomId, Attendance>();
  #writing: Promise<void> | null = null;

  constructor(pool: PgPool, process: () => string, written: (room: RoomId) => void) {
    this.#pool = pool;
    this.#process = process;
    this.#written = written;
  }

  of(room: RoomId): Attendance {
    return this.#elsewhere.get(room) ?? NOBODY;
  }

  tell(room: RoomId, attendance: () => Attendance): void {
    this.#waiting.set(room, attendance);
    this.#writing ??= this.#write();
  }

  /** Under a new lease everything is written anew. */
  again(): void {
    for (const [room, attendance] of this.#ours) this.tell(room, attendance);
  }

  /** Reads who is at these rooms elsewhere; tells which have changed. */
  async read(rooms: readonly RoomId[]): Promise<readonly RoomId[]> {
    const rows = await this.#pool.query<{ room: string; body: string }>(
      `select room, body from attendance join processes on processes.id = attendance.process
       where room = any($1) and process <> $2 and ${ALIVE}`,
      [rooms, this.#process()],
    );
    const found = new Map<RoomId, { here: Set<PersonId>; heard: Map<PersonId, number> }>();
    for (const { room, body } of rows) {
      const { here, heard } = JSON.parse(body) as Body;
      const known = found.get(room) ?? { here: new Set(), heard: new Map() };
      found.set(room, known);
      for (const person of here) known.here.add(person);
      for (const [person, at] of heard) known.heard.set(person, Math.max(at, known.heard.get(person) ?? 0));
    }
    return rooms.filter((room) => {
      const [before, after] = [this.#elsewhere.get(room), found.get(room)];
      if (after === undefined) this.#elsewhere.delete(room);
      else this.#elsewhere.set(room, after);
      return before !== undefined || after !== undefined;
    });
  }

  /** Rooms with somebody there at another process, and how many. */
  async rooms(): Promise<ReadonlyMap<RoomId, number>> {
    const rows = await this.#pool.query<{ room: string; people: number }>(
      `select room, sum(people) as people from attendance join processes on processes.id = attendance.process
       where people > 0 and process <> $1 and ${ALIVE} group by room`,
      [this.#process()],
    );
    return new Map(rows.map(({ room, people }) => [room, people]));
  }

  async dropOld(): Promise<void> {
    await this.#pool.query(`delete from attendance where process = $1 and people = 0 and at < ${NOW} - $2`, [
      this.#process(),
      OLD_MS,
    ]);
  }

  async settled(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    await null;
    while (this.#waiting.size > 0) {
      const waiting = [...this.#waiting];
      this.#waiting.clear();
      const rows = waiting.map(([room, attendance]) => {
        const { here, heard } = attendance();
        if (here.size === 0) this.#ours.delete(room);
        else this.#ours.set(room, attendance);
        const body: Body = { here: [...here].slice(0, MOST_TOLD), heard: [...heard].slice(-MOST_TOLD) };
        return [room, here.size, JSON.stringify(body)] as const;
      });
      try {
        await this.#pool.query(
          `insert into attendance (room, process, people, body, at)
           select room, $1, people, body, ${NOW}
           from unnest($2::text[], $3::int[], $4::text[]) as told (room, people, body)
           on conflict (room, process) do update
             set people = excluded.people, body = excluded.body, at = excluded.at`,
          [this.#process(), ...[0, 1, 2].map((column) => rows.map((row) => row[column]))],
        );
        for (const [room] of rows) this.#written(room);
      } catch {
        // A lease that was lost meanwhile begins anew with everything (`again`).
      }
    }
    this.#writing = null;
  }
}
